import { useSyncExternalStore } from "react";

/** Chrome's offer to install the page as an app. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();
function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** The browser offers it once, early; the settings use the offer later. */
export function awaitInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener("appinstalled", () => setOffer(null));
}

/** Opens the browser's own dialog where it has offered one; an offer can be used once. */
export function useInstall(): (() => void) | null {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offer,
  );
  return now && (() => void now.prompt().finally(() => setOffer(null)));
}
