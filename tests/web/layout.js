/** All faults in the layout of a screen, in words. Runs in the page. */
() => {
  const root = document.querySelector("dialog[open]") ?? document.body;
  const width = document.documentElement.clientWidth;
  const faults = new Set();

  /** Caches a value for each element. */
  const once = (work) => {
    const known = new Map();
    return (one) => known.get(one) ?? known.set(one, work(one)).get(one);
  };
  const style = once((one) => {
    const { overflowX, overflowY, position } = getComputedStyle(one);
    return {
      hidesX: /hidden|clip/.test(overflowX),
      hidesY: /hidden|clip/.test(overflowY),
      scrolls: /auto|scroll/.test(overflowX + overflowY),
      loose: /sticky|fixed/.test(position) || one.matches(".advice"),
    };
  });
  const box = once((one) => one.getBoundingClientRect());
  const parents = once((one) => (one && one !== document.body ? [one, ...parents(one.parentElement)] : []));
  const tiny = ({ width, height }) => width < 3 || height < 3;
  const shown = once(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !parents(one).some((each) => tiny(box(each))),
  );
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const title = (one) => `${one.tagName.toLowerCase()}.${one.className} "${short(one.textContent)}"`;

  /** A row that shows as many as find room leaves the others below its edge. */
  const wrappedOut = (one, { top, left }) =>
    (style(one).hidesY && top > box(one).bottom - 2) || (style(one).hidesX && left > box(one).right - 2);

  function* texts() {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
      const own = walk.currentNode.parentElement;
      // the banner of a round lies over all for a moment
      if (!walk.currentNode.data.trim() || own.closest("svg, select, .round") || !shown(own)) continue;
      // shortened on purpose: all its words stand elsewhere
      if (getComputedStyle(own).webkitLineClamp !== "none") continue;
      range.selectNodeContents(walk.currentNode);
      const area = range.getBoundingClientRect();
      const around = parents(own);
      if (!tiny(area) && !around.some((one) => wrappedOut(one, area)))
        yield { own, area, lines: [...range.getClientRects()], around };
    }
  }

  const outside = ({ left, right }) => left < -1 || right > width + 1;
  const cuts = (one, { right, bottom }) =>
    (style(one).hidesX && right > box(one).right + 2) || (style(one).hidesY && bottom > box(one).bottom + 3);
  /** Letters fill about the middle half of the height of their line. */
  const air = ({ height }) => height / 4;
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom - air(a), b.bottom - air(b)) - Math.max(a.top + air(a), b.top + air(b)) > 2;

  /** Whether this is an invisible button over a whole element. */
  const showsNothing = (one) => one.matches("button") && getComputedStyle(one).fontSize === "0px";

  /** The element that covers these words. A prompt at the edge may. */
  function over({ own, lines }) {
    const { left, right, top, height } = lines.at(-1);
    const middle = [(left + right) / 2, top + height * 0.75];
    const hit = document.elementFromPoint(...middle);
    const free = !hit || own.contains(hit) || hit.contains(own) || showsNothing(hit);
    return free || parents(hit).some((one) => style(one).loose) ? null : hit;
  }

  function checkWords() {
    const lying = [];
    for (const { own, area, lines, around } of texts()) {
      const cut = around.find((one) => cuts(one, area));
      if (cut) faults.add(`cut: ${title(own)} by .${cut.className}`);
      if (around.some((one) => style(one).scrolls)) continue;
      if (outside(area)) faults.add(`outside: ${title(own)}`);
      const cover = over({ own, lines });
      if (cover) faults.add(`covered: ${title(own)} by ${title(cover)}`);
      lying.push({ own, lines, loose: around.find((one) => style(one).loose) });
    }
    for (const [k, a] of lying.entries())
      for (const b of lying.slice(k + 1))
        if (
          a.own !== b.own &&
          a.loose === b.loose &&
          a.lines.some((one) => b.lines.some((other) => overlap(one, other)))
        )
          faults.add(`on each other: ${title(a.own)} and ${title(b.own)}`);
  }

  /** Only on a card may letters be smaller: one tap shows all of it. */
  function checkLetters() {
    for (const { own } of texts()) {
      const size = parseFloat(getComputedStyle(own).fontSize);
      if (size < 14 && !own.closest(".card")) faults.add(`small, ${size} px: ${title(own)}`);
    }
  }

  /**
   * Whether a press on `hit` counts for that button. An empty button lies beneath the element that it opens; a hint may
   * lie over all.
   */
  const reached = (one, hit) =>
    one.contains(hit) ||
    hit?.contains(one) ||
    hit?.closest(".advice") ||
    (one.matches(":empty") && one.parentElement.contains(hit));

  function checkButtons() {
    const before = { page: scrollY, inner: root.scrollTop };
    for (const one of root.querySelectorAll("button, a, select, input:not([type=checkbox]), summary")) {
      if (!shown(one)) continue;
      one.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!reached(one, hit)) faults.add(`covered: ${title(one)} by ${hit && title(hit)}`);
      if (outside({ left, right })) faults.add(`outside: ${title(one)}`);
    }
    root.scrollTop = before.inner;
    scrollTo({ top: before.page, behavior: "instant" });
  }

  function checkPage() {
    const wide = document.documentElement.scrollWidth - width;
    if (wide > 0) faults.add(`the page is ${wide} too wide`);
    const ask = document.querySelector(".ask");
    const part = ask && style(ask).loose ? ask.offsetHeight / innerHeight : 0;
    if (part > 0.3) faults.add(`the prompt takes ${Math.round(100 * part)} % of the height`);
  }

  checkPage();
  checkWords();
  checkLetters();
  checkButtons();
  return [...faults];
};
