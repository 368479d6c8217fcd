import type { Fault, Verdict } from "@karota/engine/game.ts";
import {
  decrypt,
  decryptByKey,
  EMPTY,
  encrypted,
  letterPlaces,
  placesOf,
  positionOf,
  type Move,
  type Puzzle,
  type State,
} from "./board.ts";

const blank = (puzzle: Puzzle): string => {
  const letters = new Set(letterPlaces(puzzle));
  return Array.from(puzzle.text, (sign, at) => (letters.has(at) ? EMPTY : sign)).join("");
};

export const start = (puzzle: Puzzle): State => ({ puzzle, partial: blank(puzzle) });

const withPartial = (state: State, partial: string): State =>
  partial === state.partial ? state : { ...state, partial };

export function apply(state: State, move: Move): State {
  const { puzzle } = state;
  const { alphabet } = puzzle;
  const isOwn = (letter: unknown): letter is string =>
    typeof letter === "string" && letter.length === 1 && alphabet.includes(letter);
  if (move?.type === "turn") {
    const { step } = move;
    if (puzzle.keyword || !Number.isInteger(step) || step < 0 || step >= alphabet.length) return state;
    return withPartial(state, decrypt(alphabet, encrypted(puzzle), step));
  }
  if (move?.type === "key") {
    const { word } = move;
    if (!puzzle.keyword || typeof word !== "string" || word === "" || ![...word].every(isOwn)) return state;
    return withPartial(state, decryptByKey(alphabet, encrypted(puzzle), word));
  }
  if (move?.type !== "write" || !isOwn(move.cipher) || !(move.plain === "" || isOwn(move.plain))) return state;
  const places = new Set(placesOf(puzzle, move.cipher));
  const written = Array.from(state.partial, (sign, at) => (places.has(at) ? move.plain || EMPTY : sign));
  return withPartial(state, written.join(""));
}

export const isWrong = ({ puzzle, partial }: State, at: number): boolean =>
  partial[at] !== EMPTY && partial[at] !== puzzle.text[at];

/** Two cipher letters cannot have the same plain letter. */
function faultsOf({ puzzle, partial }: State): Fault[] {
  const signs = encrypted(puzzle);
  const places = letterPlaces(puzzle).filter((at) => partial[at] !== EMPTY);
  const clashing = places.filter((at) =>
    places.some((other) => partial[other] === partial[at] && signs[other] !== signs[at]),
  );
  return clashing.length === 0 ? [] : [{ code: "sameLetter", cells: clashing.map(positionOf) }];
}

export function check(state: State): Verdict {
  const places = letterPlaces(state.puzzle);
  const filled = places.filter((at) => state.partial[at] !== EMPTY);
  const allFilledUp = filled.length === places.length;
  const hasWrongValues = filled.some((at) => isWrong(state, at));
  return {
    status: allFilledUp && !hasWrongValues ? "solved" : "playing",
    allFilledUp,
    hasWrongValues,
    faults: faultsOf(state),
    progress: { done: filled.length, total: places.length },
  };
}

/** Writes each letter of the cipher that is not yet right everywhere. */
export function solve({ puzzle, partial }: State): Move[] {
  const signs = encrypted(puzzle);
  const todo = letterPlaces(puzzle).filter((at) => partial[at] !== puzzle.text[at]);
  const plains = new Map(todo.map((at) => [signs[at]!, puzzle.text[at]!]));
  return [...plains].map(([cipher, plain]) => ({ type: "write", cipher, plain }));
}
