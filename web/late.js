/** What nobody needs to play, as one script that the page fetches late. */
export { DIALOGS } from "./dialogs/late.js";
export { SCREENS } from "./screens/late.js";
