/** A QR code. */
import { html, nothing } from "lit-html";

/** @typedef {{ path: string, size: number }} Picture as `actions/qr.js` makes it */

/**
 * Dark on light even at night, as QR readers want it.
 * @param {Picture | null} picture
 * @param {string} label for screen readers
 * @param {number} side in CSS pixels
 */
export const qrCode = (picture, label, side) =>
  picture
    ? html`<svg
        class="qr"
        role="img"
        aria-label=${label}
        width=${side}
        viewBox="0 0 ${picture.size} ${picture.size}"
        shape-rendering="crispEdges"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d=${picture.path} fill="#000" />
      </svg>`
    : nothing;
