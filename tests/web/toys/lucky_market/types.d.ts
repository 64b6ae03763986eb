/** The types of Lucky Market on the page. */
import type { Table as AnyTable, View as AnyView } from "../../../../web/types";

/** The knowledge of one seat; a charm is -1 once used, null if it is hidden. */
export interface View extends AnyView {
  seats: number[][];
  charms: (number | null)[];
  coins: number[];
  dice: [number, number];
}

export interface Table extends AnyTable {
  view: View;
}
