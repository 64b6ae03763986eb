/**
 * A person who answers quickly and at random, by the buttons of the page: `quick.play(seed)` begins, `quick.rest()` ends,
 * `quick.look()` reads the page, `quick.times()` tells when it changed. Given to a page before its scripts.
 */
(() => {
  /** Milliseconds between two looks at the page, and so before each press. */
  let pause = 0;
  /** Milliseconds after which a press that changed nothing is tried again: the host may be away. */
  const PATIENCE = 2000;
  const ASKED = "[data-question]:not([data-idle])";
  const FREE = ":not([aria-pressed=true], [aria-disabled=true], [disabled])";

  const one = (place) => document.querySelector(place);
  const all = (place) => [...document.querySelectorAll(place)];

  const isOver = () => one("[data-screen=end]") !== null;

  /** The number of answers given, as the page shows it. */
  const ply = () => (isOver() ? Infinity : Number(one("[data-ply]")?.dataset.ply ?? -1));

  /** The words of a table: a line for each row, a tab between two cells. */
  const cells = ({ rows }) =>
    [...rows].map((row) => [...row.cells].map((cell) => cell.textContent.trim()).join("\t")).join("\n");

  const look = () => ({
    ply: ply(),
    asked: one(ASKED)?.dataset.question ?? "",
    over: isOver(),
    points: all("[data-screen=end] table").map(cells).join("\n"),
  });

  /** Random numbers that follow from a seed (mulberry32). */
  let seed = 0;
  function roll(below) {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }
  const any = (list) => list[roll(list.length)];

  /** The button to press next: now and then pass, else confirm, else an option. */
  function next() {
    const [pass, confirm] = ["pass", "confirm"].map((what) => one(`[data-action=${what}]${FREE}`));
    const free = all(`[data-place=board] [data-option]${FREE}`);
    if (pass && (free.length === 0 || roll(4) === 0)) return pass;
    return confirm ?? any(free) ?? any(all("[data-place=board] [data-option][aria-pressed=true]"));
  }

  const drawn = (place) => all(place).map((element) => element.outerHTML);
  const sight = () => [ply(), ...drawn(`${ASKED}, [data-option]`)].join(" ");

  const now = () => performance.timeOrigin + performance.now();

  /** By the number of answers before it: when the last press for an answer was, and when each table was drawn. */
  const [pressed, drawnAt] = [{}, {}];

  new MutationObserver(() => {
    drawnAt[ply()] ??= now();
  }).observe(document, { childList: true, subtree: true, attributeFilter: ["data-ply"] });

  let [timer, before, since, presses] = [0, "", 0, 0];

  function press() {
    [before, since] = [sight(), performance.now()];
    presses += 1;
    pressed[ply()] = now();
    next()?.click();
  }

  function step() {
    const isLate = performance.now() - since > PATIENCE;
    if (one(ASKED) && !isOver() && (isLate || sight() !== before)) press();
    timer = setTimeout(step, pause);
  }

  window.quick = {
    look,
    play(from, every) {
      [seed, pause] = [from, every];
      clearTimeout(timer);
      step();
    },
    rest: () => clearTimeout(timer),
    presses: () => presses,
    times: () => ({ pressed, drawn: drawnAt }),
  };
})();
