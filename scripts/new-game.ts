/**
 * `npm run new-game -- <id> [--quiz] [--category <subtype>]`: copies a small playable game from `scripts/new-game/`
 * into a folder of its own and lists it in the catalogue, not active yet. `docs/adding-a-game.md` has the next steps.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CATEGORIES, type Category } from "@karota/games/categories.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { commandOf, ROOT } from "./run.ts";

/** What the templates call the game: in code, and in file names. */
const PLACEHOLDER = { id: "newGame", file: "new-game" };
const END_OF_CATALOGUE = "\n] as const;";

export interface NewGame {
  /** The folder's name: letters, a capital for each further word, as in `wordSearch`. */
  readonly id: string;
  readonly quiz: boolean;
  readonly category: Category;
}

/** Why a game of this id cannot be made; null when it can. */
export function objectionTo(id: string, taken: readonly string[]): string | null {
  if (!/^[a-z]+([A-Z][a-z]+)*$/.test(id)) return `"${id}" is no id: it needs letters only, like sudoku or wordSearch.`;
  if (id === PLACEHOLDER.id) return `"${id}" is what the templates are called; choose the game's own id.`;
  if (taken.some((one) => one.toLowerCase() === id.toLowerCase())) return `There is a game "${id}" already.`;
  return null;
}

/** The game's name in file names: kebab-case of its id. */
const fileNameOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The test that puts the game under the laws. */
const lawsOf = ({ id, quiz }: NewGame, file: string): string => `import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
${quiz ? "" : 'import { generate } from "./generate.ts";\n'}import { ${id} } from "./index.ts";
import v1 from "./${file}.payload-v1.json" with { type: "json" };

laws(${id}, ${quiz ? `${id}.generate` : "generate"}, { speakers: SPEAKERS, made: ${quiz ? 1 : 200}, played: 1, frozen: [v1] });
`;

/** The test of a quiz. It needs compiled texts, which only a copy has, so it cannot be among the templates. */
const quizTestOf = (id: string): string => `import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { ${id} } from "./index.ts";

/** A whole number as it is written, in groups of digits or not. */
const whole = (text: string): number => Number(text.replace(/\\D/g, ""));

// The right answer is worked out a second way, from what the player reads.
quizLaws(${id}, {
  speakers: SPEAKERS,
  answers: (question, choice) => whole(choice) === whole(question) + whole(question),
});
`;

/** What the feedback of a quiz claims. It imports from the games' tests, so it cannot be among the templates. */
const claimsTextOf = (id: string): string => `import { claimsOf } from "../../testing/claims-of.ts";

interface Facts {
  readonly of: number;
}

/** Sentences of its feedback, each with whether it is true of the chosen answer; \`quiz-feedback.test.ts\` reads them. */
export const CLAIMS = claimsOf<Facts>("${id}", {
  "two-added": ({ facts: { of }, value }) => value === of + 2,
  tripled: ({ facts: { of }, value }) => value === 3 * of,
});
`;

/**
 * Writes the folder and the catalogue's row under `root`.
 * @returns the new folder, seen from `root`
 */
export function stamp(game: NewGame, root: string): string {
  const games = join(root, "packages", "games", "src");
  const catalogue = join(games, "catalogue.ts");
  const listed = readFileSync(catalogue, "utf8");
  const end = listed.indexOf(END_OF_CATALOGUE);
  if (end < 0) throw new Error(`${catalogue} does not end its list as expected.`);

  const folder = join(games, game.id);
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  const template = join(import.meta.dirname, "new-game", game.quiz ? "quiz" : "grid");
  cpSync(template, folder, { recursive: true });
  const file = fileNameOf(game.id);
  for (const path of globSync("**/*.*", { cwd: folder })) {
    const text = readFileSync(join(folder, path), "utf8");
    writeFileSync(join(folder, path), text.replaceAll(PLACEHOLDER.id, game.id));
    if (path.startsWith(PLACEHOLDER.file))
      renameSync(join(folder, path), join(folder, path.replace(PLACEHOLDER.file, file)));
  }
  writeFileSync(join(folder, "laws.test.ts"), lawsOf(game, file));
  if (game.quiz) {
    writeFileSync(join(folder, `${file}.test.ts`), quizTestOf(game.id));
    mkdirSync(join(folder, "testing"));
    writeFileSync(join(folder, "testing", "feedback.ts"), claimsTextOf(game.id));
  }

  const years = game.quiz ? "1-3 3-5 5-8" : "3-10";
  const row = `${game.quiz ? "quiz" : "leisure"}("${game.id}", "${game.category}", "${years}")`;
  writeFileSync(catalogue, `${listed.slice(0, end)}\n  { ...${row}, active: false },${listed.slice(end)}`);
  return join("packages", "games", "src", game.id);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quiz: { type: "boolean", default: false }, category: { type: "string" } },
  });
  const [id = ""] = positionals;
  const category = CATEGORIES.find((one) => one === (values.category ?? (values.quiz ? "arithmetic" : "leisure")));
  const objection = category
    ? objectionTo(
        id,
        CATALOGUE.map((row) => row.id),
      )
    : `"${values.category}" is no category: choose one of ${CATEGORIES.join(", ")}.`;
  if (objection !== null || !category) {
    console.error(`${objection}\nnpm run new-game -- <id> [--quiz] [--category <subtype>]`);
    process.exitCode = 1;
    return;
  }
  const folder = stamp({ id, quiz: values.quiz, category }, ROOT);
  for (const words of [[commandOf("oxfmt"), folder, "packages/games/src/catalogue.ts"], ["scripts/texts.ts"]])
    if (spawnSync(process.execPath, words, { cwd: ROOT, stdio: "inherit" }).status !== 0) process.exitCode = 1;
  console.log(`${folder} contains a small playable ${values.quiz ? "quiz" : "game"}, listed as inactive. Next:
  1. index.ts and its neighbours: your options, rules and generator; each board has one solution or is proven solvable
  2. ${values.quiz ? "" : "view.tsx: the board; worksheet.ts: the same on paper; "}texts/: three languages; glyph.svg: the picture on the card
  3. its tests: the laws, ${values.quiz ? "the right answer computed a second way" : "with marks and losing moves where the game has them; refused saves; what its example claims"}
  4. the frozen payload: when its format is final, delete it and run npm run freeze -- ${id}; after that it never changes
  5. the catalogue's row: its school years and its position${values.quiz ? ", its objectives in data/objectives/, what it builds on in prerequisites.ts" : ""}, then without \`active: false\`
  6. ${values.quiz ? "" : `e2e/${fileNameOf(id)}.spec.ts, e2e/strokes.ts, GAMES of e2e/two-keys.spec.ts, `}CHANGELOG.md: when it becomes active
  7. npm run check-game -- ${id}: what is wrong with it, in a minute or two
docs/adding-a-game.md explains each step.`);
}

if (import.meta.main) main();
