import { bitOf, CELLS, digitsIn, PEERS, unitsOf } from "../board.ts";
import { bothNames, listOf } from "../words.ts";
import { chainSentence, linksAlong, placeName } from "./chain-words.ts";
import { placesFor, type Sight } from "./sight.ts";
import type { Candidate, Technique } from "./step.ts";

/** A digit in a cell: 9 * cell + digit - 1. */
type Place = number;
const placeOf = (cell: number, digit: number): Place => 9 * cell + digit - 1;
const cellOf = (place: Place): number => Math.floor(place / 9);
const digitOf = (place: Place): number => (place % 9) + 1;
const candidateOf = (place: Place): Candidate => ({ cells: [cellOf(place)], digit: digitOf(place) });

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
  /** What is wrong and right in turn, from `first`, which is wrong, to what is right then. */
  readonly places: readonly Place[];
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
      const places: Place[] = [];
      for (let place: Place | null = end; place !== null; place = wrongBy.get(places[0]!) ?? null)
        places.unshift(before.get(place)!, place);
      return { places, out };
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
  const candidates = CELLS.flatMap((cell) => digitsIn(sight.sets[cell]!).map((digit) => placeOf(cell, digit)));
  const links = new Map(
    candidates.map((place): [Place, Links] => [
      place,
      { right: rightWithout(sight, place), wrong: wrongWith(sight, place) },
    ]),
  );
  let best: Chain | null = null;
  for (const first of candidates)
    best = chainFrom(first, links, best === null ? MAX_LENGTH : best.places.length / 2 - 1) ?? best;
  if (best === null) return null;
  const ruledOut = best.out;
  const places = best.places.map(candidateOf);
  const [first, last] = [places[0]!, places.at(-1)!];
  const cells = [...new Set(ruledOut.map(cellOf))];
  const out = cells.map((cell) => ({
    cell,
    digits: ruledOut.reduce((set, place) => (cellOf(place) === cell ? set | bitOf(digitOf(place)) : set), 0),
  }));
  return {
    words: () => ({
      title: { id: "sudoku.technique.chain" },
      steps: [
        { id: "sudoku.hint.chain.look", values: { cell: bothNames(first.cells[0]!), digit: first.digit } },
        chainSentence(places),
        {
          id: "sudoku.hint.chain.so",
          values: {
            from: placeName(first),
            to: placeName(last),
            out: listOf(ruledOut.map((place) => placeName(candidateOf(place)))),
          },
        },
      ],
      links: linksAlong(places),
    }),
    reason: [...new Set(places.flatMap((place) => place.cells))],
    conclusion: { out },
  };
};
