/** The door of a frame: lets in the page around it, if it comes from an origin that may, and says hello as it should. */
import { isFramed } from "../site/frame.js";
import { isLetIn } from "./owners.js";
import { faultOf, leaveUnheard, TO_FRAME, VERSION } from "./protocol.js";

/**
 * Why nobody is let in; empty: somebody is.
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

/** A tab of this site that was opened out of the frame talks with the frame, too. @param {MessageEvent} event */
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
