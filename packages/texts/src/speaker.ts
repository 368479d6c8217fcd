import { setupI18n, type Messages } from "@lingui/core";
import type { Language, Message, Speaker } from "@karota/engine/message.ts";

/** The locale whose dates, numbers and plurals a language uses. */
export const LOCALES: Record<Language, string> = { sl: "sl-SI", en: "en-GB", de: "de-DE" };

/** A speaker over one compiled catalogue. An id that is not in it is shown as it is. */
export function speakerOf(language: Language, messages: Messages): Speaker {
  const i18n = setupI18n({
    locale: LOCALES[language],
    messages: { [LOCALES[language]]: messages },
    // Without it the console warns of each.
    missing: (_locale, id) => id,
  });
  const say = (message: Message): string => {
    if (!message.values) return i18n._(message.id);
    const values: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(message.values))
      values[name] = typeof value === "object" ? say(value) : value;
    return i18n._(message.id, values);
  };
  return { language, say };
}
