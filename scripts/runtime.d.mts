/** Ends with one sentence for the person who typed the command. */
export function giveUp(sentence: string): never;
/** Runs npm with what it says shown only when it fails; gives whether it went well. */
export function npm(...words: readonly string[]): boolean;
/** Runs npm and gives what it prints on stdout, also when it fails. */
export function readNpm(...words: readonly string[]): string;
/** The name of the package that brings the pinned runtime to this platform; null when there is none. */
export function runtimePackage(): string | null;
