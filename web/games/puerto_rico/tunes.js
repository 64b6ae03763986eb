/** The sounds of events: pitches in hertz, in order. @type {Record<string, number[]>} */
export const TUNES = {
  built: [294, 392],
  sold: [784, 988],
  loaded: [392, 330],
  shipped: [392, 330],
  game_over: [523, 659, 784, 1047],
};
