/**
 * Gathers the texts beside games, features and modules (`texts/{sl,en,de}.json`, id → ICU message) into the compiled
 * catalogues of `packages/texts`. `--check` writes nothing and fails when they are not fresh. Fails on a missing or
 * doubled id, on arguments or plural forms that differ from what the language needs, and on a text nobody uses.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileMessageOrThrow, type CompiledMessage } from "@lingui/message-utils/compileMessage";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const problems: string[] = [];

/** Ids put together in code; everything else must stand somewhere in the code as a quoted string. */
const CONVENTIONS = [
  /^error\./, // error.<CODE>.title | .description
  /^option\./, // option.<name>, option.<name>.<value>[.note]
  /^unit\./, // unit.<name>, of the table in packages/games/src/data/units.ts
  /^[a-zA-Z]+\.(name|tagline|goal|requires|rule\.\d)$/, // what every game says of itself
  /^bed\./, // bed.<subtype>
  /^page\.\w+\.(title|description|keywords)$/,
  /^language\./,
  /^reason\./, // reason.<ledger reason>
  /^audit\./, // audit.<action>
];

const NEEDED: Record<Language, readonly string[]> = {
  sl: ["one", "two", "few", "other"],
  en: ["one", "other"],
  de: ["one", "other"],
};

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(join(root, file), "utf8"));

const folders = [
  ...new Set(globSync("{packages,apps}/*/src/**/texts/sl.json", { cwd: root }).map((file) => dirname(file))),
].sort();
/**
 * The page loads a catalogue in parts: what its first picture needs, what later screens need, each game's own, and
 * those of the admin area and of the help. Null: not for the page.
 */
function partOf(folder: string, id: string): string | null {
  if (/^apps\/(?!web\/)/.test(folder)) return null;
  // The words of other pages' titles come with those pages.
  if (/^page\.(?!home\.)/.test(id)) return "rest";
  if (/^apps\/web\/src\/(app|shared|features\/home)\/texts$/.test(folder)) return "shell";
  const game = /^packages\/games\/src\/([^/]+)\/texts$/.exec(folder)?.[1];
  if (/^(option|list)\./.test(id) || (game && /\.(name|tagline|left)$/.test(id))) return "shell";
  const apart = /^(?:apps\/web\/src\/features|packages\/contract\/src)\/(admin|help)\/texts$/.exec(folder)?.[1];
  if (apart) return apart;
  if (!game) return "rest";
  return globSync(`packages/games/src/${game}/index.ts`, { cwd: root }).length > 0 ? game : "rest";
}
const parts = new Map<string, string | null>();
const gathered: Record<Language, Map<string, string>> = { sl: new Map(), en: new Map(), de: new Map() };
for (const folder of folders)
  for (const language of LANGUAGES)
    for (const [id, text] of Object.entries(read(`${folder}/${language}.json`))) {
      if (gathered[language].has(id)) problems.push(`${folder}/${language}.json: ${id} stands in another folder too`);
      if (text.trim() === "") problems.push(`${folder}/${language}.json: ${id} is empty`);
      gathered[language].set(id, text);
      parts.set(id, partOf(folder, id));
    }

const ids = [...new Set(LANGUAGES.flatMap((language) => [...gathered[language].keys()]))].sort();

/** The arguments of a message, and its plural forms are complete. */
function inspect(message: CompiledMessage, where: string, language: Language, found: Set<string>): void {
  for (const token of message) {
    if (typeof token === "string") continue;
    const [name, type, choices] = token;
    found.add(name);
    if (!choices || typeof choices !== "object") continue;
    const forms = choices as Record<string, CompiledMessage>;
    if (type === "plural")
      for (const form of NEEDED[language])
        if (!(form in forms)) problems.push(`${where}: the plural of ${name} has no form "${form}"`);
    for (const [form, inner] of Object.entries(forms))
      if (form !== "offset" && Array.isArray(inner)) inspect(inner, where, language, found);
  }
}

