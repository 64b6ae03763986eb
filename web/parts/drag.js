/**
 * Carries the pieces of a board by mouse, pen or finger: the elements with `data-lifts`, whose value says which piece it
 * is. One press carries one piece. Esc, a lost release, a second finger and a piece that goes away change nothing.
 */

/** The most pixels that a press may move and still be a tap or a long press. */
export const STRAY = 10;

/** @typedef {HTMLElement | SVGElement} Piece */

/**
 * @typedef {object} Dragging
 * @property {(from: Piece) => HTMLElement | null} lift draws the piece under the pointer
 * @property {(from: Piece, at: Element | null) => void} drop acts on the release over an element
 */

/** @param {PointerEvent} from @param {PointerEvent} to */
const isFar = (from, to) => Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > STRAY;

/** Whether the main button, the pen or the finger is down. @param {PointerEvent} event */
const isHeld = ({ buttons }) => (buttons & 1) === 1;

/** @param {Event} event */
const refuse = (event) => event.preventDefault();

/** Hides an event from the page. @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Hides the click that the release of a carried piece makes; keys make one without a count. */
function swallowClick() {
  const ended = new AbortController();
  const once = { capture: true, signal: ended.signal };
  addEventListener("pointerdown", () => ended.abort(), once);
  addEventListener("click", (click) => click.detail && swallow(click), once);
}

/** The press under way. @type {Press | null} */
let current = null;

/** A press on a board from pointer down to up; it carries its piece once it has moved far enough. */
class Press {
  /** The drawing of the carried piece under the pointer. @type {HTMLElement | null} */
  #carried = null;
  /** Whether it has carried something, and whether it still may. */
  #hasCarried = false;
  #mayCarry = true;
  #ended = new AbortController();

  /** @param {PointerEvent} down @param {Piece | null} from @param {Dragging} dragging */
  constructor(down, from, dragging) {
    this.down = down;
    this.board = /** @type {Element} */ (down.currentTarget);
    this.from = from;
    this.name = from?.dataset.lifts;
    this.dragging = dragging;
    this.#listen();
  }

  #listen() {
    const { signal } = this.#ended;
    for (const [type, act] of Object.entries(this.#acts()))
      addEventListener(type, /** @type {EventListener} */ (act), { capture: true, signal });
  }

  #acts() {
    const own = (/** @type {(event: PointerEvent) => void} */ act) => (/** @type {PointerEvent} */ event) => {
      if (event.pointerId === this.down.pointerId) act(event);
    };
    return {
      pointermove: own((move) => this.#move(move)),
      pointerup: own((up) => this.#release(up)),
      pointercancel: own(() => this.stop()),
      lostpointercapture: own(({ target }) => this.#holds(target) && this.stop()),
      pointerdown: (/** @type {PointerEvent} */ other) => this.#meet(other),
      keydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
      contextmenu: (/** @type {Event} */ event) => (this.#carried ? swallow(event) : this.stop()),
      blur: (/** @type {Event} */ { target }) => target === window && this.stop(),
      visibilitychange: () => this.stop(),
      selectstart: refuse,
      dragstart: refuse,
    };
  }

  /** Whether the loss of the pointer by an element is ours. @param {EventTarget | null} target */
  #holds = (target) => target === document || target === (this.#carried ? this.from : this.down.target);

  /** Whether the piece is where it was; drawings reuse elements. */
  #isThere = () => this.from?.isConnected && this.from.dataset.lifts === this.name;

  /** @param {PointerEvent} move */
  #move(move) {
    if (!isHeld(move)) return this.#end();
    if (!this.#isThere()) this.stop();
    if (this.#mayCarry && !this.#hasCarried && isFar(this.down, move)) this.#lift();
    if (this.#carried) Object.assign(this.#carried.style, { left: `${move.clientX}px`, top: `${move.clientY}px` });
  }

  #lift() {
    const { from, dragging, board, down } = this;
    const carried = from && dragging.lift(from);
    if (!carried) return this.stop();
    this.#hasCarried = true;
    this.#carried = carried;
    carried.dataset.carried = "";
    carried.inert = true;
    board.append(carried);
    from.setPointerCapture(down.pointerId);
  }

  /** @param {PointerEvent} up */
  #release({ clientX, clientY }) {
    const drops = this.#carried !== null && this.#isThere();
    if (this.#hasCarried) swallowClick();
    this.#end();
    if (drops) this.dragging.drop(/** @type {Piece} */ (this.from), document.elementFromPoint(clientX, clientY));
  }

  /** Another press ends one that carries nothing, except a palm beside a pen. @param {PointerEvent} other */
  #meet(other) {
    const { pointerId, pointerType } = this.down;
    const isLost = other.pointerId === pointerId || (other.isPrimary && other.pointerType === pointerType);
    const isPalm = this.#mayCarry && pointerType === "pen" && other.pointerType === "touch";
    if (isLost || !(this.#carried || isPalm)) this.#end();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "Escape" || !this.#carried) return;
    swallow(event);
    this.stop();
  }

  /** Puts the piece back; the rest of the press does nothing. */
  stop() {
    this.#mayCarry = false;
    this.#carried?.remove();
    this.#carried = null;
  }

  #end() {
    this.stop();
    this.#ended.abort();
    current = null;
  }
}

/** Whether a press there may carry something, or would select the words beside it. @param {PointerEvent} down @param {Piece | null} from */
const concerns = ({ pointerType, currentTarget }, from) =>
  from ?? (pointerType !== "touch" && /** @type {Element} */ (currentTarget).querySelector("[data-lifts]"));

/**
 * Listens to `pointerdown` on a board.
 * @param {Dragging} dragging
 * @returns {(down: PointerEvent) => void}
 */
export const drag = (dragging) => (down) => {
  /** @type {Piece | null} */
  const from = /** @type {Element} */ (down.target).closest("[data-lifts]");
  if (current || down.button || !down.isPrimary || !concerns(down, from)) return;
  current = new Press(down, from, dragging);
};

/** Lets the press under way carry nothing, because it has opened something. */
export const stopCarrying = () => current?.stop();
