/** Works without a network as it is: nothing has to be kept, and no new version comes by itself. */
export const keepOffline = async () => {};

export const takeOver = () => {};
