import { useState } from "react";
import type { MessageId } from "@karota/texts/ids.ts";
import { useSay } from "./i18n/i18n.tsx";

/** Copies a text, and returns the one of the two words that is true then. */
export async function copied(text: string, done: MessageId, failed: MessageId): Promise<MessageId> {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    // Not allowed, or not there at all on an address without https.
    return failed;
  }
}

/** What came of copying, empty before, and what copies: for dialogs, which hide the words of `copyText`. */
export function useCopying(done: MessageId, failed: MessageId): [said: string, copy: (text: string) => Promise<void>] {
  const say = useSay();
  const [said, setSaid] = useState<MessageId | null>(null);
  return [said === null ? "" : say(said), async (text) => setSaid(await copied(text, done, failed))];
}
