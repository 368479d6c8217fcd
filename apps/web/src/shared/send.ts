/** Whether the system has a dialog of its own for sending something to somebody. */
export const canSend = typeof navigator.share === "function";

/** Opens that dialog; when it is closed, nothing is sent. */
export const send = (data: ShareData): void => void navigator.share(data).catch(() => undefined);
