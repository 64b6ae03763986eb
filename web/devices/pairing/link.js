/** The address that carries an offer: this site's, at the table's game. */
import { OFFER } from "../../site/address.js";

/** Whether only this device knows the address of this site. */
export const isLoopback = () => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(location.hostname);

/**
 * @param {string} code of the offer
 * @param {string} search the end of an address at which the game opens
 */
export const linkOf = (code, search) => `${location.href.split(/[?#]/)[0]}${search}#${OFFER}=${code}`;
