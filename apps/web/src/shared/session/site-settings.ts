import type { SiteReply } from "@karota/contract/service/site.ts";
import { useBrowserValue } from "@karota/ui/hydration.ts";
import { noteServerTime } from "./clock.ts";
import { storedValue } from "./stored-value.ts";

/** The shortest time between two requests of a page in use, in milliseconds. */
const MIN_PAUSE_MS = 5 * 60_000;
/** After the page has loaded: what is on the screen comes first. */
const FIRST_DELAY_MS = 1_000;

/** By the device's clock; before the first question it is never time. */
let due = Infinity;

function parse(text: string | null): SiteReply | null {
  try {
    const read = JSON.parse(text ?? "null") as SiteReply | null;
    return Array.isArray(read?.closed_games) ? read : null;
  } catch {
    return null;
  }
}

const KEY = "karota:house";
const stored = storedValue(KEY, parse);

/**
 * The newest settings from the server that every page needs, also those of an earlier visit; null before the first
 * answer. Any component may read them: when they change, the whole page is drawn anew.
 */
export const readSiteSettings = (): SiteReply | null => stored.read();

/** Takes over those of the document, which are newer than an earlier visit's. */
export const adoptSiteSettings = (site: SiteReply): void => stored.write(JSON.stringify(site));

/**
 * Loads them now, without a token: they are the same for everyone, and an expired login must not prevent it. Never
 * rejects.
 */
export async function fetchSiteSettings(): Promise<void> {
  due = Date.now() + MIN_PAUSE_MS;
  try {
    const response = await fetch("/api/v1/service/house", { credentials: "omit", priority: "low" });
    noteServerTime(response.headers.get("date"));
    const text = await response.text();
    if (response.ok && parse(text) && text !== localStorage.getItem(KEY)) stored.write(text);
  } catch {
    // The present settings stay until the next request.
  }
}

/** To be called when the person comes to the page, or moves on in it. */
export const refreshSiteSettings = (): void => {
  if (Date.now() >= due) void fetchSiteSettings();
};

/** Loads them when the page has loaded, and whenever the person comes back to it. */
export function followSiteSettings(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    timer = setTimeout(() => {
      due = 0;
      refreshSiteSettings();
    }, FIRST_DELAY_MS);
  };
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
  addEventListener("focus", refreshSiteSettings);
  return () => {
    clearTimeout(timer);
    removeEventListener("load", begin);
    removeEventListener("focus", refreshSiteSettings);
  };
}

/** Draws anew when the site changes, in this tab or another. A document brings those that it was rendered with. */
export const useSiteSettings = (): SiteReply | null => useBrowserValue(stored.subscribe, stored.read, stored.read);
