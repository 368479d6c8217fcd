import { useLayoutEffect, useRef, type RefObject } from "react";
import { MAX_TEXT_LENGTH } from "@karota/engine/quiz/reading.ts";

/** A part of a text, from a character to before another; an empty one is the caret. */
type Selected = readonly [from: number, to: number];

/**
 * Where keys on the screen write in a field, which may be without the focus: at its caret or over what is selected.
 * @param change takes the text as it is then
 */
export function useCaret(
  field: RefObject<HTMLInputElement | null>,
  text: string,
  signs: readonly string[],
  change: (text: string) => void,
) {
  const selected = useRef<Selected>([text.length, text.length]);
  const isMoved = useRef(signs.length > 0);
  const replace = ([from, to]: Selected, by: string) => {
    if (text.length - (to - from) + by.length > MAX_TEXT_LENGTH) return;
    isMoved.current = true;
    selected.current = [from + by.length, from + by.length];
    change(text.slice(0, from) + by + text.slice(to));
  };
  // A field whose text is set has its caret at the end. One that gets a caret without the focus may take the focus, too.
  useLayoutEffect(() => {
    if (isMoved.current && document.activeElement === field.current)
      field.current?.setSelectionRange(...selected.current);
    isMoved.current = false;
  }, [field, text]);
  return {
    /** The person has moved the caret, or has typed. */
    follow: ({ selectionStart, selectionEnd }: HTMLInputElement) => {
      selected.current = [selectionStart ?? text.length, selectionEnd ?? text.length];
    },
    write: (sign: string) => replace(selected.current, sign),
    /** What is selected, or the sign before the caret. */
    erase: () => {
      const [from, to] = selected.current;
      const before = text.slice(0, from);
      const sign = signs.find((one) => one.length > 1 && before.endsWith(one)) ?? [...before].at(-1) ?? "";
      replace([from === to ? from - sign.length : from, to], "");
    },
  };
}
