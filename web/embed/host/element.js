/** `<san-juan-table>`: a game of San Juan in any page. It draws a frame, and exchanges messages with the page in it. */
import { AT_ONCE, addressWords, gameOf, gameWords, isFirst, OBSERVED, reflecting, visitWords } from "./attributes.js";
import { draw, drawSilence, madeFrame, placeFrame } from "./drawn.js";
import { TableEvent } from "./events.js";
import { keep, keptBy } from "./keeping.js";
import { Link, Refusal } from "./link.js";
import { languageOf, say } from "./words.js";

/** @typedef {import("../embed").GameWishes} GameWishes */
/** @typedef {import("../embed").StartDetail} StartDetail */

/** The address of this script, which lies in the folder of the site. */
const HERE = /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src;

const LOOK = ["accent", "surface", "text", "radius"];

/**
 * The messages of the frame that change the state of the table.
 * @type {Record<string, import("../embed").SanJuanTable["state"]>}
 */
const STATES = { load: "ready", start: "playing", end: "over" };

/** @implements {Omit<import("../embed").SanJuanTable, keyof HTMLElement | keyof import("../embed").Attributes>} */
export class SanJuanTable extends reflecting() {
  static observedAttributes = OBSERVED;

  /** @type {Link | null} */
  #link = null;
  #parts = draw(this, () => this.dismissPoster());
  #version = "";
  /** @type {import("../embed").TurnDetail | null} */
  #turn = null;
  /** @type {import("../embed").SanJuanTable["state"]} */
  #state = "closed";
  #loaded = false;

  get loaded() {
    return this.#loaded;
  }

  get turn() {
    return this.#turn;
  }

  get state() {
    return this.#state;
  }

  get version() {
    return this.#version;
  }

  connectedCallback() {
    this.#drawPoster();
    if (this.reveal !== "interaction") this.#open();
  }

  disconnectedCallback() {
    this.#link?.close();
    this.#parts.frame?.remove();
    this.#parts.frame = this.#link = this.#turn = null;
    this.#loaded = false;
    this.#state = "closed";
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (!this.#link || before === now) return;
    if (AT_ONCE.includes(name)) this.#set();
    else this.#open();
  }

  // ---------------------------------------------------------- the frame

  #drawPoster() {
    const { poster, button } = this.#parts;
    const isOwn = this.poster || this.querySelector(":scope > [slot=poster]");
    poster.hidden = !isOwn && !["interaction", "manual"].includes(this.reveal);
    if (this.poster) poster.style.backgroundImage = `url(${JSON.stringify(this.poster)})`;
    poster.toggleAttribute("data-plain", !isFirst(this));
    button.textContent = say(this, "play");
    button.hidden = this.reveal !== "interaction";
  }

  /** Loads the game, in place of an earlier one; the poster stays until the game is there. */
  #open() {
    const site = this.#site();
    const fault = this.#fault();
    if (!site || fault) return this.#report(fault);
    const game = keptBy(this);
    site.hash = addressWords(this, languageOf(this), this.autostart && !game);
    const frame = madeFrame(this.title || say(this, gameOf(this)?.id ?? ""), this.loading === "lazy");
    this.#link?.close();
    this.#link = new Link(frame, site.origin, {
      hear: (type, data) => this.#hear(type, data),
      silent: () => this.#silent(site.href),
      say: (id) => say(this, id),
    });
    this.#state = "loading";
    placeFrame(this.#parts, frame, site.href);
  }

  /** The address of the game; null: a frame cannot show it. */
  #site() {
    try {
      const site = new URL(this.src || (HERE ? new URL(".", HERE).href : ""), document.baseURI);
      return /^https?:$/.test(site.protocol) ? site : null;
    } catch {
      return null;
    }
  }

  /** The attribute with a wrong value; empty: none. */
  #fault() {
    if (this.mode && this.mode !== "play") return "mode";
    if (!gameOf(this)) return "game";
    return this.#site() ? "" : "src";
  }

  /** @param {string} id */
  #report(id) {
    this.#tell({ id, message: say(this, id) });
  }

  /**
   * Reports an error of the host side; the table itself reports its own.
   * @param {import("../embed").ErrorDetail} error
   */
  #tell(error) {
    this.dispatchEvent(new TableEvent("error", error));
  }

  /** @param {string} address */
  #silent(address) {
    drawSilence(this.#parts, say(this, "silent"), address);
    this.#report("silent");
  }

  // ---------------------------------------------------------- the messages

  /** @param {string} type @param {any} data */
  #hear(type, data) {
    if (type === "welcome") return this.#welcome(data);
    if (type === "save") return keep(this, data.text);
    this.#state = Object.hasOwn(STATES, type) ? STATES[type] : this.#state;
    if (type === "load") this.#loaded = true;
    if (type === "turn") this.#turn = data;
    if (type === "end") this.#turn = null;
    this.dispatchEvent(new TableEvent(type, type === "load" ? { version: this.#version } : data));
    return true;
  }

  /** @param {{ site: string }} data */
  #welcome({ site }) {
    this.#version = site;
    this.#parts.silent.hidden = true;
    if (this.reveal !== "manual") this.#parts.poster.hidden = true;
    this.#set();
    const game = keptBy(this);
    if (game) this.load(game).catch(({ id, message }) => id === "too_large" && this.#tell({ id, message }));
    return true;
  }

  /** Sends the frame the language, theme, sound and colours of the host page. */
  #set() {
    const style = getComputedStyle(this);
    const look = LOOK.map((name) => [name, style.getPropertyValue(`--san-juan-${name}`).trim()]);
    const words = visitWords(this, languageOf(this));
    this.#link?.ask("set", { with: words, look: Object.fromEntries(look), keeps: this.keep }).catch(() => {}); // reported by the table
  }

  /** @param {string} type @param {object} [data] */
  async #ask(type, data) {
    if (!this.isConnected) throw new Refusal({ id: "gone", message: say(this, "gone") });
    if (!this.#link) this.#open();
    if (!this.#link) throw new Refusal({ id: this.#fault(), message: say(this, this.#fault()) });
    this.#link.frame.loading = "eager"; // a lazy frame would not answer until it is nearly visible
    return this.#link.ask(type, data);
  }

  // ---------------------------------------------------------- requests of the host page

  /** @param {GameWishes} [wishes] @returns {Promise<StartDetail>} */
  async start(wishes) {
    return this.#ask("start", { with: gameWords(this, wishes) });
  }

  /** @returns {Promise<StartDetail>} */
  restart() {
    return this.#ask("restart");
  }

  /** @returns {Promise<StartDetail>} */
  undo() {
    return this.#ask("undo");
  }

  /** @returns {Promise<void>} */
  async hint() {
    await this.#ask("hint");
  }

  /** @returns {Promise<object>} */
  async save() {
    return JSON.parse((await this.#ask("save")).text);
  }

  /** @param {object | string} game @returns {Promise<StartDetail>} */
  async load(game) {
    return this.#ask("load", { text: typeof game === "string" ? game : JSON.stringify(game) });
  }

  async dismissPoster() {
    this.#parts.button.hidden = true;
    if (!this.isConnected) return;
    if (!this.#link) this.#open();
    else this.#parts.poster.hidden = true;
  }
}
