/** Several sites of a host share one origin; what belongs to this one begins with its folder. */
export const FOLDER = new URL(".", location.href).pathname;
