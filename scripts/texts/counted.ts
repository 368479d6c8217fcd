import type { Language } from "@karota/engine/message.ts";

/** The forms of words beside a number, joined by slashes, by the word or `word:case`; one table a language. */
export type Nouns = Readonly<Record<string, string>>;

/** The plural forms that a language needs, in the order of the tables. */
export const PLURAL_FORMS: Readonly<Record<Language, readonly string[]>> = {
  sl: ["one", "two", "few", "other"],
  en: ["one", "other"],
  de: ["one", "other"],
};

/** `{a:apple}`, `{a:knjiga:acc}`. */
const COUNTED = /\{(\w+):(\p{L}[^{}:|]*)(?::(\w+))?\}/gu;
/** `{a|is|are}`. */
const AGREEING = /\{(\w+)\|([^{}]+)\}/g;

/**
 * A text with the short forms written out as plurals of ICU messages: `{a:apple}` is the number and the noun in the
 * form that belongs to it, `{a:knjiga:acc}` the same in another case, `{a|je|sta|so|je}` the word that belongs to it.
 * @param problems gets a line for every word that is not in the table, and for too many or too few forms
 */
export function withCounted(text: string, language: Language, nouns: Nouns, problems: string[]): string {
  const plural = (value: string, forms: readonly string[]): string => {
    const names = PLURAL_FORMS[language];
    if (forms.length !== names.length)
      problems.push(`${forms.join("/")}: ${forms.length} forms where ${language} has ${names.length}`);
    return `{${value}, plural, ${names.map((name, place) => `${name} {${forms[place]}}`).join(" ")}}`;
  };
  return text
    .replace(COUNTED, (_, value: string, noun: string, grammar?: string) => {
      const forms = formsOf(noun, grammar, language, nouns);
      if (!forms) problems.push(`${noun}${grammar ? `:${grammar}` : ""} is not in the ${language} table of nouns`);
      return forms ? `{${value}} ${plural(value, forms)}` : noun;
    })
    .replace(AGREEING, (_, value: string, forms: string) => plural(value, forms.split("|")));
}

/** The forms of a noun in a case; Slovenian accusatives that follow a rule need no entry of their own. */
function formsOf(
  noun: string,
  grammar: string | undefined,
  language: Language,
  nouns: Nouns,
): readonly string[] | null {
  const own = nouns[grammar ? `${noun}:${grammar}` : noun];
  if (own !== undefined) return own.split("/");
  const plain = nouns[noun];
  if (plain === undefined || language !== "sl" || grammar !== "acc") return null;
  const [one = "", ...more] = plain.split("/");
  return [one.replace(/a$/, "o"), ...more];
}
