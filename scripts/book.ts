/**
 * Makes a book of boards as a PDF:
 * `npm run --silent book -- <game>[:count][,option=value]… [<game>…] [--title TEXT] [--language sl|en|de] [--per-page 1|2|4|6]
 * [--large] [--no-solutions] [--seed TEXT] [--output FILE]`
 */
import { randomUUID } from "node:crypto";
import { statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import type { AnyGame, AnyGenerate } from "@karota/engine/game.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { seeded } from "@karota/engine/random.ts";
import { MAX_BOOK_BOARDS } from "@karota/print/book.ts";
import { PER_PAGE, type Copy } from "@karota/print/page.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { chapterOf, differentBoards } from "../apps/server/src/pdf/book-chapter.ts";
import { printedBook } from "../apps/server/src/pdf/index.ts";
import { readGame, readLanguage, readOptions, Refusal } from "./generate.ts";
import { ensureTexts } from "./texts/ensure.ts";

const USAGE =
  "npm run --silent book -- <game>[:count][,option=value]… [--title TEXT] [--language sl|en|de] [--per-page 1|2|4|6] " +
  "[--large] [--no-solutions] [--seed TEXT] [--output FILE]";
interface Part {
  readonly game: AnyGame;
  readonly generate: AnyGenerate;
  readonly options: OptionValues;
  readonly count: number;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        title: { type: "string", short: "t" },
        language: { type: "string", short: "l", default: "sl" },
        "per-page": { type: "string", short: "p", default: "4" },
        large: { type: "boolean", default: false },
        "no-solutions": { type: "boolean", default: false },
        seed: { type: "string", short: "s" },
        output: { type: "string", short: "o", default: "book.pdf" },
      },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message.split(". ")[0]}; usage: ${USAGE}`);
  }
}

/** `<game>:20,level=hard`: a game, how many of it, and its options. */
async function readPart(text: string, language: "sl" | "en" | "de"): Promise<Part> {
  const [name = "", ...pairs] = text.split(",");
  const [id = "", number = "1", ...more] = name.split(":");
  if (!/^\d+$/.test(number) || more.length > 0)
    throw new Refusal(`A part of a book is <game>:<count>, not "${name}"; usage: ${USAGE}`);
  const [game, generate] = await readGame([id], USAGE);
  const { commandLine: _ofLines, ...options } = game.options;
  return { game, generate, options: readOptions({ id: game.id, options }, pairs, language), count: Number(number) };
}

function readPerPage(text: string): (typeof PER_PAGE)[number] {
  const perPage = PER_PAGE.find((one) => String(one) === text);
  if (!perPage) throw new Refusal(`--per-page takes ${PER_PAGE.join(", ")}, not "${text}".`);
  return perPage;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Looks at the place of the book before its boards are made, which can take minutes. */
function checkOutput(file: string): void {
  const folder = dirname(file);
  if (!isFolder(folder)) throw new Refusal(`There is no folder "${folder}" for the book.`);
  if (isFolder(file)) throw new Refusal(`--output takes a file, and "${file}" is a folder.`);
}

/** The boards of a part, as JSON texts. */
const boardsOf = ({ game, generate, options, count }: Part, seed: string): Promise<readonly string[]> =>
  Array.fromAsync(
    differentBoards(count, (number, again) => {
      const edition = { period: "book", number, order: `${seed}/order` } as const;
      const puzzle: unknown = generate(options, seeded(`${seed}/${number}/${again}`), edition);
      return JSON.stringify(game.payload.encode(game.start(puzzle), SPEAKERS.sl));
    }),
  );

/** Runs the command; returns its exit code. */
export async function run(
  args: readonly string[],
  write: (file: string, pdf: Buffer) => void,
  report: (line: string) => void,
  now: number,
): Promise<number> {
  try {
    const { values, positionals } = readArguments(args);
    const language = readLanguage(values.language);
    const perPage = readPerPage(values["per-page"]);
    checkOutput(values.output);
    const parts: Part[] = [];
    for (const text of positionals) parts.push(await readPart(text, language));
    const boards = parts.reduce((sum, { count }) => sum + count, 0);
    if (boards === 0) throw new Refusal(`A book needs at least one board; usage: ${USAGE}`);
    if (boards > MAX_BOOK_BOARDS) throw new Refusal(`A book holds at most ${MAX_BOOK_BOARDS} boards, not ${boards}.`);
    const seed = values.seed ?? randomUUID();
    if (values.seed === undefined) report(`--seed ${seed}`);
    const speaker = SPEAKERS[language];
    const chapters: (readonly Copy[])[] = [];
    for (const [place, part] of parts.entries()) {
      if (part.count === 0) continue;
      report(`${part.game.id}: ${part.count}`);
      chapters.push(await chapterOf(part.game, part.options, await boardsOf(part, `${seed}/${place}`), speaker));
    }
    const title = values.title?.trim() || speaker.say({ id: "paper.book.title" });
    const book = { title, chapters, perPage, solutions: !values["no-solutions"], large: values.large };
    write(values.output, await printedBook({ book, link: null, language, now }));
    report(values.output);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    report(error.message);
    return 1;
  }
}

if (import.meta.main) {
  ensureTexts();
  process.exitCode = await run(
    process.argv.slice(2),
    (file, pdf) => writeFileSync(file, pdf),
    (line) => process.stderr.write(`${line}\n`),
    Date.now(),
  );
}
