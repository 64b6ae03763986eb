/** The script that host pages load: defines `<san-juan-table>`. */
import { SanJuanTable } from "./element.js";

if (!customElements.get("san-juan-table")) customElements.define("san-juan-table", SanJuanTable);
