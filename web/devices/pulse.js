/** The heartbeat of a connection: each side counts the beats for which it has heard nothing. */

/** Milliseconds between two beats. */
export const BEAT = 2000;

/** The missed beats after which the other side counts as lost: ten seconds. A delayed beat, after a sleep, counts once. */
const SILENCE = 5;

/** @param {{ missed: number }} line */
export const isSilent = ({ missed }) => missed >= SILENCE;

/** Milliseconds between the last message and the end of a connection, which would otherwise drop the message. */
const FAREWELL = 500;

/** Closes a channel once its last message has crossed. @param {{ close: () => void } | null | undefined} channel */
export const closeSoon = (channel) => channel && setTimeout(() => channel.close(), FAREWELL);
