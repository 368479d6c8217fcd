import { DIGITS } from "../board.ts";
import { bothNames, listOf, shortName, theUnit } from "../words.ts";
import { chainSentence, linksAlong } from "./chain-words.ts";
import {
  bandsOf,
  both,
  canBeIn,
  canBeInBoth,
  cellsAt,
  maskOf,
  failedSearches,
  seenByAll,
  SIZE,
  type Bands,
  type Sight,
} from "./sight.ts";
import { takeOutOf, type Conclusion, type Step, type Technique } from "./step.ts";

/** One or several cells of a unit of which one may hold the digit. */
interface Group {
  readonly cells: readonly number[];
  readonly bands: Bands;
  /** What sees all its cells. */
  readonly seen: Bands;
}
/** A unit in which the digit is either in the one group or in the other. */
interface Link {
  readonly unit: number;
  readonly from: Group;
  readonly to: Group;
}

const groupOf = (cells: readonly number[]): Group => ({ cells, bands: bandsOf(cells), seen: seenByAll(cells) });

/** The nine positions of a unit as three parts that lie in one row or box of it, and the columns of a box. */
const THIRDS = [7, 56, 448];
const BOX_COLUMNS = [73, 146, 292];

/** The two parts of the places in a unit, of which one may hold the digit, or null. */
function partsOf(mask: number, isBox: boolean): readonly (readonly [number, number])[] {
  if (SIZE[mask] === 2) return [[mask & -mask, mask & (mask - 1)]];
  if (!isBox) {
    const parts = THIRDS.map((third) => mask & third).filter((part) => part !== 0);
    return parts.length === 2 ? [[parts[0]!, parts[1]!]] : [];
  }
  for (const row of THIRDS)
    for (const column of BOX_COLUMNS) {
      if (mask & ~(row | column)) continue;
      const [inRow, inColumn] = [mask & row, mask & column];
      const ways = [
        [inRow, inColumn & ~inRow],
        [inRow & ~inColumn, inColumn],
      ] as const;
      const useful = ways.filter(([one, other]) => one !== 0 && other !== 0);
      return inRow & inColumn ? useful : useful.slice(0, 1);
    }
  return [];
}

/** The links of a unit by the places in it, for they depend on nothing else: 512 * unit + places. */
const LINKS: (readonly Link[] | undefined)[] = Array.from({ length: 27 * 512 }, () => undefined);
function linksIn(unit: number, mask: number): readonly Link[] {
  return (LINKS[512 * unit + mask] ??= partsOf(mask, unit >= 18).flatMap(([one, other]) => {
    const [a, b] = [groupOf(cellsAt(unit, one)), groupOf(cellsAt(unit, other))];
    return [
      { unit, from: a, to: b },
      { unit, from: b, to: a },
    ];
  }));
}

/** A link among those of a digit, and which of them can follow it, once that is known. */
interface Node {
  readonly link: Link;
  next: readonly Node[] | null;
}

function nodesOf(sight: Sight, digit: number, grouped: boolean): Node[] {
  const nodes: Node[] = [];
  for (let unit = 0; unit < 27; unit++) {
    const mask = maskOf(sight, unit, digit);
    if (SIZE[mask]! < 2 || (!grouped && SIZE[mask] !== 2)) continue;
    for (const link of linksIn(unit, mask)) nodes.push({ link, next: null });
  }
  return nodes;
}

/** The links that start in what the end of this one sees. */
function nextOf(node: Node, nodes: readonly Node[]): readonly Node[] {
  if (node.next !== null) return node.next;
  const { unit, to } = node.link;
  // `isWithin` inline, for ratings of hard boards spend most of their time here
  const [a, b, c] = to.seen;
  const next: Node[] = [];
  for (const other of nodes) {
    const { bands } = other.link.from;
    if (((bands[0] & ~a) | (bands[1] & ~b) | (bands[2] & ~c)) === 0 && other.link.unit !== unit) next.push(other);
  }
  node.next = next;
  return next;
}

/** What neither end of a chain of links allows: if the first place is wrong, the last one is right. */
function follow(sight: Sight, digit: number, nodes: readonly Node[], chain: Node[], length: number): Conclusion | null {
  const isLast = chain.length === length - 1;
  for (const next of nextOf(chain.at(-1)!, nodes)) {
    if (isLast && !canBeInBoth(sight, chain[0]!.link.from.seen, next.link.to.seen, digit)) continue;
    if (chain.some(({ link }) => link.unit === next.link.unit)) continue;
    chain.push(next);
    const found = isLast
      ? takeOutOf(sight, both(chain[0]!.link.from.seen, next.link.to.seen), digit)
      : follow(sight, digit, nodes, chain, length);
    if (found) return found;
    chain.pop();
  }
  return null;
}

const KIND_OF_UNIT = ["row", "column", "box"] as const;
const kindOf = ({ unit }: Link) => KIND_OF_UNIT[Math.floor(unit / 9)]!;

/** The name of two links: what a player knows them by. */
function nameOf(chain: readonly Link[]): string {
  if (chain.length > 2) return "chain";
  const kinds = chain.map(kindOf);
  const grouped = chain.some(({ from, to }) => from.cells.length + to.cells.length > 2);
  if (kinds.includes("box")) return grouped ? "emptyRectangle" : "turbot";
  if (kinds[0] !== kinds[1]) return "kite";
  return grouped ? "finned" : "skyscraper";
}

const stepOf = (digit: number, chain: readonly Link[], conclusion: Conclusion): Step => ({
  words: () => {
    const kind = nameOf(chain);
    const places = chain.flatMap(({ from, to }) => [from, to]).map(({ cells }) => ({ cells, digit }));
    const ends = [...places[0]!.cells, ...places.at(-1)!.cells];
    return {
      title: { id: "sudoku.technique.strongLinks", values: { kind } },
      steps: [
        {
          id: "sudoku.hint.strongLinks.look",
          values: {
            digit,
            units: listOf(chain.map(({ unit }) => theUnit(unit))),
            cells: listOf(places[0]!.cells.map(bothNames)),
          },
        },
        chainSentence(places),
        { id: "sudoku.hint.strongLinks.so", values: { digit, cells: listOf(ends.map(shortName)) } },
      ],
      links: linksAlong(places),
    };
  },
  reason: [...new Set(chain.flatMap(({ from, to }) => [...from.cells, ...to.cells]))],
  conclusion,
});

/**
 * A digit's units with two places, each linked to the next by cells that see each other: skyscraper, two-string kite,
 * empty rectangle and finned X-wing have two of them. `grouped` places are several cells that count as one.
 */
export const strongLinks = (length: number, grouped: boolean): Technique => {
  const failed = failedSearches();
  return (sight) => {
    for (const digit of DIGITS) {
      if (failed.has(sight, digit)) continue;
      const nodes = nodesOf(sight, digit, grouped);
      for (const first of nodes) {
        if (!canBeIn(sight, first.link.from.seen, digit)) continue;
        const chain = [first];
        const conclusion = follow(sight, digit, nodes, chain, length);
        if (conclusion)
          return stepOf(
            digit,
            chain.map(({ link }) => link),
            conclusion,
          );
      }
      failed.add(sight, digit);
    }
    return null;
  };
};
