/** Adds the names of all screens to the types of the page's state, which imports nothing from here. */
import type { Name } from "./index.js";

declare module "../state/state" {
  interface Names {
    screen: Name;
  }
}