const compiled: Record<Language, Record<string, CompiledMessage>> = { sl: {}, en: {}, de: {} };
for (const id of ids) {
  const seen: string[] = [];
  for (const language of LANGUAGES) {
    const text = gathered[language].get(id);
    if (text === undefined) {
      problems.push(`${id} has no ${language} text`);
      continue;
    }
    try {
      const message = compileMessageOrThrow(text);
      const names = new Set<string>();
      inspect(message, `${id} (${language})`, language, names);
      names.delete("#");
      seen.push([...names].sort().join(","));
      compiled[language][id] = message;
    } catch (error) {
      problems.push(`${id} (${language}): ${(error as Error).message.split("\n")[0]}`);
    }
  }
  if (new Set(seen).size > 1) problems.push(`${id}: the languages take different values: ${seen.join(" | ")}`);
}

const code = globSync("{packages,apps,scripts}/**/*.{ts,tsx,mjs}", {
  cwd: root,
  exclude: (file) => /node_modules|(^|[\\/])dist([\\/]|$)/.test(file),
})
  .filter((file) => !file.endsWith(join("texts", "src", "ids.ts")))
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("\n");
const quotedIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/["'`]([\w.*:-]+)["'`]|(?<=^|[{,]\s*)(\w+):/gm)].map((match) => match[1] ?? match[2]!));
const quoted = quotedIn(code);

/**
 * Ids that end in a code word: the frame puts `<id>.fault.<code>` together, other code says so with a template such as
 * `<id>.hint.${technique}`. The word itself has to stand in the code of the game, or of what games share.
 */
const FRAME_MADE = /^([a-zA-Z]+)\.(?:fault|mistake|skill|theme)\.([\w-]+)$/;
const templates = [...new Set([...code.matchAll(/`([a-zA-Z]+(?:\.[\w-]+)*\.)\$\{/g)].map((match) => match[1]!))];
/** Where only the game's name is put in: `${id}.mistake.factor-is`. */
const endings = [...new Set([...code.matchAll(/`\$\{\w+\}((?:\.[\w-]+)+)`/g)].map((match) => match[1]!))];
const codeWords = new Map<string, ReadonlySet<string>>();
function wordsOf(game: string): ReadonlySet<string> {
  let words = codeWords.get(game);
  if (!words) {
    const isGame = globSync(`packages/games/src/${game}/index.ts`, { cwd: root }).length > 0;
    const folders = isGame
      ? [game, "measures", "data", "../../engine/src/quiz"].map((folder) => `packages/games/src/${folder}`)
      : ["packages", "apps"];
    const sources = globSync(
      folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
      { cwd: root, exclude: (file) => /node_modules|\.test\.tsx?$|(^|[\\/])texts[\\/]src/.test(file) },
    );
    words = quotedIn(sources.map((file) => readFileSync(join(root, file), "utf8")).join("\n"));
    codeWords.set(game, words);
  }
  return words;
}
function isPutTogether(id: string): boolean {
  const [, game, word] = FRAME_MADE.exec(id) ?? [];
  if (game !== undefined && word !== undefined && wordsOf(game).has(word)) return true;
  if (endings.some((ending) => id.endsWith(ending))) return true;
  return templates.some((prefix) => {
    const rest = id.startsWith(prefix) ? id.slice(prefix.length) : "";
    return rest !== "" && rest.split(".").every((part) => wordsOf(id.split(".")[0]!).has(part));
  });
}
for (const id of ids)
  if (!quoted.has(id) && !CONVENTIONS.some((convention) => convention.test(id)) && !isPutTogether(id))
    problems.push(`${id} is used nowhere`);

const outputs = new Map<string, string>();
for (const language of LANGUAGES) {
  outputs.set(`packages/texts/src/compiled/${language}.json`, `${JSON.stringify(compiled[language])}\n`);
  for (const part of new Set(parts.values())) {
    if (part === null) continue;
    const texts = Object.fromEntries(Object.entries(compiled[language]).filter(([id]) => parts.get(id) === part));
    outputs.set(`packages/texts/src/compiled/parts/${language}/${part}.json`, `${JSON.stringify(texts)}\n`);
  }
}
outputs.set(
  "packages/texts/src/ids.ts",
  `// Written by \`npm run texts\`.\nexport type MessageId =\n${ids.map((id) => `  | ${JSON.stringify(id)}`).join("\n")};\n`,
);

const check = process.argv.includes("--check");
for (const [file, content] of outputs) {
  const path = join(root, file);
  let before = "";
  try {
    before = readFileSync(path, "utf8");
  } catch {}
  if (before === content) continue;
  if (check) problems.push(`${file} is not fresh: run \`npm run texts\``);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`${ids.length} texts in ${LANGUAGES.length} languages`);
