/** The build of this page: the entry script that its document names. */
export const ownBuild = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "/", location.href).pathname;

/** When this page was built, in ms since 1970; undefined for a page that was not. */
export const ownBuildTime = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="karota-build"]')?.content;

let isOther = false;

/** Notes which build the server has that answered last: when it was made, and its entry script. */
export function noteBuild(served: string): void {
  isOther = ownBuildTime() !== undefined && served.split(" ")[1] !== ownBuild();
}

/** Whether that server has an older or newer build than this page. */
export const isOtherBuild = (): boolean => isOther;
