import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { withCounted, type Nouns } from "./counted.ts";
import type { Sources } from "./sources.ts";

export type Texts = Record<Language, ReadonlyMap<string, string>>;
export interface Gathered {
  /** The ICU messages of each language by their id. */
  readonly texts: Texts;
  /** The folder that an id comes from. */
  readonly folders: ReadonlyMap<string, string>;
  /** The problems, a line each: files that are invalid JSON, duplicate ids, empty texts. */
  readonly problems: readonly string[];
}

/** Puts the texts of all folders together, with the nouns beside numbers in their forms. */
export function gather({ files, nouns }: Pick<Sources, "files" | "nouns">): Gathered {
  const texts: Record<Language, Map<string, string>> = { sl: new Map(), en: new Map(), de: new Map() };
  const folders = new Map<string, string>();
  const problems: string[] = [];
  const tables = Object.fromEntries(
    LANGUAGES.map((language) => [language, Object.fromEntries(entriesOf(nouns[language], "nouns", problems))]),
  ) as Record<Language, Nouns>;
  for (const { folder, language, content } of files) {
    const file = `${folder}/${language}.json`;
    for (const [id, text] of entriesOf(content, file, problems)) {
      if (texts[language].has(id)) problems.push(`${file}: ${id} stands in another folder too`);
      if (text.trim() === "") problems.push(`${file}: ${id} is empty`);
      const faults: string[] = [];
      texts[language].set(id, withCounted(text, language, tables[language], faults));
      problems.push(...faults.map((fault) => `${id} (${language}): ${fault}`));
      folders.set(id, folder);
    }
  }
  return { texts, folders, problems };
}

/** The id at the beginning of a line: the formatter puts each text on a line of its own. */
const ID_OF_LINE = /^\s*"([^"]+)":/gm;

function entriesOf(content: string, file: string, problems: string[]): readonly (readonly [string, string])[] {
  const ids = [...content.matchAll(ID_OF_LINE)].map(([, id]) => id!);
  // JSON.parse would silently return the last one.
  for (const id of new Set(ids.filter((one, place) => ids.indexOf(one) !== place)))
    problems.push(`${file}: ${id} stands there twice`);
  try {
    return Object.entries(JSON.parse(content) as Record<string, string>);
  } catch (error) {
    problems.push(`${file}: ${(error as Error).message}`);
    return [];
  }
}
