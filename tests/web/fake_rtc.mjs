// WebRTC in one process: two connections find each other by the passwords in their descriptions.
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const drawn = (count) => Array.from({ length: count }, () => LETTERS[Math.floor(Math.random() * 26)]).join("");

/** Every open connection by its password. */
const connections = new Map();

/** Whether devices reach each other. */
export const network = { isShared: true, hasAddresses: true };

class FakeChannel {
  readyState = "connecting";

  send(text) {
    const { other } = this;
    setImmediate(() => other.onmessage?.({ data: text }));
  }

  open(other) {
    this.other = other;
    this.readyState = "open";
    this.onopen?.();
  }

  close() {
    if (this.readyState === "closed") return;
    this.readyState = "closed";
    setImmediate(() => this.onclose?.());
  }
}

globalThis.RTCPeerConnection = class {
  iceGatheringState = "complete";
  connectionState = "new";
  #name = drawn(4);
  #password = drawn(24);
  #theirs = "";

  createDataChannel() {
    this.channel = new FakeChannel();
    connections.set(this.#password, this);
    return this.channel;
  }

  async setLocalDescription() {
    const lines = [
      `a=ice-ufrag:${this.#name}`,
      `a=ice-pwd:${this.#password}`,
      `a=fingerprint:sha-256 ${Array(32).fill("AB").join(":")}`,
      `a=setup:${this.#theirs ? "active" : "actpass"}`,
      "a=mid:0",
    ];
    if (network.hasAddresses) lines.push("a=candidate:1 1 udp 2113937151 192.168.1.7 4000 typ host");
    this.localDescription = { sdp: lines.join("\r\n") };
  }

  async setRemoteDescription({ type, sdp }) {
    this.#theirs = /ice-pwd:(\S+)/.exec(sdp)[1];
    if (type === "answer" && network.isShared) this.#meet();
  }

  #meet() {
    const other = connections.get(this.#theirs);
    other.channel.open(this.channel);
    this.channel.open(other.channel);
  }

  close() {
    this.channel.close();
    this.channel.other?.close();
  }
};
