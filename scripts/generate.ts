/**
 * Prints boards, one a line, as JSON in the shape of the API:
 * `npm run --silent generate -- <game> [--option name=value]… [--language sl|en|de] [--count N] [--seed TEXT]`
 */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import type { AnyGame, AnyGenerate } from "@karota/engine/game.ts";
import { LANGUAGES, LOCALE_ALIASES, type Language } from "@karota/engine/message.ts";
import { readSome, type OptionValues } from "@karota/engine/options.ts";
import { seeded } from "@karota/engine/random.ts";
import { CATALOGUE, findGame } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { ensureTexts } from "./texts/ensure.ts";

/** What is wrong with the command, in one sentence. */
export class Refusal extends Error {}

const USAGE =
  "npm run --silent generate -- <game> [--option name=value]… [--language sl|en|de] [--count N] [--seed TEXT]";
const MAX_BOARDS = 1_000_000;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        option: { type: "string", short: "o", multiple: true, default: [] },
        language: { type: "string", short: "l", default: "sl" },
        count: { type: "string", short: "n", default: "1" },
        seed: { type: "string", short: "s" },
      },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message.split(". ")[0]}; usage: ${USAGE}`);
  }
}

export async function readGame(names: readonly string[], usage = USAGE): Promise<readonly [AnyGame, AnyGenerate]> {
  const games = CATALOGUE.map((row) => row.id).join(", ");
  const [name, second] = names;
  if (name === undefined) throw new Refusal(`Name a game: ${games}; usage: ${usage}`);
  if (second !== undefined) throw new Refusal(`Name one game only, not "${names.join(" ")}"; usage: ${usage}`);
  const row = findGame(name);
  if (!row) throw new Refusal(`There is no game "${name}"; there are ${games}.`);
  return Promise.all([row.load(), row.loadGenerate()]);
}

export function readLanguage(name: string): Language {
  const language = LANGUAGES.find((one) => one === (Object.hasOwn(LOCALE_ALIASES, name) ? LOCALE_ALIASES[name] : name));
  if (!language) throw new Refusal(`There is no language "${name}"; there are ${LANGUAGES.join(", ")}.`);
  return language;
}

function readCount(text: string): number {
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > MAX_BOARDS)
    throw new Refusal(`--count takes a whole number from 1 to ${MAX_BOARDS}, not "${text}".`);
  return count;
}

/** The requested values; what was left out is as close to the daily's choice as the combination allows. */
export function readOptions(
  { id, options: spec }: Pick<AnyGame, "id" | "options">,
  pairs: readonly string[],
  language: Language,
): OptionValues {
  const asked: Record<string, string | number> = {};
  for (const pair of pairs) {
    const [, name, text] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined) throw new Refusal(`--option takes name=value, not "${pair}".`);
    const field = spec.fields.find((one) => one.name === name);
    if (!field)
      throw new Refusal(`${id} has no option "${name}"; it has ${spec.fields.map((one) => one.name).join(", ")}.`);
    if (Object.hasOwn(asked, name)) throw new Refusal(`The option "${name}" is given twice.`);
    if (field.kind === "some") {
      const chosen = readSome(field, text!);
      if (chosen === null)
        throw new Refusal(`"${name}" of ${id} cannot be "${text}"; it can be some of ${field.values.join(" ")}.`);
      asked[name] = chosen;
      continue;
    }
    const beyond = spec.commandLine?.[name];
    const values = [...field.values, ...(beyond === undefined ? [] : [beyond])];
    const value = values.find((one) => String(one) === text);
    if (value === undefined)
      throw new Refusal(`"${name}" of ${id} cannot be "${text}"; it can be ${values.join(", ")}.`);
    asked[name] = value;
  }
  if (asked["language"] === undefined && spec.fields.some((one) => one.name === "language"))
    asked["language"] = language;

  const beyond = Object.entries({ ...spec.commandLine, ...asked }).filter(
    ([name, value]) => spec.commandLine?.[name] === value,
  );
  const daily = spec.daily as OptionValues;
  const some = spec.fields
    .filter(({ kind }) => kind === "some")
    .map(({ name }) => [name, asked[name] ?? daily[name]!] as const);
  const fits = (preset: OptionValues) =>
    Object.entries(asked).every(
      ([name, value]) => preset[name] === value || [...beyond, ...some].some(([other]) => other === name),
    );
  const likeDaily = (preset: OptionValues) => spec.fields.filter(({ name }) => preset[name] === daily[name]).length;
  const [best] = (spec.presets as readonly OptionValues[])
    .filter(fits)
    .toSorted((one, other) => likeDaily(other) - likeDaily(one));
  if (!best) throw new Refusal(`${id} does not exist with ${pairs.join(" and ")}.`);
  return { ...best, ...Object.fromEntries([...beyond, ...some]) };
}

/** Runs the command; gives its exit code. */
export async function run(
  args: readonly string[],
  print: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  try {
    const { values, positionals } = readArguments(args);
    const [game, generate] = await readGame(positionals);
    const language = readLanguage(values.language);
    const options = readOptions(game, values.option, language);
    const count = readCount(values.count);
    const seed = values.seed ?? randomUUID();
    if (values.seed === undefined) complain(`--seed ${seed}`);
    for (let board = 0; board < count; board++) {
      const puzzle: unknown = generate(options, seeded(`${seed}/${board}`));
      print(JSON.stringify(game.payload.encode(game.start(puzzle), SPEAKERS[language])));
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(error.message);
    return 1;
  }
}

if (import.meta.main) {
  // A reader of the first boards alone closes the pipe: `… | head`.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
  ensureTexts();
  process.exitCode = await run(
    process.argv.slice(2),
    (line) => process.stdout.write(`${line}\n`),
    (line) => process.stderr.write(`${line}\n`),
  );
}
