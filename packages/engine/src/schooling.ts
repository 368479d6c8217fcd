/** How written subtraction is taught: counting up from the subtrahend, or taking a ten apart. */
export const WRITTEN_SUBTRACTIONS = ["complete", "borrow"] as const;
export type WrittenSubtraction = (typeof WRITTEN_SUBTRACTIONS)[number];

/** What schools teach in more than one way, as one person learns it; worked solutions follow it. */
export interface Schooling {
  readonly subtraction: WrittenSubtraction;
}

/** The schooling of the default language. */
export const FIRST_SCHOOLING: Schooling = { subtraction: "complete" };

/**
 * What a person chose, else what most schools of the language teach (decision 0023): completing in Slovenian and in
 * Austria's German, else borrowing.
 *
 * @param tags the languages that a browser prefers, best first, such as `de-AT`; the first German one decides
 */
export function schoolingOf(
  language: string,
  chosen: WrittenSubtraction | undefined,
  tags: readonly string[] = [],
): Schooling {
  if (chosen) return { subtraction: chosen };
  const german = tags.find((tag) => /^de\b/i.test(tag)) ?? "";
  const completes = language === "sl" || (language === "de" && /^de-AT\b/i.test(german));
  return { subtraction: completes ? "complete" : "borrow" };
}
