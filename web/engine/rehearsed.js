/** The worker script that this browser has warmed up, and the choice that follows for the next start. */
import { FOLDER } from "../site/folder.js";
import { HOUSE } from "../site/names.js";
import * as local from "../storage/local.js";
import { UNSHARED } from "./protocol.js";

const KEY = `${HOUSE}-rehearsed ${FOLDER}`;

/** Only Chromium optimises WebAssembly that has run often, and caches it; other browsers optimise it from the start. */
const isChromium = () => "userAgentData" in navigator;

/** @param {URL} script */
const isRehearsed = (script) => local.read(KEY).worker === script.href;

/** @param {URL} script */
export const noteRehearsed = ({ href }) => local.write(KEY, { worker: href });

/** Whether this visit should play warm-up games. @param {URL} script */
export const wantsRehearsal = (script) => isChromium() && !isRehearsed(script);

/** The task of the first worker. @param {URL} script */
export const taskOfFirst = (script) => (wantsRehearsal(script) ? UNSHARED : "warm");
