import type { Speaker } from "@karota/engine/message.ts";
import { toSpeech } from "@karota/engine/speech/speech.ts";

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** What is read in place of a plain text with mathematics in it; null where it can be read as it is. */
export function wordsFor(text: string, spoken: string, speaker: Speaker): string | null {
  const words = toSpeech(spoken, speaker);
  return words === inOneLine(text) ? null : words;
}

/** A sentence, the mathematics in it in words for screen readers. */
export function Sentence({ text, speaker }: { readonly text: string; readonly speaker: Speaker }) {
  const words = wordsFor(text, text, speaker);
  if (words === null) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr">{words}</span>
    </>
  );
}
