/** The lazy dialogs, explanations and screens, as one script. */
export * as explanations from "./dialogs/explanation.js";
export { DIALOGS } from "./dialogs/late.js";
export { SCREENS } from "./screens/late.js";
