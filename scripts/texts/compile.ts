import { compileMessageOrThrow, type CompiledMessage } from "@lingui/message-utils/compileMessage";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { PLURAL_FORMS } from "./counted.ts";
import type { Texts } from "./gather.ts";

export type Catalogue = Record<string, CompiledMessage>;
export interface Compiled {
  readonly ids: readonly string[];
  readonly catalogues: Record<Language, Catalogue>;
  /**
   * What is wrong, a line each: texts that a language does not have or that are no ICU message, plurals without a form
   * that the language needs, languages that take different values.
   */
  readonly problems: readonly string[];
}

/** Compiles the ICU messages into what Lingui's runtime reads; a text that cannot be compiled is left out. */
export function compile(texts: Texts): Compiled {
  const ids = [...new Set(LANGUAGES.flatMap((language) => [...texts[language].keys()]))].sort();
  const catalogues: Record<Language, Catalogue> = { sl: {}, en: {}, de: {} };
  const problems: string[] = [];
  for (const id of ids) {
    const values = new Set<string>();
    for (const language of LANGUAGES) {
      const text = texts[language].get(id);
      if (text === undefined) {
        problems.push(`${id} has no ${language} text`);
        continue;
      }
      try {
        const message = compileMessageOrThrow(text);
        values.add(valuesOf(message).join(","));
        problems.push(...pluralProblems(message, language).map((problem) => `${id} (${language}): ${problem}`));
        catalogues[language][id] = withoutRepeats(message);
      } catch (error) {
        problems.push(`${id} (${language}): ${(error as Error).message.split("\n")[0]}`);
      }
    }
    if (values.size > 1) problems.push(`${id}: the languages take different values: ${[...values].join(" | ")}`);
  }
  return { ids, catalogues, problems };
}

type Choices = Readonly<Record<string, CompiledMessage>>;
interface Argument {
  readonly name: string;
  readonly type: string | undefined;
  readonly choices: Choices;
}

/** The arguments of a message, also those inside of the choices of others. */
function argumentsOf(message: CompiledMessage): readonly Argument[] {
  return message.flatMap((token): readonly Argument[] => {
    if (typeof token === "string") return [];
    const [name, type, format] = token;
    const choices = typeof format === "object" && format !== null ? (format as Choices) : {};
    const inner = Object.values(choices).filter((choice) => Array.isArray(choice));
    return [{ name, type, choices }, ...inner.flatMap(argumentsOf)];
  });
}

/** Without plural forms that say the same as `other`: Lingui's runtime uses `other` for a missing form. */
const withoutRepeats = (message: CompiledMessage): CompiledMessage =>
  message.map((token) => {
    if (typeof token === "string" || (token[1] !== "plural" && token[1] !== "select")) return token;
    const [name, type, choices] = token;
    const forms = Object.entries(choices as Choices)
      // `offset` is no choice.
      .map(([form, choice]) => [form, Array.isArray(choice) ? withoutRepeats(choice) : choice] as const);
    const other = JSON.stringify(forms.find(([form]) => form === "other")?.[1]);
    // A form for one number, as `0`, is another matter: without it the number would take the form of its kind.
    const isNeeded = ([form, choice]: (typeof forms)[number]): boolean =>
      type === "select" || form === "other" || /^\d/.test(form) || JSON.stringify(choice) !== other;
    return [name, type, Object.fromEntries(forms.filter(isNeeded))];
  });

/** The names of the values that a message takes, each once. */
const valuesOf = (message: CompiledMessage): readonly string[] =>
  [...new Set(argumentsOf(message).map(({ name }) => name))].sort();

const pluralProblems = (message: CompiledMessage, language: Language): readonly string[] =>
  argumentsOf(message)
    .filter(({ type }) => type === "plural")
    .flatMap(({ name, choices }) =>
      PLURAL_FORMS[language]
        .filter((form) => !(form in choices))
        .map((form) => `the plural of ${name} has no form "${form}"`),
    );
