/**
 * Starts the worker from a text in the page. A page opened as a file may start only a script that it has made itself,
 * and no module.
 */
import { firstGame } from "../engine/first_game.js";
import { HOUSE } from "../site/names.js";
import { workerName } from "../site/worker_name.js";
import { textOf, unpacked } from "./text.js";

/** The policy has the name of the site's policy, because each page has only one of the two. */
const policy = globalThis.trustedTypes?.createPolicy(HOUSE, { createScriptURL: (address) => address });

const parts = [textOf("parts"), await unpacked("worker")];
const script = URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));

/** Does nothing: the script lies in the page, and cannot arrive damaged. */
export const renewScript = async () => {};

/** @returns {Promise<import("../site/causes.js").Told>} */
export const whyNoScript = async () => ({ id: "load_file", args: { file: "worker" } });

/** Does nothing: no worker starts early. */
export const dropEarly = () => {};

/** @param {"warm" | "cold" | "helper" | "rehearsal"} task */
export const startWorker = (task) =>
  new Worker(policy?.createScriptURL(script) ?? script, { name: workerName(task, firstGame()) });
