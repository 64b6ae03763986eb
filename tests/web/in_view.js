/** The parts that a decision needs and the window does not show properly, in words. Runs in the page. */
() => {
  const LEAST = 12;
  const missing = [];
  const short = (one) => one.textContent.trim().replace(/\s+/g, " ").slice(0, 30);
  const parents = (one) => (one && one !== document.body ? [one, ...parents(one.parentElement)] : []);
  const inside = (inner, outer) =>
    inner.left > outer.left - 1.5 &&
    inner.right < outer.right + 1.5 &&
    inner.top > outer.top - 1.5 &&
    inner.bottom < outer.bottom + 1.5;
  const cuts = (one) => getComputedStyle(one).overflow !== "visible";

  /** The area of an element's words, without the space around them. */
  function area(one) {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  }

  function look(what, one, home) {
    if (!one?.checkVisibility({ visibilityProperty: true })) return missing.push(`${what}: not there`);
    const box = area(one);
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (!inside(box, screen)) return missing.push(`${what}: outside`);
    const knife = parents(one).find((each) => cuts(each) && !inside(box, each.getBoundingClientRect()));
    if (knife) missing.push(`${what}: cut by .${knife.className}`);
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < LEAST) missing.push(`${what}: letters of ${size}`);
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!home.contains(hit)) missing.push(`${what}: covered by .${hit?.className}`);
  }

  const all = (places) => [...document.querySelectorAll(places)];
  const ask = document.querySelector(".ask");
  look("prompt", ask.querySelector("h2"), ask);
  for (const one of all(".ask :is([data-action=confirm], [data-action=pass])")) look(short(one), one, one);
  for (const one of all(".card[aria-pressed]"))
    for (const part of one.dataset.size === "hand" ? [".name", ".cards", ".points"] : [".name", ".points"])
      look(`${short(one)} ${part}`, one.querySelector(part), one);
  for (const one of all(".role[data-option]"))
    for (const part of ["b", ".gain"]) look(`${one.dataset.role} ${part}`, one.querySelector(part), one);
  return missing;
};
