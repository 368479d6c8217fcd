import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import type { TextFile } from "./sources.ts";

/** A word that texts of a language must not use; see `docs/words.md`. */
export interface Synonym {
  readonly language: Language;
  readonly pattern: RegExp;
  readonly instead: string;
  /** Ids whose texts may match; one that ends in `*` stands for all that begin so. */
  readonly except: readonly string[];
}

/**
 * Reads the last table of `docs/words.md`. In a pattern a `\|` is a bar, as Markdown wants it in tables; one without
 * capital letters ignores the case. @throws Error for a row that cannot be read
 */
export function readSynonyms(page: string): readonly Synonym[] {
  const [, table = ""] = page.split("## Words that the gate refuses");
  const rows = table.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((row) => {
    const [, name, quoted, instead, except] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const language = LANGUAGES.find((one) => one === name);
    const source = /^`(.+)`$/.exec(quoted ?? "")?.[1]?.replaceAll("\\|", "|");
    if (!language || source === undefined || !instead || except === undefined)
      throw new Error(`docs/words.md: cannot read ${row}`);
    const pattern = new RegExp(source, /\p{Lu}/u.test(source.replaceAll(/\\./g, "")) ? "u" : "iu");
    return { language, pattern, instead, except: except.split(/[\s,`]+/).filter((id) => id !== "") };
  });
}

/** Every text that uses a word of the list, and every exception that no text needs. */
export function findSynonyms(files: readonly TextFile[], synonyms: readonly Synonym[]): readonly string[] {
  const texts = files.flatMap(({ language, content }) =>
    Object.entries(JSON.parse(content) as Record<string, string>).map(([id, text]) => ({ language, id, text })),
  );
  return synonyms.flatMap(({ language, pattern, instead, except }) => {
    const hits = texts.filter((one) => one.language === language && pattern.test(one.text));
    const covers = (rule: string, id: string) => (rule.endsWith("*") ? id.startsWith(rule.slice(0, -1)) : id === rule);
    return [
      ...hits
        .filter(({ id }) => !except.some((rule) => covers(rule, id)))
        .map(({ id, text }) => `${id} in ${language}: not "${pattern.exec(text)![0]}", but ${instead} (docs/words.md)`),
      ...except
        .filter((rule) => !hits.some(({ id }) => covers(rule, id)))
        .map((rule) => `docs/words.md: ${rule} in ${language} needs no exception from ${pattern.source}`),
    ];
  });
}
