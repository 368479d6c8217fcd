import type { Code } from "@karota/contract/errors/codes.ts";
import type { MessageId } from "@karota/texts/ids.ts";

/**
 * The code whose words are shown for a code: its own, or the internal error's when this page has no words for it, since a
 * newer server has sent it. The catalogue's list itself is too long for a first visit.
 */
export function shownCode(say: (id: MessageId) => string, code: Code): Code {
  const title = `error.${code}.title` as const;
  // An id without a text is said as it is.
  return say(title) === title ? "E-KAROTA-INTERNAL" : code;
}
