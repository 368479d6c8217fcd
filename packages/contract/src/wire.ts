import * as z from "zod";
import { LANGUAGES, LOCALE_ALIASES, type Language } from "@karota/engine/message.ts";

export const ROLES = ["mentor", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** The language of a tag such as `de-AT`, `us` or `SL`; null when it is not supported. */
export function readLanguage(tag: string): Language | null {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0] ?? "";
  const language = LOCALE_ALIASES[primary] ?? primary;
  return (LANGUAGES as readonly string[]).includes(language) ? (language as Language) : null;
}

/** A language in a body; a locale of the specification becomes the language it means. */
export const locale = z
  .enum([...LANGUAGES, ...Object.keys(LOCALE_ALIASES)])
  .transform((tag) => LOCALE_ALIASES[tag] ?? (tag as Language));

export const languageQuery = z.object({
  language: z.optional(z.string().check(z.refine((tag) => readLanguage(tag) !== null))),
});

/** Carrots on the wire: up to two decimals, never hundredths. */
export const carrots = z.number();
/** ISO 8601 with zone. */
export const time = z.string();
export const uuid = z.uuid();

/** The reply that only confirms the change. */
export const changesSaved = z.object({ code: z.literal("S-CHANGES-SAVED") }).meta({ id: "ChangesSaved" });
