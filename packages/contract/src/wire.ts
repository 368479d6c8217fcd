import * as z from "zod/mini";
import { LANGUAGES, LOCALE_ALIASES, readLanguage, type Language } from "@karota/engine/message.ts";

export const ROLES = ["mentor", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** A language in a body; a locale of the specification becomes the language it means. */
export const locale = z.pipe(
  z.enum([...LANGUAGES, ...Object.keys(LOCALE_ALIASES)]),
  z.transform((tag) => LOCALE_ALIASES[tag] ?? (tag as Language)),
);

export const languageQuery = z.object({
  language: z.optional(z.string().check(z.refine((tag) => readLanguage(tag) !== null))),
});

/** Carrots on the wire: up to two decimals, never hundredths. */
export const carrots = z.number();
/** ISO 8601 with zone. */
export const time = z.string();
export const uuid = z.uuid();

/** The answer where there is nothing to tell but that it is done. */
export const changesSaved = z.object({ code: z.literal("S-CHANGES-SAVED") }).check(z.meta({ id: "ChangesSaved" }));
