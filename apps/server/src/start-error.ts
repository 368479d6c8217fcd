/** Stops the start; its message is the one sentence that is shown. */
export class StartError extends Error {}
