/** The types for installed pages that TypeScript lacks. */

/** The files and the address that open an installed page. */
export interface Launch {
  files: readonly { getFile(): Promise<File> }[];
  targetURL: string;
}

export type Launching = Window & { launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void } };

/** The browser offers to install the page; `prompt` asks the person. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}
