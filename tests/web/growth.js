/** The faults that grown text brings to a screen asked to be so wide, in words. Runs in the page. */
(asked) => {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const faults = new Set();

  /** Caches a value for each element. */
  const once = (work) => {
    const known = new Map();
    return (one) => known.get(one) ?? known.set(one, work(one)).get(one);
  };
  const style = once((one) => getComputedStyle(one));
  const box = once((one) => one.getBoundingClientRect());
  const above = once((one) => (one && one !== document.documentElement ? [one, ...above(one.parentElement)] : []));
  const hides = (one, axis) => /hidden|clip/.test(style(one)[`overflow${axis}`]);
  const scrolls = (one, axis) => /auto|scroll/.test(style(one)[`overflow${axis}`]);
  const tiny = ({ width, height }) => width < 3 || height < 3;
  /** The title under a question in the bar is for screen readers alone. */
  const isForReaders = (one) => one.matches(".bar > h1") && style(one).opacity === "0";
  const shown = once(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !above(one).some(isForReaders) &&
      !above(one).some((up) => hides(up, "X") && tiny(box(up))),
  );
  const name = (one) => (one ? [one.localName, ...one.classList].join(".") : "");
  const words = (one) => `"${one.textContent.trim().replace(/\s+/g, " ").slice(0, 30)}"`;
  const title = (one) => `${name(one.parentElement)} > ${name(one)} ${words(one)}`;

  /** The ancestors whose edges can cut this element: an absolute one escapes those below the one it is placed in. */
  const holders = once((one) => {
    const { position } = style(one);
    const next = position === "fixed" ? null : position === "absolute" ? one.offsetParent : one.parentElement;
    return [one, ...(next && next !== document.documentElement ? holders(next) : [])];
  });
  /** The nearest one that scrolls that way: it makes all within reachable. */
  const scroller = (one, axis) => holders(one).find((up) => scrolls(up, axis));
  const loose = once((one) =>
    holders(one).find((up) => /fixed|sticky/.test(style(up).position) || up.matches("[popover], .advice")),
  );

  /** Letters fill about the middle half of the height of their line. */
  const air = ({ height }) => height / 4;
  const beyond = (line, edge, axis) =>
    axis === "X"
      ? line.left < edge.left - 2 || line.right > edge.right + 2
      : line.top + air(line) < edge.top - 1 || line.bottom - air(line) > edge.bottom + 1;
  const gone = (line, edge) => line.top > edge.bottom - 2 || line.left > edge.right - 2 || line.bottom < edge.top + 2;

  function* texts() {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
      const own = walk.currentNode.parentElement;
      if (!walk.currentNode.data.trim() || own.closest("svg, select, option, .round") || !shown(own)) continue;
      range.selectNodeContents(walk.currentNode);
      const lines = [...range.getClientRects()].filter((line) => !tiny(line));
      if (lines.length && parseFloat(style(own).fontSize) > 2) yield { own, lines, text: walk.currentNode.data };
    }
  }

  /** Whether an ellipsis shortens these words on purpose: the same element or one around it names them whole. */
  const isShortened = (own) =>
    above(own).some((up) => style(up).textOverflow === "ellipsis" || style(up).webkitLineClamp !== "none") &&
    own.closest("[title], [aria-label], button, summary, a, [data-what]") !== null;

  /** The ancestors up to the one that scrolls that way. */
  const edges = (own, axis) => {
    const all = holders(own);
    const last = scroller(own, axis);
    return last ? all.slice(0, all.indexOf(last)) : all;
  };

  /** The ancestors that hide what lies beyond their edges. */
  const knives = (own, axis) => edges(own, axis).filter((edge) => edge !== document.body && hides(edge, axis));

  /** Whether a sentence that is there as a whole or not at all has no room: no part of it shows. */
  const isAbsent = ({ own, lines }) => {
    const strip = own.closest(".instruction");
    return strip && hides(strip, "X") && lines.every((line) => gone(line, box(strip)));
  };

  function checkCuts({ own, lines }) {
    for (const axis of ["X", "Y"])
      for (const edge of knives(own, axis))
        if (!isShortened(own) && lines.some((line) => beyond(line, box(edge), axis)))
          faults.add(`cut: ${title(own)} by ${name(edge)}`);
  }

  /** Words broken letter by letter, which is narrower than any column of words. */
  function checkPieces({ own, lines, text }) {
    const longest = Math.max(...text.split(/[\s\u00ad-]+/).map((word) => word.length));
    const size = parseFloat(style(own).fontSize);
    const widest = Math.max(...lines.map(({ width }) => width));
    if (lines.length > 1 && longest > 4 && widest < 1.75 * size) faults.add(`in pieces: ${title(own)}`);
  }

  const isBox = once((one) => {
    const { backgroundColor, borderTopWidth, borderBottomWidth, borderLeftWidth, borderTopStyle, display } = style(one);
    const painted = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    const framed =
      [borderTopWidth, borderBottomWidth, borderLeftWidth].every((wide) => parseFloat(wide) > 0) &&
      borderTopStyle !== "none";
    return display !== "inline" && display !== "contents" && (painted || framed);
  });

  function checkBox({ own, lines }) {
    const up = holders(own).find((one) => isBox(one) || scrolls(one, "X") || scrolls(one, "Y"));
    if (!up || !isBox(up) || up === document.body || isShortened(own)) return;
    if (scrolls(up, "X") || scrolls(up, "Y")) return;
    if (lines.some((line) => beyond(line, box(up), "X") || beyond(line, box(up), "Y")))
      faults.add(`out of its box: ${title(own)} of ${name(up)}`);
  }

  function checkSides({ own, lines }) {
    if (scroller(own, "X")) return;
    if (lines.some(({ left, right }) => left < -1 || right > asked + 1)) faults.add(`beside the window: ${title(own)}`);
  }

  const crosses = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom - air(a), b.bottom - air(b)) - Math.max(a.top + air(a), b.top + air(b)) > 2;

  /** A line as far as the parts that scroll let it be seen. */
  function seen(own, line) {
    let { left, right, top, bottom } = line;
    for (const up of holders(own)) {
      if (up === document.body) continue;
      const edge = box(up);
      if (hides(up, "X") || (up !== own && scrolls(up, "X")))
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (hides(up, "Y") || (up !== own && scrolls(up, "Y")))
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom, height: bottom - top };
  }

  /** Whether this button shows nothing of its own and lies over what it opens. */
  const isLaidOver = (one) =>
    style(one).fontSize === "0px" || (!one.textContent.trim() && style(one).position === "absolute");

  const FIELDS = "select, input:not([type=checkbox], [type=radio], [type=file]), textarea";
  const BUTTONS = "button, a.button, summary.button";

  function checkOverlaps(all) {
    const fields = [...root.querySelectorAll(FIELDS)].filter(shown).map((own) => ({ own, lines: [box(own)] }));
    const buttons = [...root.querySelectorAll(BUTTONS)]
      .filter((one) => shown(one) && isBox(one) && !isLaidOver(one))
      .map((own) => ({ own, lines: [box(own)] }));
    const boxes = [...all, ...fields, ...buttons]
      .flatMap(({ own, lines }) => lines.map((line) => ({ own, line: seen(own, line), loose: loose(own) })))
      .filter(({ line }) => line.right - line.left > 2 && line.height > 2)
      .sort((a, b) => a.line.top - b.line.top);
    for (const [k, a] of boxes.entries())
      for (let at = k + 1; at < boxes.length && boxes[at].line.top < a.line.bottom; at += 1) {
        const b = boxes[at];
        if (
          a.own === b.own ||
          a.loose !== b.loose ||
          (a.own.contains(b.own) && a.own.matches(`${BUTTONS}, ${FIELDS}`)) ||
          (b.own.contains(a.own) && b.own.matches(`${BUTTONS}, ${FIELDS}`))
        )
          continue;
        if (crosses(a.line, b.line)) faults.add(`on each other: ${title(a.own)} and ${title(b.own)}`);
      }
  }

  function checkControls() {
    for (const one of root.querySelectorAll(
      "button, a, select, input:not([type=checkbox], [type=radio], [type=file]), textarea, summary",
    )) {
      if (!shown(one) || tiny(box(one)) || isAbsent({ own: one, lines: [box(one)] })) continue;
      const { left, right, top, bottom } = box(one);
      if (!scroller(one, "X") && (left < -1 || right > asked + 1)) faults.add(`beside the window: ${title(one)}`);
      const fixed = holders(one).some((up) => style(up).position === "fixed" && up !== root);
      if (fixed && !scroller(one, "Y") && (top < -1 || bottom > innerHeight + 1))
        faults.add(`out of reach: ${title(one)}`);
    }
  }

  /** A strip of tabs that a finger moves by design. */
  const isStrip = (one) => one.matches(".chapters");

  function checkWidth() {
    const page = document.documentElement;
    const wide = Math.max(page.scrollWidth, innerWidth) - asked;
    if (wide > 0) faults.add(`the page is ${wide} too wide`);
    for (const one of root.querySelectorAll("*"))
      if (scrolls(one, "X") && one.scrollWidth > one.clientWidth + 1 && shown(one) && !isStrip(one))
        faults.add(`scrolls sideways: ${name(one)} by ${one.scrollWidth - one.clientWidth}`);
    if (root !== document.body) {
      if (box(root).left < -1 || box(root).right > asked + 1) faults.add(`the dialog is too wide`);
    }
  }

  const all = [...texts()].filter((one) => !isAbsent(one));
  checkWidth();
  for (const one of all) {
    checkCuts(one);
    checkPieces(one);
    checkBox(one);
    checkSides(one);
  }
  checkOverlaps(all);
  checkControls();
  return [...faults];
};
