import * as z from "zod";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";

export const ROLES = ["mentor", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** The specification's locales `si` and `us` mean `sl` and `en`. */
const LOCALE_ALIASES: Readonly<Record<string, Language>> = { si: "sl", us: "en" };

/** The language of a tag such as `de-AT`, `us` or `SL`; null when it is none of ours. */
export function readLanguage(tag: string): Language | null {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0] ?? "";
  const language = LOCALE_ALIASES[primary] ?? primary;
  return (LANGUAGES as readonly string[]).includes(language) ? (language as Language) : null;
}

export const languageQuery = z.object({
  language: z.optional(z.string().check(z.refine((tag) => readLanguage(tag) !== null))),
});

/** Carrots on the wire: up to two decimals, never hundredths. */
export const carrots = z.number();
/** ISO 8601 with zone. */
export const time = z.string();
export const uuid = z.uuid();

/** The answer where there is nothing to tell but that it is done. */
export const changesSaved = z.object({ code: z.literal("S-CHANGES-SAVED") });
