import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./sources.ts";

/** Ids put together in code; every other id must be in the code as a quoted string. */
const CONVENTIONS = [
  /^error\./, // error.<CODE>.title | .description
  /^option\./, // option.<name>, option.<name>.<value>[.note]
  /^unit\./, // unit.<name>, of the table in packages/games/src/data/units.ts
  /^[a-zA-Z]+\.(name|tagline|goal|requires|rule\.\d)$/, // what every game says of itself
  /^category\./, // category.<subtype>
  /^page\.\w+\.(title|description|keywords)$/,
  /^language\./,
  /^reason\./, // reason.<ledger reason>
  /^audit\./, // audit.<action>
];
/**
 * Ids that end in a code word: the frame puts `<id>.fault.<code>` together, other code does with a template such as
 * `<id>.hint.${technique}`; those of word problems are `<id>.story.<name>.<part>`. The word itself has to be in the code
 * of the game, or of what games share.
 */
const FRAME_MADE =
  /^([a-zA-Z]+)\.(?:(?:fault|mistake|skill|theme)\.([\w-]+)|story\.([\w-]+)\.(?:text|question|answer))$/;
/** What games share, beside their own folder. */
const SHARED = [
  "packages/games/src/measures/",
  "packages/games/src/numerals/",
  "packages/games/src/comparing/",
  "packages/games/src/estimates/",
  "packages/games/src/pictured/",
  "packages/games/src/starter/",
  "packages/games/src/stories/",
  "packages/games/src/data/",
  "packages/engine/src/quiz/",
];

interface CodeFile {
  readonly path: string;
  readonly text: string;
  /** Every word in quotes, and every name of a field. */
  readonly quoted: ReadonlySet<string>;
}

/** The ids that are nowhere in the code below `root`; `games` are the folders of games. */
export function findUnused(ids: readonly string[], games: ReadonlySet<string>, root: string): readonly string[] {
  const code = readCode(root);
  const all = code.map(({ text }) => text).join("\n");
  const quoted = wordsOf(code);
  const templates = [...new Set([...all.matchAll(/`([a-zA-Z]+(?:\.[\w-]+)*\.)\$\{/g)].map((match) => match[1]!))];
  /** Where only the game's name is put in: `${id}.explain.factor`. */
  const endings = [...new Set([...all.matchAll(/`\$\{\w+\}((?:\.[\w-]+)+)`/g)].map((match) => match[1]!))];
  const words = codeWords(code, games);
  const isPutTogether = (id: string): boolean => {
    const [, game, code, story] = FRAME_MADE.exec(id) ?? [];
    const word = code ?? story;
    if (game !== undefined && word !== undefined && words(game).has(word)) return true;
    if (endings.some((ending) => id.endsWith(ending))) return true;
    return templates.some((prefix) => {
      const rest = id.startsWith(prefix) ? id.slice(prefix.length) : "";
      return rest !== "" && rest.split(".").every((part) => words(id.split(".")[0]!).has(part));
    });
  };
  return ids.filter(
    (id) => !quoted.has(id) && !CONVENTIONS.some((convention) => convention.test(id)) && !isPutTogether(id),
  );
}

const readCode = (root: string): readonly CodeFile[] =>
  ["packages", "apps", "scripts"]
    .flatMap((folder) => listFiles(root, folder))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\/(node_modules|dist)\//.test(path))
    // Written by us: it names every id.
    .filter((path) => path !== "packages/texts/src/ids.ts")
    .map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return { path, text, quoted: quotedIn(text) };
    });

const wordsOf = (files: readonly CodeFile[]): ReadonlySet<string> =>
  new Set(files.flatMap(({ quoted }) => [...quoted]));

const quotedIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/["'`]([\w.*:-]+)["'`]|(?:^|[{,]\s*)(\w+):/gm)].map((match) => match[1] ?? match[2]!));

/** Gives the words in the code that a game's ids may end in; for what is no game, those of all packages and apps. */
function codeWords(code: readonly CodeFile[], games: ReadonlySet<string>): (game: string) => ReadonlySet<string> {
  const sources = code.filter(({ path }) => /^(packages|apps)\/.+(?<!\.test)\.tsx?$/.test(path));
  const known = new Map<string, ReadonlySet<string>>();
  return (game) => {
    let words = known.get(game);
    if (!words) {
      const folders = games.has(game) ? [`packages/games/src/${game}/`, ...SHARED] : [""];
      words = wordsOf(sources.filter(({ path }) => folders.some((folder) => path.startsWith(folder))));
      known.set(game, words);
    }
    return words;
  };
}
