import type { Hint } from "@karota/engine/game.ts";
import { listOf, type Message } from "@karota/engine/message.ts";
import { positionOf, type Move, type Puzzle, type State } from "./board.ts";
import { missingCells, wrongCells } from "./play.ts";
import { howMessage, proof, refutation, wayOf, WAYS, type Way } from "./proof.ts";

/** Why a value is not sought: it is no multiple of any number; of common ones, of which it is one and of which it is not. */
function refutations({ sought, numbers }: Puzzle, value: number): readonly Message[] {
  const others = numbers.filter((number) => value % number !== 0);
  if (sought === "any") return others.map((number) => refutation(number, value));
  const own = numbers.filter((number) => value % number === 0);
  return [
    ...own.map((number): Message => ({ id: "simpleMath.hint.isOf", values: ofNumber(number, value) })),
    refutation(others[0]!, value),
  ];
}

const ofNumber = (number: number, value: number) => ({
  number,
  value,
  proof: proof(number, value, wayOf(number, value)),
});

/** Errors come first; the last step alone says which one it is. */
function wrongHint({ puzzle }: State, wrong: readonly number[]): Hint<Move> {
  const cell = wrong[0]!;
  const at = positionOf(puzzle, cell);
  const value = puzzle.values[cell]!;
  return {
    title: { id: "simpleMath.hint.wrong" },
    steps: [
      { id: "simpleMath.hint.wrong.look", values: { count: wrong.length } },
      { id: "simpleMath.hint.wrong.row", values: { row: at[1] + 1 } },
      ...refutations(puzzle, value),
      { id: "simpleMath.hint.wrong.so", values: { value } },
    ],
    target: [at],
    reason: [],
    ruledOut: [],
    move: { type: "toggle", cell: at },
  };
}

interface Found {
  readonly cell: number;
  readonly value: number;
  /** Of which number it is a multiple, or of which numbers when those are sought that all have in common. */
  readonly numbers: readonly number[];
  /** How that is seen: for several numbers the hardest way. */
  readonly way: Way;
}

/** The multiple that is easiest to see. */
function findEasiest(state: State): Found | null {
  const { sought, numbers, values } = state.puzzle;
  const [best] = missingCells(state)
    .flatMap((cell): readonly Found[] => {
      const value = values[cell]!;
      const own = numbers.filter((number) => value % number === 0);
      return (sought === "common" ? [own] : own.map((number) => [number])).map((some) => {
        const ways = some.map((number) => wayOf(number, value));
        return { cell, value, numbers: some, way: WAYS.findLast((way) => ways.includes(way))! };
      });
    })
    .toSorted((one, other) => WAYS.indexOf(one.way) - WAYS.indexOf(other.way) || one.value - other.value);
  return best ?? null;
}

/** In which row, what to look at for each number, and then which it is. */
export function hint(state: State): Hint<Move> | null {
  const { puzzle, selected } = state;
  const wrong = wrongCells(state);
  if (wrong.length > 0) return wrongHint(state, wrong);
  const best = findEasiest(state);
  if (!best) return null;
  const { cell, value, numbers, way } = best;
  const at = positionOf(puzzle, cell);
  const row = [...puzzle.values.keys()].filter((one) => positionOf(puzzle, one)[1] === at[1]);
  const isCommon = puzzle.sought === "common";
  return {
    title: { id: isCommon ? "simpleMath.way.common" : `simpleMath.way.${way}` },
    steps: [
      isCommon
        ? { id: "simpleMath.hint.lookCommon", values: { row: at[1] + 1, numbers: listOf(numbers) } }
        : { id: "simpleMath.hint.look", values: { row: at[1] + 1, number: numbers[0]! } },
      ...numbers.map((number) => howMessage(number, wayOf(number, value))),
      isCommon
        ? {
            id: "simpleMath.hint.soCommon",
            values: {
              value,
              proofs: listOf(
                numbers.map((number): Message => ({ id: "simpleMath.proof.of", values: ofNumber(number, value) })),
              ),
            },
          }
        : { id: "simpleMath.hint.so", values: { value, proof: proof(numbers[0]!, value, way) } },
    ],
    target: [at],
    // where to look: what is not selected in this row
    reason: row.filter((one) => one !== cell && !selected.includes(one)).map((one) => positionOf(puzzle, one)),
    ruledOut: [],
    move: { type: "toggle", cell: at },
  };
}
