/** Paints a street of houses as a PNG, from the elements on the page; loads once somebody sends it. */

/** The size of a picture that others show whole beside a message. */
const [WIDTH, HEIGHT] = [1200, 630];
/** The ground of the houses, and the most of the width and height that they take. */
const [GROUND, WIDE, HIGH] = [560, 1080, 290];

/** @typedef {CanvasRenderingContext2D} Brush */

/** @param {Element} element @param {keyof CSSStyleDeclaration} name */
const styleOf = (element, name) => String(getComputedStyle(element)[name]);

/** Sky and water. @param {Brush} brush */
function scene(brush) {
  const sky = brush.createLinearGradient(0, 0, 0, GROUND);
  for (const [at, colour] of /** @type {const} */ ([
    [0, "#8fcbd9"],
    [0.6, "#d9eee6"],
    [1, "#ffe9c2"],
  ]))
    sky.addColorStop(at, colour);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, WIDTH, GROUND);
  brush.fillStyle = "#7f97a6";
  brush.fillRect(0, GROUND, WIDTH, HEIGHT - GROUND);
}

/** @param {Brush} brush @param {string[]} lines */
function writing(brush, [title, ...lines]) {
  brush.fillStyle = "#21303a";
  brush.textAlign = "center";
  brush.font = `700 64px ${styleOf(document.body.querySelector("h2") ?? document.body, "fontFamily")}`;
  brush.fillText(title, WIDTH / 2, 90, WIDE);
  brush.font = `36px ${styleOf(document.body, "fontFamily")}`;
  for (const [place, line] of lines.entries()) brush.fillText(line, WIDTH / 2, 145 + 46 * place, WIDE);
}

/** The drawing of an icon, whose paths scale with its view box. @param {Brush} brush @param {SVGSVGElement} svg */
function emblem(brush, svg) {
  const { x, y, width, height } = svg.getBoundingClientRect();
  const { viewBox } = svg;
  brush.save();
  brush.translate(x, y);
  brush.scale(width / viewBox.baseVal.width, height / viewBox.baseVal.height);
  brush.fillStyle = styleOf(svg, "color");
  for (const path of svg.querySelectorAll("path")) {
    const rule = path.getAttribute("fill-rule") === "evenodd" ? "evenodd" : "nonzero";
    brush.fill(new Path2D(path.getAttribute("d") ?? ""), rule);
  }
  brush.restore();
}

/** @param {Brush} brush @param {Element} element @param {number} arch the radius of its upper corners */
function front(brush, element, arch) {
  const { x, y, width, height } = element.getBoundingClientRect();
  brush.fillStyle = styleOf(element, "backgroundColor");
  brush.beginPath();
  brush.roundRect(x, y, width, height, [arch, arch, 0, 0]);
  brush.fill();
}

/** @param {Brush} brush @param {Element} house */
function houseFront(brush, house) {
  front(brush, house, 3);
  const opening = house.querySelector("svg")?.parentElement;
  if (opening) front(brush, opening, opening.getBoundingClientRect().width / 2);
  for (const svg of house.querySelectorAll("svg")) emblem(brush, svg);
}

/** Scales the street on the page to the picture. @param {Brush} brush @param {Element} street */
function houses(brush, street) {
  const all = [...street.children];
  const boxes = all.map((one) => one.getBoundingClientRect());
  const [left, right] = [Math.min(...boxes.map((one) => one.left)), Math.max(...boxes.map((one) => one.right))];
  const [top, bottom] = [Math.min(...boxes.map((one) => one.top)), Math.max(...boxes.map((one) => one.bottom))];
  const scale = Math.min(WIDE / (right - left), HIGH / (bottom - top));
  brush.translate(WIDTH / 2 - (scale * (left + right)) / 2, GROUND - scale * bottom);
  brush.scale(scale, scale);
  for (const house of all) houseFront(brush, house);
}

/** @param {Element} street @param {string[]} lines the words above it @returns {Promise<Blob | null>} */
export function paint(street, lines) {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const brush = /** @type {Brush} */ (canvas.getContext("2d"));
  scene(brush);
  writing(brush, lines);
  if (street.children.length) houses(brush, street);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
