import { use, useMemo } from "react";
import { useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { findText, hasTexts, loadTexts } from "../../../shared/i18n/texts.ts";

/** What a game calls its skill; suspends until its texts are here. Null for what this version no longer names. */
export function useSkillName(game: string, skill: string | null): string | null {
  const speaker = useSpeaker();
  const loading = useMemo(
    () => (hasTexts(game, speaker.language) ? null : loadTexts(game, speaker.language)),
    [game, speaker.language],
  );
  if (loading) use(loading);
  return skill === null ? null : findText(`${game}.skill.${skill}`, speaker);
}
