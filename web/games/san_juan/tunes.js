/** What is heard of what happens: by event, pitches in hertz, one after the other. @type {Record<string, number[]>} */
export const TUNES = {
  built: [294, 392],
  sold: [784, 988],
  game_over: [523, 659, 784, 1047],
};
