import { use, type ReactNode } from "react";
import { useSpeaker } from "./i18n.tsx";
import { hasTexts, loadTexts, type Part } from "./texts.ts";

/** Shows what is inside once these parts of the catalogue are here; suspends until then. */
export function WithTexts({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const { language } = useSpeaker();
  const missing = parts.filter((part) => !hasTexts(part, language));
  // All are under way before the first one is waited for.
  const loading = missing.map((part) => loadTexts(part, language));
  for (const promise of loading) use(promise);
  return children;
}
