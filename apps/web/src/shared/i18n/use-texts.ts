import { useEffect, useState } from "react";
import { useSpeaker } from "./i18n.tsx";
import { hasTexts, loadTexts, type Part } from "./texts.ts";

/** Whether a part of the catalogue is here. Loads it once it is wanted; where that fails, it stays away. */
export function useTexts(part: Part, isWanted: boolean): boolean {
  const { language } = useSpeaker();
  const [, setLoads] = useState(0);
  const isHere = hasTexts(part, language);
  useEffect(() => {
    if (!isWanted || isHere) return;
    loadTexts(part, language).then(
      () => setLoads((before) => before + 1),
      () => undefined,
    );
  }, [isWanted, isHere, part, language]);
  return isHere;
}
