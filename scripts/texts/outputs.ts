import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LANGUAGES } from "@karota/engine/message.ts";
import type { Compiled } from "./compile.ts";
import { listFiles } from "./sources.ts";

const COMPILED = "packages/texts/src/compiled";
const IDS = "packages/texts/src/ids.ts";
/** What the compiled texts were made of. */
const FINGERPRINT = `${COMPILED}/fingerprint`;

/** Texts beside those of the first picture that only later screens, or people who are signed in, see. */
const LATER =
  /^(shell\.(panel|newRole|menu\.waiting)|newAnswers|readAloud|home\.(assignment|given|groups|review|state))\b/;

/** What an option is called: home shows only what is chosen. */
const OPTION_NAME = /^option\.\w+$/;

/** What no daily or weekly board has chosen, with which home begins. */
const LATER_VALUES = [
  "deck\\.(?!pictures)",
  "shape\\.(?!rectangle)",
  "content\\.(?!letters|all)",
  "continent\\.(?!all)",
  "operations\\..$",
  "topic\\.(clock|calendar)$",
  "(ways\\.several|sought\\.common|cipher\\.keyword|alphabet\\.text)$",
];
const LATER_VALUE = new RegExp(`^option\\.(${LATER_VALUES.join("|")})`);

/**
 * The page loads a catalogue in parts: what its first picture needs, what later screens need, each game's own, and
 * those of the admin area, of the help and of the pages about Karota. Null: not for the page.
 */
function partOf(folder: string, id: string, games: ReadonlySet<string>): string | null {
  if (/^apps\/(?!web\/)/.test(folder)) return null;
  // The words of other pages' titles come with those pages.
  if (/^page\.(?!home\.)/.test(id) || [LATER, OPTION_NAME, LATER_VALUE].some((later) => later.test(id))) return "rest";
  if (/^apps\/web\/src\/(app|shared|features\/home)\/texts$/.test(folder)) return "shell";
  const game = /^packages\/games\/src\/([^/]+)\/texts$/.exec(folder)?.[1];
  if (/^(option|list)\./.test(id) || id === `${game}.name` || id === `${game}.left`) return "shell";
  // Shelves and the search show them for all games.
  if (id === `${game}.tagline`) return "rest";
  const apart = /^(?:apps\/web\/src\/features|packages\/contract\/src)\/(admin|help|about)\/texts$/.exec(folder)?.[1];
  if (apart) return apart;
  return game && games.has(game) ? game : "rest";
}

/** The files to write, with their contents: each text once, in the page's part or beside the parts for servers alone. */
export function outputsOf(
  { ids, catalogues }: Compiled,
  folders: ReadonlyMap<string, string>,
  games: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const inParts = Map.groupBy(ids, (id) => partOf(folders.get(id)!, id, games));
  const outputs = new Map<string, string>();
  for (const language of LANGUAGES)
    for (const [part, own] of inParts) {
      const texts = own.flatMap((id) => (catalogues[language][id] ? [[id, catalogues[language][id]]] : []));
      const file = part === null ? `servers/${language}` : `parts/${language}/${part}`;
      outputs.set(`${COMPILED}/${file}.json`, `${JSON.stringify(Object.fromEntries(texts))}\n`);
    }
  const union = ids.map((id) => `  | ${JSON.stringify(id)}`).join("\n");
  outputs.set(IDS, `// Written by \`npm run texts\`.\nexport type MessageId =\n${union};\n`);
  return outputs;
}

/** Whether the compiled texts exist and were made of the sources with this `fingerprint`. */
export const isWritten = (root: string, fingerprint: string): boolean =>
  read(join(root, FINGERPRINT)) === fingerprint && read(join(root, IDS)) !== null;

/**
 * Writes what has changed and removes what is no longer made. Others may read meanwhile, or write the same: each file
 * is whole at any time.
 * @param fingerprint of what the outputs are made of; null when they shall be made again next time
 */
export function writeOutputs(root: string, outputs: ReadonlyMap<string, string>, fingerprint: string | null): void {
  rmSync(join(root, FINGERPRINT), { force: true });
  for (const file of listFiles(root, COMPILED))
    if (file.endsWith(".json") && !outputs.has(file)) rmSync(join(root, file), { force: true });
  for (const [file, content] of outputs) write(join(root, file), content);
  if (fingerprint !== null) write(join(root, FINGERPRINT), fingerprint);
}

function write(path: string, content: string): void {
  if (read(path) === content) return;
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

/** A file's text; null when it does not exist. */
function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
