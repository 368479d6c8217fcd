import type { Speaker } from "@karota/engine/message.ts";
import { splitAtGroups } from "@karota/engine/quiz/markup.ts";
import { toSpeech } from "@karota/engine/speech/speech.ts";
import { GroupedText } from "./grouped-text.tsx";

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** What is read in place of a plain text with mathematics in it; null where it can be read as it is. */
export function wordsFor(text: string, spoken: string, speaker: Speaker): string | null {
  const words = toSpeech(spoken, speaker);
  return words === inOneLine(text) ? null : words;
}

/** A sentence, the mathematics in it in words for screen readers, long numbers in groups for the eye. */
export function Sentence(props: {
  readonly text: string;
  readonly speaker: Speaker;
  /** Whether there is what somebody typed in it, which stays as it is. */
  readonly typed?: boolean;
}) {
  const { text, speaker, typed = false } = props;
  const words = wordsFor(text, text, speaker);
  const isGrouped = !typed && splitAtGroups(text).length > 1;
  if (words === null && !isGrouped) return text;
  return (
    <>
      <span aria-hidden="true">{isGrouped ? <GroupedText text={text} /> : text}</span>
      <span className="sr">{words ?? text}</span>
    </>
  );
}
