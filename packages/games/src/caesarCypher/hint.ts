import type { Hint } from "@karota/engine/game.ts";
import { listOf, type Message } from "@karota/engine/message.ts";
import { EMPTY, encrypted, letterPlaces, placesOf, positionOf, type Move, type Puzzle, type State } from "./board.ts";
import { byKeyword } from "./hint-keyword.ts";
import { ciphersOf, hintFor, plainOf, text, wordsOf } from "./hint-parts.ts";
import { COMMON, SHORT_WORDS } from "./language.ts";
import { isWrong } from "./play.ts";

/** A short common word. */
function shortWord(puzzle: Puzzle): Hint<Move> | null {
  const known = SHORT_WORDS[puzzle.language];
  const found = wordsOf(puzzle)
    .filter(({ word }) => known.includes(word))
    .toSorted((one, other) => one.word.length - other.word.length)[0];
  if (!found) return null;
  const { word, from } = found;
  const signs = encrypted(puzzle).slice(from, from + word.length);
  const alike = known.filter((one) => one.length === word.length);
  const letters = { length: word.length, signs };
  return hintFor(puzzle, signs[0]!, {
    title: text("caesarCypher.hint.short"),
    steps: [
      text("caesarCypher.hint.short.look", letters),
      text(`caesarCypher.hint.short.${puzzle.keyword ? "try" : "why"}`, { ...letters, words: listOf(alike) }),
      text("caesarCypher.hint.short.so", { ...letters, word, cipher: signs[0]!, plain: word[0]! }),
    ],
    reason: [...word].map((_, n) => positionOf(from + n)),
  });
}

/** A letter that is frequent here for one that is frequent in the language. */
function commonLetter(puzzle: Puzzle): Hint<Move> | null {
  const common = COMMON[puzzle.language];
  const ciphers = ciphersOf(puzzle);
  const most = ciphers[0]!.places.length;
  const found = ciphers.find(({ places }) => places.length === most && common.includes(plainOf(puzzle, places)));
  if (!found || most === 1) return null;
  const values = { cipher: found.cipher, count: most };
  return hintFor(puzzle, found.cipher, {
    title: text("caesarCypher.hint.common"),
    steps: [
      text("caesarCypher.hint.common.look", values),
      text("caesarCypher.hint.common.why", { ...values, letters: listOf([...common]), language: puzzle.language }),
      text("caesarCypher.hint.common.so", { ...values, plain: plainOf(puzzle, found.places) }),
    ],
    reason: found.places.map(positionOf),
  });
}

/** No letter is frequent: turn the wheel and look at one word. */
function turning(puzzle: Puzzle): Hint<Move> {
  const { word, from } = wordsOf(puzzle).toSorted((one, other) => other.word.length - one.word.length)[0]!;
  const signs = encrypted(puzzle).slice(from, from + word.length);
  return hintFor(puzzle, signs[0]!, {
    title: text("caesarCypher.hint.turn"),
    steps: [
      text("caesarCypher.hint.turn.look", { shifts: puzzle.alphabet.length - 1 }),
      text("caesarCypher.hint.turn.why", { signs }),
      text("caesarCypher.hint.turn.so", { signs, step: puzzle.step, word, cipher: signs[0]!, plain: word[0]! }),
    ],
    reason: [...word].map((_, n) => positionOf(from + n)),
  });
}

/** One letter is found: it gives the shift, and the shift gives all the others. */
function byShift(state: State, known: number): Hint<Move> {
  const { puzzle, partial } = state;
  const signs = encrypted(puzzle);
  const next = ciphersOf(puzzle).find(({ places }) => places.some((at) => partial[at] === EMPTY))!;
  const shown = { from: partial[known]!, to: signs[known]!, step: puzzle.step };
  return hintFor(puzzle, next.cipher, {
    title: text("caesarCypher.hint.shift"),
    steps: [
      text("caesarCypher.hint.shift.look", shown),
      text("caesarCypher.hint.shift.why", shown),
      text("caesarCypher.hint.shift.so", { ...shown, cipher: next.cipher, plain: plainOf(puzzle, next.places) }),
    ],
    reason: placesOf(puzzle, signs[known]!).map(positionOf),
  });
}

/** Errors come first; where they are stays unsaid until the last step. */
function errorHint({ puzzle, partial }: State, wrong: readonly number[]): Hint<Move> {
  const signs = encrypted(puzzle);
  const cipher = signs[wrong[0]!]!;
  const count = new Set(wrong.map((at) => signs[at])).size;
  return {
    title: text("caesarCypher.hint.error"),
    steps: [
      text("caesarCypher.hint.error.look", { count }),
      text(`caesarCypher.hint.error.${puzzle.keyword ? "read" : "why"}`),
      text("caesarCypher.hint.error.so", { cipher, plain: partial[wrong[0]!]! }),
    ],
    target: wrong.filter((at) => signs[at] === cipher).map(positionOf),
    reason: [],
    ruledOut: [],
    move: { type: "write", cipher, plain: "" },
  };
}

/** What the player can find next: an error, then the easiest way to a first letter, then the shift or the keyword. */
export function hint(state: State): Hint<Move> | null {
  const { puzzle, partial } = state;
  const places = letterPlaces(puzzle);
  const wrong = places.filter((at) => isWrong(state, at));
  if (wrong.length > 0) return errorHint(state, wrong);
  if (places.every((at) => partial[at] !== EMPTY)) return null;
  const known = places.find((at) => partial[at] !== EMPTY);
  const { keyword } = puzzle;
  if (known !== undefined) return keyword ? byKeyword(state, keyword) : byShift(state, known);
  return shortWord(puzzle) ?? commonLetter(puzzle) ?? (keyword ? byKeyword(state, keyword) : turning(puzzle));
}

/** The steps of the hints, the easiest first. */
export const TECHNIQUES: readonly Message[] = [
  { id: "caesarCypher.hint.shift" },
  { id: "caesarCypher.hint.short" },
  { id: "caesarCypher.hint.common" },
  { id: "caesarCypher.hint.turn" },
  { id: "caesarCypher.hint.order" },
  { id: "caesarCypher.hint.word" },
  { id: "caesarCypher.hint.clue" },
];
