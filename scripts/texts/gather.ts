import type { Language } from "@karota/engine/message.ts";
import type { TextFile } from "./sources.ts";

export type Texts = Record<Language, ReadonlyMap<string, string>>;
export interface Gathered {
  /** The ICU messages of each language by their id. */
  readonly texts: Texts;
  /** The folder that an id comes from. */
  readonly folders: ReadonlyMap<string, string>;
  /** The problems, a line each: files that are invalid JSON, duplicate ids, empty texts. */
  readonly problems: readonly string[];
}

/** Puts the texts of all folders together. */
export function gather(files: readonly TextFile[]): Gathered {
  const texts: Record<Language, Map<string, string>> = { sl: new Map(), en: new Map(), de: new Map() };
  const folders = new Map<string, string>();
  const problems: string[] = [];
  for (const { folder, language, content } of files) {
    const file = `${folder}/${language}.json`;
    for (const [id, text] of entriesOf(content, file, problems)) {
      if (texts[language].has(id)) problems.push(`${file}: ${id} stands in another folder too`);
      if (text.trim() === "") problems.push(`${file}: ${id} is empty`);
      texts[language].set(id, text);
      folders.set(id, folder);
    }
  }
  return { texts, folders, problems };
}

function entriesOf(content: string, file: string, problems: string[]): readonly (readonly [string, string])[] {
  try {
    return Object.entries(JSON.parse(content) as Record<string, string>);
  } catch (error) {
    problems.push(`${file}: ${(error as Error).message}`);
    return [];
  }
}
