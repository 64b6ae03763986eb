/** Several sites of a host share one origin; what belongs to this one begins with its folder. */
export const SITE = new URL(".", location.href).pathname;
