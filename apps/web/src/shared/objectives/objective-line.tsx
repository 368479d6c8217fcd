import { optionWord } from "../format/option-words.ts";
import { useSpeaker } from "../i18n/i18n.tsx";
import type { FoundObjective } from "./find-objectives.ts";

/** An objective that a search found: the level that practises it, its words and its school year. */
export function ObjectiveLine({ objective }: { objective: FoundObjective }) {
  const speaker = useSpeaker();
  const { level, lang, text, yearLabel } = objective;
  return (
    <>
      {`${optionWord("level", level, speaker)}: `}
      <span lang={lang}>{`${text} (${yearLabel})`}</span>
    </>
  );
}
