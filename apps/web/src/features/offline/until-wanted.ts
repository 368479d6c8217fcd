import { GUEST, listPlays, onGuestPlayed } from "../../shared/offline/progress.ts";
import { onSessionChange, readSession } from "../../shared/session/session.ts";

/** After this time on a fast line, files are cached for a visitor who has not played, in milliseconds. */
const STAY_MS = 15_000;

/** Whether this browser's user is signed in, has played, or has installed the page. */
export const isInUse = (): boolean =>
  readSession() !== null || listPlays(GUEST).length > 0 || matchMedia("(display-mode: standalone)").matches;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

export const savesData = (): boolean => connection().saveData === true;

/** Whether the line is slow or the user saves data, as far as the browser reports it. */
export const isConstrained = (): boolean => savesData() || (connection().effectiveType ?? "4g") !== "4g";

/**
 * Resolves when it is worth caching the whole page: at once for those who use it and where it is cached already,
 * else with the first move, the sign-in, the installation, or after a while on a fast line.
 */
export async function untilWanted(): Promise<void> {
  if (isInUse() || (await navigator.serviceWorker.getRegistration())) return;
  await new Promise<void>((done) => {
    onGuestPlayed(() => done());
    onSessionChange(() => done());
    addEventListener("appinstalled", () => done(), { once: true });
    if (!isConstrained()) setTimeout(done, STAY_MS);
  });
}
