import type { MessageId } from "@karota/texts/ids.ts";
import { toast } from "./components/notices.tsx";

/** Copies a text, and says in a word whether it is copied. */
export async function copyText(text: string, copied: MessageId, notCopied: MessageId): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(copied);
  } catch {
    // Not allowed, or not there at all on an address without https.
    toast(notCopied);
  }
}
