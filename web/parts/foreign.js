/**
 * Lets translators and extensions change the page. They replace texts, wrap words, strip comments and add elements; lit
 * draws by its own texts and comments. A drawing therefore begins with all of that undone, and ends with it done again
 * wherever the drawing has changed nothing. One task does both, so that nothing flickers.
 */

/** @typedef {ChildNode[]} Children */
/** @typedef {Map<Node, Children>} Lists */

const WATCHED = { childList: true, characterData: true, characterDataOldValue: true, subtree: true };

/**
 * The children before a change.
 * @param {Node[]} after
 * @param {MutationRecord} change
 */
function before(after, { previousSibling, addedNodes, removedNodes }) {
  const place = previousSibling ? after.indexOf(previousSibling) + 1 : 0;
  return after.toSpliced(place, addedNodes.length, ...removedNodes);
}

/**
 * Moves nothing that is in its place: an element that is moved loses the focus and where it is scrolled to.
 * @param {Node} parent
 * @param {Children} nodes
 */
function fill(parent, nodes) {
  const wanted = new Set(nodes);
  for (const one of [...parent.childNodes]) if (!wanted.has(one)) one.remove();
  let next = parent.firstChild;
  for (const one of nodes) {
    if (one === next) next = next.nextSibling;
    else parent.insertBefore(one, next);
  }
}

/** What had the focus has it again, wherever it was moved meanwhile. @param {Element | null} one */
function hold(one) {
  if (one instanceof HTMLElement && one.isConnected) one.focus({ preventScroll: true });
}

/** Children and their texts, to be compared. @param {Node} parent */
const contentOf = (parent) => [...parent.childNodes].flatMap((one) => [one, one.nodeValue]);

/**
 * @param {unknown[]} some
 * @param {unknown[]} others
 */
const isSame = (some, others) => some.length === others.length && some.every((one, k) => one === others[k]);

/**
 * @typedef {object} Place where others have changed something
 * @property {Node} parent
 * @property {Children} own
 * @property {Children} shown
 * @property {Children} lasting must stay on the page: all own elements, and the own texts that were not replaced
 * @property {unknown[]} drawn its content before the drawing
 */

/** @typedef {{ text: Node, own: string, shown: string | null }} Said a text that says something else now */

/** @param {[Node, Children]} changed @returns {Place} */
const placeOf = ([parent, own]) => ({
  parent,
  own,
  shown: [...parent.childNodes],
  lasting: own.filter((one) => one.isConnected || one instanceof Element),
  drawn: [],
});

/** @param {Place} place */
const isWhole = ({ lasting }) => lasting.every((one) => one.isConnected);

/**
 * Gives the places back to others; whoever hides an own element there, or moves it into what is gone, does not get it.
 * @param {Place[]} places that the drawing has left alone
 * @returns {Place[]} that are given back
 */
function giveBack(places) {
  const given = places.filter(({ parent, shown }) => {
    if (parent.isConnected) fill(parent, shown);
    return parent.isConnected;
  });
  for (const one of given) if (!isWhole(one)) fill(one.parent, one.own);
  return given.filter(({ parent, shown }) => isSame([...parent.childNodes], shown));
}

/** What others have changed below an element. */
export class Foreign {
  /** The own children of what has others now. @type {Lists} */
  #children = new Map();
  /** The own text of what says something else now. @type {Map<Node, string>} */
  #texts = new Map();
  /** What was put back after a drawing. @type {WeakSet<Node>} */
  #putBack = new WeakSet();
  /** Where that was changed at once: it would grow with each drawing, and is not put back again. @type {WeakSet<Node>} */
  #restless = new WeakSet();
  #observer = new MutationObserver((changes) => this.#hear(changes));
  #root;

  /** @param {Node} root */
  constructor(root) {
    this.#root = root;
  }

  /** @param {() => void} draw */
  drawWithout(draw) {
    this.#observer.observe(this.#root, WATCHED); // not before the first drawing, which empties it
    this.#hear(this.#observer.takeRecords());
    const held = document.activeElement;
    const [places, said] = this.#undo();
    try {
      draw();
    } finally {
      this.#observer.takeRecords();
      this.#redo(places, said);
      if (places.length && held !== document.activeElement) hold(held);
    }
  }

  /** @param {MutationRecord[]} changes */
  #hear(changes) {
    this.#note(changes);
    for (const { target } of changes)
      for (let at = /** @type {Node | null} */ (target); at; at = at.parentNode)
        if (this.#putBack.has(at) && at.parentNode) this.#restless.add(at.parentNode);
  }

  /** @param {MutationRecord[]} changes */
  #note(changes) {
    const touched = changes.filter(({ type, target }) => type === "childList" && !this.#children.has(target));
    /** @type {Map<Node, Node[]>} */
    const lists = new Map(touched.map(({ target }) => [target, [...target.childNodes]]));
    for (const one of touched.toReversed()) lists.set(one.target, before(lists.get(one.target) ?? [], one));
    for (const [parent, list] of lists) this.#children.set(parent, /** @type {Children} */ (list));
    for (const { type, target, oldValue } of changes)
      if (type === "characterData" && !this.#texts.has(target)) this.#texts.set(target, oldValue ?? "");
  }

  /** @returns {[Place[], Said[]]} */
  #undo() {
    const places = [...this.#children].map(placeOf);
    const said = [...this.#texts].map(([text, own]) => ({ text, own, shown: text.nodeValue }));
    for (const { parent, own } of places) fill(parent, own);
    for (const { text, own } of said) text.nodeValue = own;
    for (const one of places) one.drawn = contentOf(one.parent);
    this.#children.clear();
    this.#texts.clear();
    return [places, said];
  }

  /**
   * What is done again is noted as done by others, so that the next drawing undoes it too.
   * @param {Place[]} places
   * @param {Said[]} said
   */
  #redo(places, said) {
    const left = places.filter(({ parent, drawn }) => isSame(contentOf(parent), drawn) && !this.#restless.has(parent));
    const given = new Set(giveBack(left));
    const kept = new Set(places.filter((one) => !given.has(one)).map(({ parent }) => parent));
    for (const { text, own, shown } of said)
      if (text.nodeValue === own && text.parentNode && !kept.has(text.parentNode)) text.nodeValue = shown;
    this.#note(this.#observer.takeRecords());
    for (const { own, shown } of given) for (const one of shown) if (!own.includes(one)) this.#putBack.add(one);
  }
}
