/** Works without a network as it is: nothing has to be kept. */
export const keepOffline = async () => {};
