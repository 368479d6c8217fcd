import type { Hint } from "@karota/engine/game.ts";
import type { Message } from "@karota/engine/message.ts";
import { neighboursIn, numbersOf, positionOf, type Move, type State } from "./board.ts";
import { STEP_LIMIT } from "./cases.ts";
import { find, open } from "./field.ts";
import { frameOf } from "./places.ts";
import { cellName, stepWords, TITLES } from "./hint-words.ts";
import { cellsOf, check, isHidden, isMarked, isRevealed, isWrongFlag } from "./play.ts";
import { lay } from "./solve.ts";
import { findStep, narrowed, type Step } from "./step.ts";

/** A hint may search longer than the generator. */
const MAX_SEARCH_STEPS = 20_000;

/** Puts the board on the field as the player sees it. All of its flags are right. */
function loadSeen(state: State): Int32Array {
  const places = lay(state.puzzle);
  places.forEach((place, cell) => {
    if (isRevealed(state, cell)) open(place);
    else if (isMarked(state, cell)) find(place);
  });
  return places;
}

/**
 * The first step of the proof with which the board was made that the player has not done. A player who has opened cells
 * by luck may see a border too long to search, and then this still is true: it uses what is open in any case.
 */
function provenStep(state: State): Step | null {
  const places = lay(state.puzzle);
  open(places[state.puzzle.start]!);
  const undone = (found: readonly number[]) => found.filter((place) => isHidden(state, places.indexOf(place)));
  for (;;) {
    const step = findStep(places, STEP_LIMIT);
    if (!step) return null;
    const [safe, mines] = [undone(step.safe), undone(step.mines)];
    if (safe.length + mines.length > 0) return { ...step, safe, mines };
    for (const place of step.safe) open(place);
    for (const place of step.mines) find(place);
  }
}

/** The easiest step; the field then holds the board as the player sees it. */
function stepOn(state: State): Step | null {
  const step = findStep(loadSeen(state), MAX_SEARCH_STEPS) ?? provenStep(state);
  loadSeen(state);
  return step && narrowed(step, MAX_SEARCH_STEPS);
}

/** A flag on a safe cell comes first, for nothing true follows from it; the last step alone says where. */
function wrongFlagHint(state: State, wrong: readonly number[]): Hint<Move> {
  const { puzzle } = state;
  const numbers = numbersOf(puzzle);
  const around = neighboursIn(puzzle);
  const isTooMany = (cell: number): boolean =>
    isRevealed(state, cell) && around[cell]!.filter((one) => isMarked(state, one)).length > numbers[cell]!;
  const shown = wrong.find((cell) => around[cell]!.some(isTooMany));
  const flag = shown ?? wrong[0]!;
  const reason = around[flag]!.filter(isTooMany).slice(0, 1);
  const row = positionOf(puzzle, flag)[1] + 1;
  return {
    title: { id: "minesweeper.technique.wrongFlag" },
    steps: [
      { id: "minesweeper.hint.wrongFlag.look", values: { count: wrong.length } },
      shown === undefined
        ? { id: "minesweeper.hint.wrongFlag.row", values: { row } }
        : {
            id: "minesweeper.hint.wrongFlag.number",
            values: { n: numbers[reason[0]!]!, cell: cellName(state, reason[0]!) },
          },
      { id: "minesweeper.hint.wrongFlag.so", values: { cell: cellName(state, flag) } },
    ],
    target: [positionOf(puzzle, flag)],
    reason: reason.map((cell) => positionOf(puzzle, cell)),
    ruledOut: [],
    move: { type: "mark", cells: [flag], marked: false },
  };
}

/** The next step for the player: a wrong flag if there is one, else the easiest rule that proves a cell. */
export function hint(state: State): Hint<Move> | null {
  if (check(state).status !== "playing") return null;
  const wrong = cellsOf(state).filter((cell) => isWrongFlag(state, cell));
  if (wrong.length > 0) return wrongFlagHint(state, wrong);
  const step = stepOn(state);
  if (!step) return null;
  const { places } = frameOf(state.puzzle.width, state.puzzle.height);
  const safe = step.safe.length > 0;
  const cells = (safe ? step.safe : step.mines).map((place) => places.indexOf(place)).sort((a, b) => a - b);
  const positions = (found: readonly number[]) => found.map((cell) => positionOf(state.puzzle, cell));
  return {
    title: { id: TITLES[step.rule] },
    steps: stepWords(state, step, cells),
    target: positions(cells),
    reason: positions(step.numbers.map((place) => places.indexOf(place))),
    ruledOut: [],
    move: safe ? { type: "reveal", cells } : { type: "mark", cells, marked: true },
  };
}

/** The steps of the hints, the easiest first. */
export const TECHNIQUES: readonly Message[] = [
  { id: "minesweeper.technique.number" },
  { id: "minesweeper.technique.rest" },
  { id: "minesweeper.technique.pair" },
  { id: "minesweeper.technique.cases" },
  { id: "minesweeper.technique.total" },
];
