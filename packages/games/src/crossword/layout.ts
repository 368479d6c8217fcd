import type { Heading } from "@karota/engine/grid/crossing.ts";
import type { Random } from "@karota/engine/random.ts";
import { emptyBoard, other, type Axis, type Vocabulary } from "./layout-board.ts";

/** A word of the list at its place: column and row of its first letter, from 0. */
export interface Placed {
  readonly word: number;
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
}
export interface Layout {
  readonly placed: readonly Placed[];
  /** Cells that belong to two words. */
  readonly crossings: number;
  /** Cells with a letter. */
  readonly letters: number;
}

export interface Task extends Vocabulary {
  /** Adds to a word's chances: a crossing counts 10, a letter 3; a crossing 30 where crossings are sought. */
  readonly liking?: readonly number[];
  /** How often it starts afresh, and how often words are then taken away and others put in. */
  readonly starts: number;
  readonly changes: number;
  /**
   * What is sought: as many of the words as possible; or as many letters and crossings as the box takes; or letters, and
   * words with more than one crossing, which leaves a small box emptier.
   */
  readonly seek: "words" | "letters" | "crossings";
}

/** What a crossing and a letter of a word count when a place for it is chosen. */
const WORTH: Readonly<Record<Task["seek"], readonly [ofCrossing: number, ofLetter: number]>> = {
  words: [24, 1],
  letters: [10, 3],
  crossings: [30, 3],
};

/**
 * Lays words out so that they cross: greedily, the best place of all words first, from many starts; then some words are
 * removed and others put in, as long as that is no worse. Each run of two or more letters is a word of the list, none
 * twice, and all are connected. It ends because starts and changes are counted and each placed word uses one up.
 */
export function layOut(task: Task, random: Random): Layout {
  const { words, columns, rows, liking, seek } = task;
  const board = emptyBoard(task);
  const { codes, holders, width, size, step, grid, through, used, placed, startOf, axisOf, sums, formed, formedAt } =
    board;
  const { fit, put, take, dropUnconnected, offends, clear } = board;

  // The places that words could take, each once (word, start and axis in one number), with what they were worth when a
  // letter of theirs was put last. Since then a place can only have been spoilt, which is looked at when it is chosen.
  const places: number[] = [];
  const scores: number[] = [];
  /** The index of a place in the list, + 1; 0 when it is not listed. */
  const listed = new Int32Array(words.length * size * 2);
  const wordIn = (place: number): number => Math.floor((place >> 1) / size);
  const startIn = (place: number): number => (place >> 1) % size;
  const axisIn = (place: number): Axis => (place & 1) as Axis;
  function clearPlaces(): void {
    for (const place of places) listed[place] = 0;
    places.length = scores.length = 0;
  }
  function drop(at: number): void {
    const [place, score] = [places.pop()!, scores.pop()!];
    listed[places[at] ?? place] = 0;
    if (at === places.length) return;
    places[at] = place;
    scores[at] = score;
    listed[place] = at + 1;
  }
  function note(place: number, crossed: number): void {
    const word = wordIn(place);
    const { length } = codes[word]!;
    const [ofCrossing, ofLetter] = WORTH[seek];
    const worth = crossed * ofCrossing + length * ofLetter + (liking?.[word] ?? 0);
    if (listed[place] === 0) listed[place] = places.push(place);
    scores[listed[place]! - 1] = worth + (random.bits() & 7);
  }
  /** Notes the places of words that cross this letter. */
  function lookAround(cell: number): void {
    for (const axis of [0, 1] as const) {
      if (through[axis][cell] !== 0) continue;
      const by = step[axis];
      const room = axis === 0 ? (cell % width) - 1 : Math.floor(cell / width) - 1;
      const after = (axis === 0 ? columns : rows) - 1 - room;
      for (const holder of holders[grid[cell]!]!) {
        const word = holder >> 5;
        const at = holder & 31;
        if (used[word] !== 0 || at > room || codes[word]!.length - at - 1 > after) continue;
        const start = cell - at * by;
        const crossed = fit(word, start, axis);
        if (crossed !== 0) note((word * size + start) * 2 + axis, crossed);
      }
    }
  }

  /** Puts words in as long as one fits, the best first. */
  function grow(): void {
    while (places.length > 0) {
      let at = 0;
      for (let i = 1; i < scores.length; i++) if (scores[i]! > scores[at]!) at = i;
      const place = places[at]!;
      const [word, start, axis] = [wordIn(place), startIn(place), axisIn(place)];
      drop(at);
      if (fit(word, start, axis) === 0) continue;
      const cells = [...codes[word]!].map((_, i) => start + i * step[axis]).filter((cell) => grid[cell] === 0);
      const made = formed.map((one, i) => [one, formedAt[i]!] as const);
      const before = snapshot();
      put(word, start, axis);
      for (const [one, from] of made) put(one, from, other(axis));
      if (offends(word)) restore(before);
      else for (const cell of cells) lookAround(cell);
    }
  }

  const worthNow = (): number => {
    if (seek === "words") return placed.length * 100 + sums.crossings * 4;
    if (seek === "letters") return sums.letters + sums.crossings * 2;
    // A word on one crossing adds only its letters; each further crossing counts five of them.
    return sums.letters + (sums.crossings - placed.length) * 5;
  };
  const snapshot = (): number[] => placed.map((word) => (word * size + startOf[word]!) * 2 + axisOf[word]!);
  function restore(saved: readonly number[]): void {
    clear();
    for (const place of saved) put(wordIn(place), startIn(place), axisIn(place));
  }
  function regrow(): void {
    clearPlaces();
    for (let cell = width; cell < size - width; cell++) if (grid[cell] !== 0) lookAround(cell);
    grow();
  }

  let best: number[] = [];
  let bestWorth = -1;
  const long = words.flatMap(({ length }, word) => (length <= Math.max(columns, rows) ? [word] : []));
  const firsts = long.toSorted((one, two) => words[two]!.length - words[one]!.length);
  for (let start = 0; start < task.starts; start++) {
    restore([]);
    const word = firsts[random.below(Math.max(1, Math.ceil(firsts.length / 4)))]!;
    const { length } = codes[word]!;
    const axis: Axis = length > columns ? 1 : length > rows ? 0 : ((random.bits() & 1) as Axis);
    const x = 1 + random.below(columns - (axis === 0 ? length - 1 : 0));
    const y = 1 + random.below(rows - (axis === 1 ? length - 1 : 0));
    put(word, x + y * width, axis);
    regrow();
    if (worthNow() > bestWorth) [best, bestWorth] = [snapshot(), worthNow()];
  }
  restore(best);
  let now = best;
  let nowWorth = bestWorth;
  for (let change = 0; change < task.changes; change++) {
    const out = 1 + random.below(Math.max(1, Math.ceil(placed.length / 3)));
    for (let n = 0; n < out && placed.length > 1; n++) take(random.pick(placed));
    dropUnconnected();
    regrow();
    const worth = worthNow();
    if (worth > bestWorth) [best, bestWorth] = [snapshot(), worth];
    if (worth >= nowWorth) [now, nowWorth] = [snapshot(), worth];
    else restore(now);
  }
  restore(best);
  return {
    placed: placed.map((word) => ({
      word,
      x: (startOf[word]! % width) - 1,
      y: Math.floor(startOf[word]! / width) - 1,
      heading: axisOf[word] === 0 ? "e" : "s",
    })),
    ...sums,
  };
}
