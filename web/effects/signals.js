/**
 * Sound and touch for events at the table, both off by default. The browser's own oscillator plays the few notes, so
 * that they need neither files nor a library.
 */
import { game } from "../games/index.js";
import { asked } from "../state/choice.js";
import { state } from "../state/store.js";

const NOTE = 0.12;
const LOUDNESS = 0.06; // of the usual volume

/** The notes that call a person here to decide. */
const TURN = [659, 880];

/** @type {AudioContext | undefined} */
let context;

/**
 * @param {AudioContext} audio
 * @param {number} pitch
 * @param {number} start
 */
function tone(audio, pitch, start) {
  const oscillator = new OscillatorNode(audio, { frequency: pitch, type: "triangle" });
  const volume = new GainNode(audio);
  volume.gain.setValueAtTime(LOUDNESS * state.settings.volume, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * NOTE);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 2 * NOTE);
}

/** @param {readonly number[]} pitches */
function play(pitches) {
  context ??= new AudioContext();
  const audio = context;
  pitches.forEach((pitch, place) => tone(audio, pitch, audio.currentTime + place * NOTE));
}

/** Plays the call once, as a sample of the volume. */
export const ringOnce = () => play(TURN);

/** @param {import("../state/news.js").News | null} news */
export function signal(news) {
  const { sound, touch } = state.settings;
  if (!news || !(sound || touch)) return;
  const called = news.turned && asked() !== null;
  const tune = called ? TURN : news.events.map(({ id }) => game().sounds[id]).findLast(Boolean);
  if (sound && tune && !state.muted) play(tune);
  if (touch && called) navigator.vibrate?.(30);
}
