/** Does nothing: the page that is one file needs no network, and no new version comes by itself. */
export const keepOffline = async () => {};

export const keepGame = async () => {};

export const keepRest = async () => {};

export const takeOver = () => {};
