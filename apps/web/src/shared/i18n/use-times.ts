import { useMemo } from "react";
import { timesOf, type Times } from "@karota/texts/times.ts";
import { useSpeaker } from "./i18n.tsx";

/** Times of day as the chosen language writes them. */
export function useTimes(): Times {
  const { language } = useSpeaker();
  return useMemo(() => timesOf(language), [language]);
}
