import { pathOf } from "@karota/games/catalogue.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { asShell } from "./harness.ts";
import { fixedBoard, frozenBoard } from "./heard-boards.ts";
import { beginAnew, listenWith, type Ear, type Transcript } from "./heard.ts";
import {
  CELL,
  playCipher,
  playColours,
  playCrossing,
  playExplainedQuiz,
  playMaze,
  playMemory,
  playMinesweeper,
  playMultiples,
  playQuiz,
  playSudoku,
  playWordSearch,
} from "./heard-plays.ts";
import type { Relay } from "./relay.ts";
import type { ScreenReader } from "./screen-reader.ts";
import { sayIn, type Language } from "./words.ts";

interface Play {
  readonly game: string;
  readonly languages: readonly Language[];
  readonly options: Readonly<Record<string, string | number>>;
  /** The file of the game's frozen payload that is played: what new words and clues do not change, and nearly solved. */
  readonly frozen?: string;
  readonly play: (ear: Ear, board: never) => Promise<void>;
}

/** What is played: boards are small, so that their transcripts are short. */
export const PLAYS: readonly Play[] = [
  { game: "addition", languages: ["sl", "en", "de"], options: { tasks: 5 }, play: playQuiz },
  { game: "fractions", languages: ["sl"], options: { tasks: 5 }, play: playExplainedQuiz },
  { game: "flags", languages: ["sl"], options: { tasks: 5 }, play: playQuiz },
  { game: "sudoku", languages: ["sl"], options: { level: "very_easy" }, play: playSudoku },
  { game: "memory", languages: ["sl"], options: { size: "4x4" }, play: playMemory },
  { game: "minesweeper", languages: ["sl"], options: { size: "10x10", mines: 10 }, play: playMinesweeper },
  {
    game: "crossword",
    languages: ["sl"],
    options: { size: "5x5" },
    frozen: "crossword-5x5.payload-v1.json",
    play: playCrossing,
  },
  { game: "simpleMaze", languages: ["sl"], options: { size: "10x15", level: "easy" }, play: playMaze },
  { game: "wordSearch", languages: ["sl"], options: {}, frozen: "word-search.payload-v2.json", play: playWordSearch },
  { game: "kakuro", languages: ["sl"], options: {}, frozen: "kakuro.payload-v1.json", play: playCrossing },
  {
    game: "mathCrossword",
    languages: ["sl"],
    options: {},
    frozen: "math-crossword-missing.payload-v2.json",
    play: playCrossing,
  },
  { game: "simpleMath", languages: ["sl"], options: {}, frozen: "simple-math.payload-v2.json", play: playMultiples },
  { game: "meme", languages: ["sl"], options: {}, play: playColours },
  { game: "caesarCypher", languages: ["sl"], options: {}, frozen: "caesar-cypher.payload-v2.json", play: playCipher },
];

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { sl: "Slovenian", en: "English", de: "German" };

/** A game that a visitor plays, on a board that is the same in every run: its transcript's name, title and steps. */
export async function playByEar(
  reader: ScreenReader,
  relay: Relay,
  { game, options, frozen, play }: Play,
  language: Language,
): Promise<Transcript> {
  const board = await (frozen ? frozenBoard(game, frozen, options) : fixedBoard(game, language, options));
  relay.serve(board);
  await beginAnew(reader, relay.baseURL, language);
  const ear = listenWith(reader, relay.baseURL);
  await ear.open(asShell(`/games/${pathOf(game)}/daily`), `main :is([role=group] button, ${CELL})`);
  await ear.press("1");
  // The line that says which board it is may be two on the screen.
  for (let text = ","; text.endsWith(",");) text = (await ear.press("Down")).at(-1)?.text ?? "";
  await play(ear, board as never);
  const name = sayIn("en")(`${game}.name` as MessageId);
  return { file: `${pathOf(game)}-${language}`, title: `${name}, in ${LANGUAGE_NAMES[language]}`, steps: ear.steps };
}
