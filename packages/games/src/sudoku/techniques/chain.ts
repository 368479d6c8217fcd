import { bitOf, CELLS, digitsIn, PEERS, unitsOf } from "../board.ts";
import { bothNames, listOf } from "../words.ts";
import { chainSentence, linksAlong, placeName } from "./chain-words.ts";
import { placesFor, type Sight } from "./sight.ts";
import type { Candidate, Step, Technique } from "./step.ts";

/** A digit in a cell: 9 * cell + digit - 1. */
type Place = number;
const placeOf = (cell: number, digit: number): Place => 9 * cell + digit - 1;
const cellOf = (place: Place): number => Math.floor(place / 9);
const digitOf = (place: Place): number => (place % 9) + 1;
const candidateOf = (place: Place): Candidate => ({ cells: [cellOf(place)], digit: digitOf(place) });

/** Longer chains of several digits are too long for a person's head. */
const MAX_LENGTH = 7;

const otherDigits = (sight: Sight, place: Place): Place[] =>
  digitsIn(sight.sets[cellOf(place)]! & ~bitOf(digitOf(place))).map((digit) => placeOf(cellOf(place), digit));

/** The digit in the cells that this one sees. */
const sameDigit = (sight: Sight, place: Place): Place[] =>
  PEERS[cellOf(place)]!.filter((peer) => sight.sets[peer]! & bitOf(digitOf(place))).map((peer) =>
    placeOf(peer, digitOf(place)),
  );

/** The other digit of two in the cell. */
function otherOfPair(sight: Sight, place: Place): Place[] {
  const others = otherDigits(sight, place);
  return others.length === 1 ? others : [];
}

/** The other place of two in a unit. */
function otherPlaces(sight: Sight, place: Place): Place[] {
  const [cell, digit] = [cellOf(place), digitOf(place)];
  return unitsOf(cell).flatMap((unit) => {
    const others = placesFor(sight, unit, digit).filter((other) => other !== cell);
    return others.length === 1 ? [placeOf(others[0]!, digit)] : [];
  });
}

interface Links {
  /** What is right if a place is wrong. */
  readonly right: readonly Place[];
  /** What is wrong if it is right. */
  readonly wrong: readonly Place[];
}
interface Chain {
  /** What is wrong and right in turn, from `first`, which is wrong, to what is right then. */
  readonly places: readonly Place[];
  /** What is wrong with either end, of which one is right. */
  readonly out: readonly Place[];
}

/** The shortest chain from a place that rules something out, of at most `longest` parts; null when there is none. */
function chainFrom(first: Place, links: ReadonlyMap<Place, Links>, isRing: boolean, longest: number): Chain | null {
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
      if (isRing && !excluded.has(end)) continue;
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

/** The shortest chain with these links, of at most `longest` parts; of a ring each end sees the other. */
const shortest =
  (linksOf: (sight: Sight, place: Place) => Links, longest: number, isRing = false): Technique =>
  (sight) => {
    const candidates = CELLS.flatMap((cell) => digitsIn(sight.sets[cell]!).map((digit) => placeOf(cell, digit)));
    const links = new Map(candidates.map((place) => [place, linksOf(sight, place)]));
    let best: Chain | null = null;
    for (const first of candidates)
      best = chainFrom(first, links, isRing, best === null ? longest : best.places.length / 2 - 1) ?? best;
    return best && stepOf(best);
  };

function stepOf({ places: along, out: ruledOut }: Chain): Step {
  const places = along.map(candidateOf);
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
}

const allWrong = (sight: Sight, place: Place): Place[] => [...otherDigits(sight, place), ...sameDigit(sight, place)];

/**
 * Alternating inference chain: if the first place is wrong, the last one is right, so one of the two is; what neither
 * allows is ruled out. Takes the shortest. Skyscrapers, W-wings and XY-chains are special cases.
 */
export const chain = shortest(
  (sight, place) => ({
    right: [...otherOfPair(sight, place), ...otherPlaces(sight, place)],
    wrong: allWrong(sight, place),
  }),
  MAX_LENGTH,
);

/** Y-cycle: cells of two digits in a ring in which each sees the next, with which it shares a digit; of any length. */
export const yCycle = shortest(
  (sight, place) => ({ right: otherOfPair(sight, place), wrong: sameDigit(sight, place) }),
  Infinity,
  true,
);
