/** The part of the look that a host page may set; the rest of the palette follows from it. */

/** @typedef {{ accent?: string, surface?: string, text?: string, radius?: string }} Look */

/** The colour of words on the accent: light on a dark one, dark on a light one. */
const READABLE = "lch(from var(--sea) calc((55 - l) * infinity) 0 0)";

/** @param {number} share the percentage of the words' colour */
const between = (share) => `color-mix(in oklab, var(--surface), var(--ink) ${share}%)`;

/**
 * By wish: the property that checks it, and the tokens that follow from it.
 * @type {Record<keyof Look, { property: string, tokens: Record<string, (given: string) => string> }>}
 */
const LOOKS = {
  accent: {
    property: "color",
    tokens: { "--sea": (given) => given, "--focus": (given) => given, "--on-sea": () => READABLE },
  },
  surface: {
    property: "color",
    tokens: {
      "--surface": (given) => given,
      "--sunken": () => between(6),
      "--ground": () => between(10),
      "--joint": () => between(14),
      "--line": () => between(20),
    },
  },
  text: { property: "color", tokens: { "--ink": (given) => given, "--ink-soft": () => between(72) } },
  radius: {
    property: "border-top-left-radius",
    tokens: {
      "--r1": (given) => `calc(${given} * 0.6)`,
      "--r2": (given) => given,
      "--r3": (given) => `calc(${given} * 1.6)`,
    },
  },
};

/**
 * Applies the valid colours and lengths of a look; the tokens of any other wish get their defaults.
 * @param {Look} look
 * @param {CSSStyleDeclaration} style the style of the page
 */
export function lend(look, style) {
  for (const [name, { property, tokens }] of Object.entries(LOOKS)) {
    const given = look[/** @type {keyof Look} */ (name)] ?? "";
    const isGiven = given !== "" && CSS.supports(property, given);
    for (const [token, made] of Object.entries(tokens)) {
      if (isGiven) style.setProperty(token, made(given));
      else style.removeProperty(token);
    }
  }
}
