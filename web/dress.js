/**
 * An inline script of the page: adds the styles of the game, without which the browser then paints nothing. It stands
 * behind the sheet of the page, which declares the layers.
 */
import { addSheet, expectedSheet } from "./site/sheet.js";

const styles = expectedSheet();
if (styles) addSheet(styles).catch(() => {}); // the page's script asks for a lost sheet again
