/**
 * Starts the worker out of the page. A page that was opened as a file may start no script but one it has made itself,
 * and none that is a module.
 */
import { textOf, unpacked } from "./text.js";

/** The name is that of the site's policy: one page has one of them. */
const policy = globalThis.trustedTypes?.createPolicy("san-juan", { createScriptURL: (address) => address });

const parts = [textOf("parts"), await unpacked("worker")];
const script = URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));

/** It is in the page and cannot come damaged. */
export const renewScript = async () => {};

export const hasScript = async () => true;

/** @param {"warm" | "cold" | "helper" | "rehearsal"} name */
export const startWorker = (name) => new Worker(policy?.createScriptURL(script) ?? script, { name });
