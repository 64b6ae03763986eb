/**
 * A worker for the page that uses the Python of the tests: `ask` takes the calls of a worker. Replies and thinks in the
 * order of web/worker.js. Given to a page before its scripts.
 */
(() => {
  const SLICE = 50;
  const told = (error) => ({ id: "crashed", args: { detail: String(error) } });

  let thinking = 0;

  /** Whether no thinking is under way. */
  globalThis.isAtRest = () => thinking === 0;
  /** Whether a save has been loaded and drawn since a test set this to false. */
  globalThis.isLoaded = false;
  /** Whether the next record on disk is that of a loaded save, which is drawn as soon as it is on disk. */
  let isReplied = false;

  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    const isOfReply = isReplied; // the table before may reach the disk later
    const drawn = () => setTimeout(() => (globalThis.isLoaded ||= isOfReply));
    this.transaction.addEventListener("complete", drawn);
    return put.apply(this, given);
  };

  /** The system's queue for the installed game: `openSave` opens a save, from any screen. */
  const launchQueue = {
    setConsumer(consume) {
      globalThis.openSave = (text) => {
        const file = { getFile: async () => new File([text], "save.json") };
        consume({ files: [file] });
      };
    },
  };
  Object.defineProperty(globalThis, "launchQueue", { value: launchQueue, configurable: true });

  globalThis.Worker = class extends EventTarget {
    #id = crypto.randomUUID();
    /** Thinking belongs to the latest message; a later one takes its place. */
    #turn = 0;
    /** The number of the request that thinking is about; 0: none. */
    #thought = 0;
    #ended = false;
    /** The listener by type of message. */
    #heard = {};
    #started;

    constructor() {
      super();
      this.#started = this.#start();
    }

    set onmessage(hear) {
      this.#listen("message", hear);
    }

    set onerror(hear) {
      this.#listen("error", hear);
    }

    #listen(type, hear) {
      this.removeEventListener(type, this.#heard[type]);
      this.addEventListener(type, hear);
      this.#heard[type] = hear;
    }

    terminate() {
      this.#ended = true;
    }

    postMessage(message) {
      if (message.type === "ping") return this.#answerPing();
      const copy = structuredClone(message);
      this.#started.then(() => this.#handle(copy));
    }

    async #start() {
      await undefined; // until the page listens
      this.#say({ type: "progress", step: "game", done: 0.8 });
      this.#say({ type: "ready" });
    }

    async #answerPing() {
      await undefined; // because a worker's message never comes at once
      this.#say({ type: "alive" });
    }

    #ask(what, ...given) {
      return globalThis.askPython(this.#id, what, ...given);
    }

    #say(data) {
      if (!this.#ended) this.dispatchEvent(new MessageEvent("message", { data }));
    }

    async #handle(message) {
      const turn = ++this.#turn;
      if (message.type === "stop") this.#thought = 0;
      if (this.#ended || message.type === "stop") return;
      const reply = await this.#reply(message);
      this.#say({ ...reply, id: message.id });
      isReplied = message.type === "load";
      if (reply.type !== "error" && message.id > 0) this.#thought = message.id;
      thinking += 1;
      this.#think(turn).finally(() => (thinking -= 1));
    }

    async #reply(message) {
      try {
        return JSON.parse(await this.#ask("request", JSON.stringify(message)));
      } catch (error) {
        return { type: "error", error: told(error) };
      }
    }

    async #think(turn) {
      while (turn === this.#turn && this.#thought && !this.#ended) {
        const id = this.#thought;
        const text = await this.#ask("think", SLICE);
        if (!text) return;
        const reply = JSON.parse(text);
        if (reply.type !== "thinking") this.#say({ ...reply, id });
      }
    }
  };

  /** The site is not cached: tests with the worker itself do that. */
  if (globalThis.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = () => Promise.reject();
})();
