/** A game night: two tables with the same deal, and a scoreboard that adds up what they report, round after round. */

/** The state of the night, stored across reloads. @type {{ round: number, points: Record<string, number[]> }} */
const night = JSON.parse(localStorage.getItem("game-night") ?? '{ "round": 1, "points": {} }');

const tables = [...document.querySelectorAll("san-juan-table")];

const next = /** @type {HTMLButtonElement} */ (document.getElementById("next"));

/** The same seed deals the same cards at every table. */
const seed = () => 1000 + night.round;

/**
 * The last report of each table: the seat that is to decide, and the points.
 * @type {Map<string, { deciding: string, now: number | string }>}
 */
const latest = new Map();

/** @param {string} name of a table */
const roundsOf = (name) => night.points[name] ?? [];

/** @param {Element} row @param {(string | number)[]} texts */
const fill = (row, texts) =>
  row.replaceChildren(...texts.map((text) => Object.assign(document.createElement("td"), { textContent: text })));

/** @param {(typeof tables)[number]} table */
function row({ name, names }) {
  const { deciding = "", now = "" } = latest.get(name) ?? {};
  const rounds = roundsOf(name);
  const made = document.createElement("tr");
  fill(made, [names, deciding, now, rounds.join(" · "), rounds.reduce((sum, points) => sum + points, 0)]);
  return made;
}

function draw() {
  document.getElementById("round")?.replaceChildren(String(night.round));
  document.getElementById("board")?.replaceChildren(...tables.map(row));
  next.disabled = !tables.every(({ name }) => roundsOf(name).length >= night.round);
  localStorage.setItem("game-night", JSON.stringify(night));
}

/** @param {string} name @param {{ deciding?: string, now?: number | string }} news */
function note(name, news) {
  latest.set(name, { deciding: "", now: "", ...latest.get(name), ...news });
  draw();
}

for (const table of tables) {
  const { name } = table;
  table.seed = String(seed());
  table.addEventListener("turn", ({ detail }) => note(name, { deciding: detail.name }));
  table.addEventListener("move", ({ detail }) => note(name, { now: detail.points?.[0] ?? "" }));
  table.addEventListener("end", ({ detail }) => {
    if (detail.seed === seed()) night.points[name] = [...roundsOf(name).slice(0, night.round - 1), detail.points[0]];
    note(name, { deciding: "", now: "" });
  });
}

next.addEventListener("click", () => {
  night.round += 1;
  for (const table of tables) {
    table.seed = String(seed());
    table.start();
  }
  draw();
});

draw();
