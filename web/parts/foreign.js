/**
 * Lets translators and extensions change the page. They replace texts, wrap words, strip comments and add elements, but
 * lit finds its places by its own texts and comments. Each drawing therefore undoes these changes first, and repeats
 * them afterwards wherever it has drawn nothing. All of that is one task, so nothing flickers.
 */

import { canFocus } from "./view.js";

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
 * Leaves elements that are already in place: moving one would lose its focus and its scroll position.
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

/** Gives the focus back to an element that lost it by being moved. @param {Element | null} one */
function hold(one) {
  if (canFocus(one) && one.isConnected) one.focus({ preventScroll: true });
}

/** Children and their texts, for comparison. @param {Node} parent */
const contentOf = (parent) => [...parent.childNodes].flatMap((one) => [one, one.nodeValue]);

/**
 * @param {unknown[]} some
 * @param {unknown[]} others
 */
const isSame = (some, others) => some.length === others.length && some.every((one, k) => one === others[k]);

/**
 * @typedef {object} Place whose content others have changed
 * @property {Node} parent
 * @property {Children} own
 * @property {Children} shown
 * @property {Children} lasting all own elements, and the own texts that others have not replaced
 * @property {unknown[]} drawn its content before the drawing
 */

/** @typedef {{ text: Node, own: string, shown: string | null }} Said a text that others have changed */

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
 * Repeats the changes of others, except where they would hide an own element or lose an own text.
 * @param {Place[]} places that the drawing has not changed
 * @returns {Place[]} the places that have the changes again
 */
function giveBack(places) {
  const given = places.filter(({ parent, shown }) => {
    if (parent.isConnected) fill(parent, shown);
    return parent.isConnected;
  });
  for (const one of given) if (!isWhole(one)) fill(one.parent, one.own);
  return given.filter(({ parent, shown }) => isSame([...parent.childNodes], shown));
}

/** Changes that others make below an element. */
export class Foreign {
  /** Own children of each parent whose children others have changed. @type {Lists} */
  #children = new Map();
  /** Own data of each text that others have changed. @type {Map<Node, string>} */
  #texts = new Map();
  /** Foreign nodes that came back after a drawing. @type {WeakSet<Node>} */
  #putBack = new WeakSet();
  /** Parents of such nodes that others changed at once: they would grow with each drawing, so they do not come back. @type {WeakSet<Node>} */
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
   * Notes each repeated change as one of others, so that the next drawing undoes it too.
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
