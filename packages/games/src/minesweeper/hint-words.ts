import { listOf, type Message } from "@karota/engine/message.ts";
import { numbersOf, positionOf, type Rule, type State } from "./board.ts";
import { BITS, frameOf } from "./places.ts";
import { left, mask } from "./field.ts";
import { minesLeft } from "./play.ts";
import type { Step } from "./step.ts";

export const TITLES: Readonly<Record<Rule, string>> = {
  number: "minesweeper.technique.number",
  rest: "minesweeper.technique.rest",
  pair: "minesweeper.technique.pair",
  cases: "minesweeper.technique.cases",
  total: "minesweeper.technique.total",
};

/** "row 3/column 4" */
export function cellName({ puzzle }: State, cell: number): Message {
  const [x, y] = positionOf(puzzle, cell);
  return { id: "minesweeper.cellName", values: { row: y + 1, column: x + 1 } };
}

/** More cells than these are counted, not named. */
const NAMED = 8;

function conclusion(state: State, isSafe: boolean, cells: readonly number[]): Message {
  const count = cells.length;
  if (count > NAMED)
    return { id: isSafe ? "minesweeper.hint.so.manySafe" : "minesweeper.hint.so.manyMines", values: { count } };
  const values = { count, cells: listOf(cells.map((cell) => cellName(state, cell))) };
  return { id: isSafe ? "minesweeper.hint.so.safe" : "minesweeper.hint.so.mines", values };
}

/** The sentences that lead to a step while the field holds the board; `cells` are what it proves. */
export function stepWords(state: State, { rule, safe, numbers }: Step, cells: readonly number[]): readonly Message[] {
  const { places } = frameOf(state.puzzle.width, state.puzzle.height);
  const name = (place: number): Message => cellName(state, places.indexOf(place));
  const isSafe = safe.length > 0;
  const so = conclusion(state, safe.length > 0, cells);
  switch (rule) {
    case "number": {
      const [place] = numbers as [number];
      const n = numbersOf(state.puzzle)[places.indexOf(place)]!;
      const values = { n, cell: name(place), missing: left[place]!, hidden: BITS[mask[place]!]! };
      return [
        { id: "minesweeper.hint.number.look", values },
        { id: isSafe ? "minesweeper.hint.number.full" : "minesweeper.hint.number.tight", values },
        so,
      ];
    }
    case "rest":
      return [{ id: "minesweeper.hint.rest.look" }, { id: "minesweeper.hint.rest.why" }, so];
    case "pair": {
      const [few, many] = numbers as [number, number];
      const values = { few: name(few), many: name(many), missing: left[few]!, more: left[many]! - left[few]! };
      const look: Message = { id: "minesweeper.hint.pair.look", values };
      if (values.more === 0) return [look, { id: "minesweeper.hint.pair.inside", values }, so];
      const why: Message = { id: "minesweeper.hint.pair.more", values };
      return isSafe ? [look, why, { id: "minesweeper.hint.pair.shared", values }, so] : [look, why, so];
    }
    case "cases": {
      const values = { cell: cellName(state, cells[0]!), count: numbers.length };
      return [
        { id: "minesweeper.hint.cases.look", values: { cells: listOf(numbers.map(name)) } },
        { id: isSafe ? "minesweeper.hint.cases.ifMine" : "minesweeper.hint.cases.ifSafe", values },
        so,
      ];
    }
    case "total":
      return [
        { id: "minesweeper.hint.total.look", values: { mines: minesLeft(state) } },
        { id: "minesweeper.hint.total.why" },
        so,
      ];
  }
}
