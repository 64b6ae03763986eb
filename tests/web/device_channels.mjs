// Stand-ins for the ways between devices: a pair of channels, a worker whose Python holds one small table.

/** Two ends of a connection; texts arrive in order, a microtask later, and none after the connection is cut. */
export function channels() {
  let open = true;
  const cut = () => {
    if (!open) return;
    open = false;
    for (const end of ends) end.onClosed();
  };
  const made = () => ({
    close: cut,
    onText() {},
    onClosed() {},
    sent: [],
    send(text) {
      this.sent.push(text);
      queueMicrotask(() => open && !this.asleep && this.other.onText(text));
    },
  });
  const ends = [made(), made()];
  [ends[0].other, ends[1].other] = [ends[1], ends[0]];
  return { host: ends[0], guest: ends[1], cut };
}

/** Lets all microtasks run. */
export const settle = async (times = 60) => {
  for (let count = 0; count < times; count += 1) await null;
};

const error = (id, args = {}) => ({ type: "error", error: { id, args } });

/** A table of three seats that answer in turn, each with a secret of its own; the answer is a number. */
export class SmallPython {
  constructor({ id = "t", seats = 3 } = {}) {
    Object.assign(this, {
      id,
      seats,
      answers: [],
      apart: [],
      names: [],
      computers: [],
      asks: [],
      undoAsks: [],
      gone: false,
      slices: 0,
    });
  }
  get ply() {
    return this.answers.length;
  }
  get actor() {
    return this.ply % this.seats;
  }
  /** The facts that a page of this viewer draws. */
  table(viewer, since = 0) {
    const events = this.answers.map((answer, place) => ({ id: "said", ply: place + 1, args: { answer } }));
    return {
      ...{ save: { id: this.id }, viewer, actor: this.actor, over: false },
      players: Array.from({ length: this.seats }, (_, seat) => ({
        name: this.names[seat] ?? "",
        kind: this.computers.includes(seat) ? "easy" : "person",
      })),
      view: {
        ...{ ply: this.ply, seat: viewer, question: { seat: this.actor } },
        secret: viewer === null ? null : `secret of ${viewer}`,
      },
      ...{ events: events.filter(({ ply }) => ply >= since), events_from: since },
    };
  }
  ask = async (message) => {
    this.asks.push(message);
    await null;
    if (this.gone) return error("engine_lost");
    if (message.table !== this.id) return error("other_table");
    return this[message.type](message);
  };
  set_apart({ seats }) {
    this.apart = seats;
    return { type: "apart", seats };
  }
  reseat({ seat, player }) {
    this.names[seat] = player.name;
    return { type: "heard", ply: this.ply };
  }
  show_device({ device, viewer, since = 0 }) {
    if (viewer !== null && !this.apart.includes(viewer)) return error("other_device", { seat: viewer });
    return { type: "shown", device, viewer, table: this.table(viewer, Math.min(since, this.ply + 1)) };
  }
  answer_device({ viewer, seat, ply, answer }) {
    if (seat !== viewer || !this.apart.includes(seat)) return error("other_device", { seat });
    if (ply !== this.ply) return error("stale_answer", { ply, now: this.ply });
    if (seat !== this.actor) return error("wrong_seat", { seat, asked: this.actor });
    if (answer.length !== 1) return error("too_few", { stage: "x", low: 1, count: 0 });
    this.answers.push(answer[0]);
    return { type: "heard", ply: this.ply };
  }
  /** Two slices: the first half, then all. */
  hint_device({ seat, ply }) {
    if (seat !== this.actor) return error("wrong_seat", { seat, asked: this.actor });
    this.slices += 1;
    const isDone = this.slices % 2 === 0;
    return { type: "hinted", done: isDone ? 1 : 0.5, advice: isDone ? [{ answer: [ply] }] : [] };
  }
  look_back_device({ device, again }) {
    this.slices += 1;
    const found = { left: null, of: 2, curve: [], turning_points: [], accuracy: [], luck: [] };
    const decisions = [{ ply: again ? 0 : 1, device }];
    return { type: "found", done: again ? 0.5 : 1, ...found, decisions };
  }
  replay_device({ ply, seat }) {
    const table = this.table(seat);
    return { type: "moment", ply, last: this.ply, deciders: [], seat, decided: null, table };
  }
  undo_asks() {
    return { type: "undo_asks", seats: this.undoAsks };
  }
  undo_device({ seat, ply }) {
    if (ply !== this.ply) return error("stale_answer", { ply, now: this.ply });
    const latest = this.answers.findLastIndex((_, place) => place % this.seats === seat);
    if (latest < 0) return error("nothing_to_undo", { seat });
    this.answers.splice(latest);
    return { type: "heard", ply: this.ply };
  }
}
