import { pathOf } from "@karota/games/catalogue.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { asShell } from "./harness.ts";
import { fixedBoard } from "./heard-boards.ts";
import { beginAnew, listenWith, type Ear, type Transcript } from "./heard.ts";
import type { Place } from "./maze.ts";
import { openCells, solutionAt, wrongAt, type QuizSent, type SudokuSent } from "./playing.ts";
import type { Relay } from "./relay.ts";
import type { ScreenReader } from "./screen-reader.ts";
import { sayIn, type Language } from "./words.ts";

/* What a person who hears the page does in a game: a move, a wrong one, and a hint. */

const CELL = "[role=gridcell]";
const ANSWER = "main [role=group] button";
/** The question with this number is to be answered. */
const questionAt = (n: number): string => `main li[data-pip=now]:nth-child(${n})`;

/** Goes to the question, answers it rightly and the next one wrongly. */
async function playQuiz(ear: Ear, { tasks }: QuizSent): Promise<void> {
  await ear.press("2");
  await ear.pressUntil("Tab", ANSWER);
  const [first, second] = tasks.map(({ answers }) => answers.correct);
  const choose = async (from: number, to: number) => {
    for (let at = from; at < to; at++) await ear.press("Tab");
    for (let at = from; at > to; at--) await ear.press("shift+Tab");
  };
  await choose(0, first!);
  await ear.press("Return", questionAt(2));
  const wrong = second === 0 ? 1 : 0;
  await choose(first!, wrong);
  await ear.press("Return", questionAt(3));
}

const toBoard = (ear: Ear): Promise<void> => ear.pressUntil("Tab", CELL);

async function playSudoku(ear: Ear, board: SudokuSent): Promise<void> {
  await toBoard(ear);
  const [first, second] = openCells(board);
  await ear.press(String(wrongAt(board, first!)));
  await ear.press(String(solutionAt(board, first!)));
  await ear.press("Right");
  await ear.press(String(solutionAt(board, second!)));
  await ear.press("alt+h");
}

async function playMemory(ear: Ear, board: { readonly value_coords: Readonly<Record<string, readonly Place[]>> }) {
  const [one, other] = Object.values(board.value_coords);
  await toBoard(ear);
  await ear.goTo(one![0]!);
  await ear.press("Return");
  await ear.goTo(other![0]!);
  await ear.press("Return", `main:not(:has(${CELL}[aria-selected=true]))`);
  await ear.goTo(one![0]!);
  await ear.press("Return");
  await ear.goTo(one![1]!);
  await ear.press("Return");
  await ear.press("alt+h");
}

interface Play {
  readonly game: string;
  readonly languages: readonly Language[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly play: (ear: Ear, board: never) => Promise<void>;
}

/** What is played: boards are small, so that their transcripts are short. */
export const PLAYS: readonly Play[] = [
  { game: "addition", languages: ["sl"], options: { tasks: 5 }, play: playQuiz },
  { game: "sudoku", languages: ["sl"], options: { level: "very_easy" }, play: playSudoku },
  { game: "memory", languages: ["sl"], options: { size: "4x4" }, play: playMemory },
];

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { sl: "Slovenian", en: "English", de: "German" };

/** A game that a visitor plays, on a board that is the same in every run: its transcript's name, title and steps. */
export async function playByEar(
  reader: ScreenReader,
  relay: Relay,
  { game, options, play }: Play,
  language: Language,
): Promise<Transcript> {
  const board = await fixedBoard(game, language, options);
  relay.serve(board);
  await beginAnew(reader, relay.baseURL, language);
  const ear = listenWith(reader, relay.baseURL);
  await ear.open(asShell(`/games/${pathOf(game)}/daily`), `main :is([role=group] button, ${CELL})`);
  await ear.press("1");
  await ear.press("Down");
  await play(ear, board as never);
  const name = sayIn("en")(`${game}.name` as MessageId);
  return { file: `${pathOf(game)}-${language}`, title: `${name}, in ${LANGUAGE_NAMES[language]}`, steps: ear.steps };
}
