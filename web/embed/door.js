/** The door of a frame: lets in a host page of an allowed origin that sends a correct hello. */
import { isFramed } from "../site/frame.js";
import { isLetIn } from "./owners.js";
import { faultOf, leaveUnheard, TO_FRAME, VERSION } from "./protocol.js";

/**
 * The reason to refuse a message; empty: the host page may enter.
 * @param {MessageEvent} event
 */
async function refusal({ source, origin, data, ports }) {
  if (source !== window.parent) return "it is not from the page around this one";
  const fault = faultOf(data, TO_FRAME);
  if (fault) return fault;
  if (data.type !== "hello" || ports.length !== 1) return "it is no hello with one port";
  if (!data.data.versions.includes(VERSION)) return `it does not speak version ${VERSION}`;
  return (await isLetIn(origin)) ? "" : "its origin is not on the list of this site";
}

/** Whether a message comes from a tab of this site, which was opened out of the frame. @param {MessageEvent} event */
const isOwn = ({ source, origin }) => source !== window.parent && origin === location.origin;

/** @param {(port: MessagePort, origin: string) => void} enter */
export function openDoor(enter) {
  if (!isFramed()) return;
  addEventListener("message", async (event) => {
    if (isOwn(event)) return;
    const why = await refusal(event);
    if (!why) return enter(event.ports[0], event.origin);
    leaveUnheard(event.origin, why);
    for (const port of event.ports) port.close();
  });
}
