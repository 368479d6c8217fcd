import { use, type ReactNode } from "react";
import { useSpeaker } from "./i18n.tsx";
import { hasTexts, loadTexts, type Part } from "./texts.ts";

/** What was waited for, by language and parts: React needs the same promise in each try, also once it is fulfilled. */
const waits = new Map<string, Promise<unknown>>();

/** Shows what is inside once these parts of the catalogue are here; suspends until then. */
export function WithTexts({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const { language } = useSpeaker();
  const key = [language, ...parts].join(" ");
  let wait = waits.get(key);
  if (!wait && parts.some((part) => !hasTexts(part, language))) {
    wait = Promise.all(parts.map((part) => loadTexts(part, language)));
    waits.set(key, wait);
    wait.catch(() => waits.delete(key));
  }
  if (wait) use(wait);
  return children;
}
