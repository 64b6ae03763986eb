/** All that a game may lean on, with the components in parts/. A game imports nothing else of the page. */

export { isAdvised } from "../actions/advice.js";
export { canTakeDevice, pick, takeDevice } from "../actions/play.js";
export { goTo } from "../actions/replay.js";
export { late } from "../site/late.js";
export { isFull, isOption, isPicked, picking, preselection } from "../state/choice.js";
export { alone, calledAt, handOpen, isYou, mine, nameOf, person, rivalsOf } from "../state/people.js";
export { pointsOpen } from "../state/points.js";
export { marksOn, reviewed } from "../state/review.js";
export { setOptions } from "../state/settings.js";
export { change, state } from "../state/store.js";
export { entryOf } from "../state/stored.js";
export { adoptPart } from "../words/adopt.js";
export { commas, dashed, has, language, list, spoken, t } from "../words/fluent.js";
export { called, listed, mention, plain, tell } from "../words/mentions.js";
