import { use, type ReactNode } from "react";
import { useSpeaker } from "./i18n.tsx";
import { loadTexts, type Part } from "./texts.ts";

/** Shows what is inside once these parts of the catalogue are here; suspends until then. */
export function WithTexts({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const { language } = useSpeaker();
  // All are under way before the first one is waited for. Those that are here are asked too: React counts the calls.
  const loading = parts.map((part) => loadTexts(part, language));
  for (const promise of loading) use(promise);
  return children;
}
