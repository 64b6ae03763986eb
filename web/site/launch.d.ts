/** What browsers have of installing, and TypeScript does not know yet. */

/** What an installed page is opened with. */
export interface Launch {
  files: readonly { getFile(): Promise<File> }[];
  targetURL: string;
}

export type Launching = Window & { launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void } };

/** A browser would ask whether the page is to be installed. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}
