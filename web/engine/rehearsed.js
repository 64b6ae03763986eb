/** For which script of the worker games were played unseen in this browser, and what follows from that. */
import { FOLDER } from "../site/folder.js";
import * as local from "../storage/local.js";
import { UNSHARED } from "./protocol.js";

const KEY = `san-juan-rehearsed ${FOLDER}`;

/** Only Chromium compiles well what has run often, and keeps that; others do so from the start. */
const isChromium = () => "userAgentData" in navigator;

/** @param {URL} script */
const isRehearsed = (script) => local.read(KEY).worker === script.href;

/** @param {URL} script */
export const noteRehearsed = ({ href }) => local.write(KEY, { worker: href });

/** Whether games are to be played unseen at this visit. @param {URL} script */
export const wantsRehearsal = (script) => isChromium() && !isRehearsed(script);

/** What the first worker is called. @param {URL} script */
export const nameOfFirst = (script) => (wantsRehearsal(script) ? UNSHARED : "warm");
