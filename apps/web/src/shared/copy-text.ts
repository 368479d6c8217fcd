import type { MessageId } from "@karota/texts/ids.ts";
import { toast } from "./components/notices.tsx";
import { copied } from "./use-copying.ts";

/** Copies a text, and says in a word whether it is copied. */
export const copyText = async (text: string, done: MessageId, failed: MessageId): Promise<void> =>
  toast(await copied(text, done, failed));
