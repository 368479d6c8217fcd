import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";

/** One file `texts/{sl,en,de}.json`, which holds texts by their id, beside the game, feature or module that says them. */
export interface TextFile {
  readonly folder: string;
  readonly language: Language;
  readonly content: string;
}
/** The tables of nouns beside numbers, as JSON. */
const NOUNS = "packages/games/src/stories/nouns";
export interface Sources {
  /** The forms of nouns beside numbers, in each language, as JSON. */
  readonly nouns: Readonly<Record<Language, string>>;
  readonly files: readonly TextFile[];
  /** The folders of `packages/games/src` that hold a game. */
  readonly games: ReadonlySet<string>;
}

/** Every file below a folder of `root`, seen from `root`, with slashes on every system. */
export function listFiles(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return files.map((file) => `${folder}/${file.replaceAll("\\", "/")}`).sort();
}

/** Reads all that the compiled texts are made of. */
export function readSources(root: string): Sources {
  const packages = ["apps", "packages"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/src`),
  );
  const paths = packages.flatMap((folder) => listFiles(root, folder));
  const folders = new Set(paths.flatMap((path) => /^(.+\/texts)\/\w+\.json$/.exec(path)?.[1] ?? []));
  const files: TextFile[] = [];
  for (const folder of folders)
    for (const language of LANGUAGES) {
      const path = join(root, folder, `${language}.json`);
      if (existsSync(path)) files.push({ folder, language, content: readFileSync(path, "utf8") });
    }
  const games = paths.flatMap((path) => /^packages\/games\/src\/([^/]+)\/index\.ts$/.exec(path)?.[1] ?? []);
  const tableOf = (language: Language): string => {
    const path = join(root, NOUNS, `${language}.json`);
    return existsSync(path) ? readFileSync(path, "utf8") : "{}";
  };
  return { files, games: new Set(games), nouns: { sl: tableOf("sl"), en: tableOf("en"), de: tableOf("de") } };
}
