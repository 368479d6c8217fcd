import { LANGUAGES, type Language, type Message } from "@karota/engine/message.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";

export { LANGUAGES, type Language };

/** The languages of a journey that is alike in all of them. */
export const JOURNEY_LANGUAGES = depth<readonly Language[]>(["sl"], LANGUAGES);
/** The languages in which it is seen whether the words have room: German has the longest. */
export const ROOM_LANGUAGES = depth<readonly Language[]>(["de"], LANGUAGES);

/** Says a text of ours; journeys never hold a sentence themselves. */
export interface Say {
  (id: MessageId, values?: Message["values"]): string;
  readonly language: Language;
}

export const sayIn = (language: Language): Say =>
  Object.assign(
    (id: MessageId, values?: Message["values"]) => SPEAKERS[language].say(values ? { id, values } : { id }),
    { language },
  );

/** An amount of carrots in words. */
export function carrotsIn(language: Language, amount: number): string {
  const say = sayIn(language);
  if (Number.isInteger(amount)) return say("carrots", { amount });
  return say("carrots.fraction", { amount: new Intl.NumberFormat(LOCALES[language]).format(amount) });
}

/** A name that begins with this text, where what follows changes from day to day. */
export const beginsWith = (text: string): RegExp => new RegExp(`^${RegExp.escape(text)}`);
