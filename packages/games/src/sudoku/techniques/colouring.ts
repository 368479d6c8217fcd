import { bitOf, CELLS, DIGITS, sees, UNITS } from "../board.ts";
import { cellNames } from "../words.ts";
import { placesFor, takeOut, type Sight, type Technique } from "./step.ts";

type Colours = readonly [number[], number[]];

/** Cells linked by units with two places for the digit, in two colours: one colour is right, the other wrong. */
function* colourings(sight: Sight, digit: number): Generator<Colours> {
  const links = new Map<number, number[]>();
  for (const n of UNITS.keys()) {
    const [one, other, third] = placesFor(sight, n, digit);
    if (one === undefined || other === undefined || third !== undefined) continue;
    links.set(one, [...(links.get(one) ?? []), other]);
    links.set(other, [...(links.get(other) ?? []), one]);
  }
  const done = new Set<number>();
  for (const first of links.keys()) {
    if (done.has(first)) continue;
    const colours: Colours = [[first], []];
    done.add(first);
    const queue: (readonly [cell: number, colour: 0 | 1])[] = [[first, 0]];
    for (const [cell, colour] of queue)
      for (const next of links.get(cell)!) {
        if (done.has(next)) continue;
        done.add(next);
        const opposite = colour === 0 ? 1 : 0;
        colours[opposite].push(next);
        queue.push([next, opposite]);
      }
    yield colours;
  }
}

/** Simple colouring: a colour that sees itself is wrong; what sees both colours cannot be the digit. */
export const colouring: Technique = (sight) => {
  for (const digit of DIGITS)
    for (const colours of colourings(sight, digit)) {
      const [one, other] = colours;
      const twice = colours.find((cells) => cells.some((cell) => cells.some((second) => sees(cell, second))));
      const between = CELLS.filter(
        (cell) => one.some((first) => sees(cell, first)) && other.some((second) => sees(cell, second)),
      ).filter((cell) => !one.includes(cell) && !other.includes(cell));
      const conclusion = takeOut(sight, twice ?? between, bitOf(digit));
      if (conclusion === null) continue;
      return {
        title: { id: "sudoku.technique.colouring", values: { digit } },
        steps: [
          { id: "sudoku.hint.colouring.look", values: { digit } },
          { id: "sudoku.hint.colouring.why", values: { one: cellNames(one), other: cellNames(other) } },
          twice
            ? { id: "sudoku.hint.colouring.soTwice", values: { digit, cells: cellNames(twice) } }
            : { id: "sudoku.hint.colouring.so", values: { digit } },
        ],
        reason: [...one, ...other],
        conclusion,
      };
    }
  return null;
};
