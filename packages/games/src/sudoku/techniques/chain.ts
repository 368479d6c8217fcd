import type { Message } from "@karota/engine/message.ts";
import { bitOf, CELLS, digitsIn, PEERS, unitsOf } from "../board.ts";
import { cellName, listOf } from "../words.ts";
import { placesFor, type Sight } from "./sight.ts";
import type { Technique } from "./step.ts";

/** A digit in a cell: 9 * cell + digit - 1. */
type Place = number;
const placeOf = (cell: number, digit: number): Place => 9 * cell + digit - 1;
const cellOf = (place: Place): number => Math.floor(place / 9);
const digitOf = (place: Place): number => (place % 9) + 1;
const placeName = (place: Place): Message => ({
  id: "sudoku.place",
  values: { digit: digitOf(place), cell: cellName(cellOf(place)) },
});

/** Longer chains are too long for a person's head. */
const MAX_LENGTH = 7;

/** What is right if this place is wrong: the other digit of two in the cell, the other place of two in a unit. */
function rightWithout(sight: Sight, place: Place): Place[] {
  const [cell, digit] = [cellOf(place), digitOf(place)];
  const others = digitsIn(sight.sets[cell]! & ~bitOf(digit));
  const right = others.length === 1 ? [placeOf(cell, others[0]!)] : [];
  for (const unit of unitsOf(cell)) {
    const cells = placesFor(sight, unit, digit).filter((other) => other !== cell);
    if (cells.length === 1) right.push(placeOf(cells[0]!, digit));
  }
  return right;
}

/** What is wrong if this place is right: the other digits of the cell, the digit in the cells it sees. */
function wrongWith(sight: Sight, place: Place): Place[] {
  const [cell, digit] = [cellOf(place), digitOf(place)];
  return [
    ...digitsIn(sight.sets[cell]! & ~bitOf(digit)).map((other) => placeOf(cell, other)),
    ...PEERS[cell]!.filter((peer) => sight.sets[peer]! & bitOf(digit)).map((peer) => placeOf(peer, digit)),
  ];
}

interface Links {
  readonly right: readonly Place[];
  readonly wrong: readonly Place[];
}
interface Chain {
  /** What follows one after the other when `first` is wrong. */
  readonly follows: readonly Place[];
  /** What is wrong with either end, of which one is right. */
  readonly out: readonly Place[];
}

/** The shortest chain from a place that rules something out, of at most `longest` places; null when there is none. */
function chainFrom(first: Place, links: ReadonlyMap<Place, Links>, longest: number): Chain | null {
  const excluded = new Set(links.get(first)!.wrong);
  const before = new Map<Place, Place>();
  const wrongBy = new Map<Place, Place | null>([[first, null]]);
  let wrong: readonly Place[] = [first];
  for (let length = 1; length <= longest && wrong.length > 0; length++) {
    const right: Place[] = [];
    for (const place of wrong)
      for (const next of links.get(place)!.right)
        if (next !== first && !before.has(next)) {
          before.set(next, place);
          right.push(next);
        }
    for (const end of right) {
      const out = links.get(end)!.wrong.filter((place) => excluded.has(place));
      if (out.length === 0) continue;
      const follows: Place[] = [];
      for (let place: Place | null = end; place !== null; place = wrongBy.get(before.get(place)!) ?? null)
        follows.unshift(place);
      return { follows, out };
    }
    const next: Place[] = [];
    for (const place of right)
      for (const other of links.get(place)!.wrong)
        if (!wrongBy.has(other)) {
          wrongBy.set(other, place);
          next.push(other);
        }
    wrong = next;
  }
  return null;
}

/**
 * Alternating inference chain: if the first place is wrong, the last one is right, so one of the two is; what neither
 * allows is ruled out. Takes the shortest. Skyscrapers, W-wings and XY-chains are special cases.
 */
export const chain: Technique = (sight) => {
  const places = CELLS.flatMap((cell) => digitsIn(sight.sets[cell]!).map((digit) => placeOf(cell, digit)));
  const links = new Map(
    places.map((place): [Place, Links] => [
      place,
      { right: rightWithout(sight, place), wrong: wrongWith(sight, place) },
    ]),
  );
  let best: { readonly first: Place; readonly found: Chain } | null = null;
  for (const first of places) {
    const found = chainFrom(first, links, best === null ? MAX_LENGTH : best.found.follows.length - 1);
    if (found) best = { first, found };
  }
  if (best === null) return null;
  const { first, found } = best;
  const cells = [...new Set(found.out.map(cellOf))];
  const out = cells.map((cell) => ({
    cell,
    digits: found.out.reduce((set, place) => (cellOf(place) === cell ? set | bitOf(digitOf(place)) : set), 0),
  }));
  const [from, to] = [placeName(first), placeName(found.follows.at(-1)!)];
  return {
    words: () => ({
      title: { id: "sudoku.technique.chain" },
      steps: [
        { id: "sudoku.hint.chain.look", values: { cell: cellName(cellOf(first)), digit: digitOf(first) } },
        {
          id: "sudoku.hint.chain.why",
          values: { digit: digitOf(first), follows: listOf(found.follows.map(placeName)) },
        },
        { id: "sudoku.hint.chain.so", values: { from, to, out: listOf(found.out.map(placeName)) } },
      ],
    }),
    reason: [...new Set([first, ...found.follows].map(cellOf))],
    conclusion: { out },
  };
};
