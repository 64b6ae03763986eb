/** The lazy dialogs and screens, as one script. */
export { DIALOGS } from "./dialogs/late.js";
export { SCREENS } from "./screens/late.js";
