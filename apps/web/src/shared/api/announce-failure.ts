import { notify, notifyFailure } from "../components/notices.tsx";
import { ApiFailure } from "./api.ts";

/**
 * As `notifyFailure`, for what may be pressed in a dialog: there no answer is a popup, too. The word would be under the
 * dialog, where nobody sees or hears it.
 */
export function announceFailure(error: unknown): void {
  const isUnheard =
    error instanceof ApiFailure && error.status === 0 && document.querySelector("dialog[open]") !== null;
  if (isUnheard) notify("E-KAROTA-UNAVAILABLE", { words: "shell.offline" });
  else notifyFailure(error);
}
