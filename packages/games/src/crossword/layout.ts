import type { Heading } from "@karota/engine/grid/crossing.ts";
import type { Random } from "@karota/engine/random.ts";

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

export interface Task {
  /** Capitals, each word once, two letters or more. */
  readonly words: readonly string[];
  /** Words of which only one may be on the board, by their places in the list: one's clue names the other. */
  readonly rivals?: readonly (readonly number[])[];
  readonly columns: number;
  readonly rows: number;
  /** Must not be read in any of the eight directions, across two words. */
  readonly refused?: readonly string[];
  /** Adds to a word's chances: a crossing counts 10, a letter 3. */
  readonly liking?: readonly number[];
  /** How often it starts afresh, and how often words are then taken away and others put in. */
  readonly starts: number;
  readonly changes: number;
  /** What is sought: as many of the words as possible; or as many letters and crossings as the box takes. */
  readonly seek: "words" | "letters";
}

/** 0 is across, 1 is down. */
type Axis = 0 | 1;
const other = (axis: Axis): Axis => (1 - axis) as Axis;

/** The words as a tree of letters: `next[node * letters + letter]`, 0 where none goes on; `ends[node]` the word, or -1. */
function treeOf(codes: readonly Uint8Array[], letters: number) {
  const most = codes.reduce((sum, word) => sum + word.length, 1);
  const next = new Int32Array(most * letters);
  const ends = new Int32Array(most).fill(-1);
  let nodes = 1;
  for (const [index, word] of codes.entries()) {
    let node = 0;
    for (const letter of word) node = next[node * letters + letter] ||= nodes++;
    ends[node] = index;
  }
  return { next, ends };
}

/**
 * Lays words out so that they cross: greedily, the best place of all words first, from many starts; then some words are
 * removed and others put in, as long as that is no worse. Each run of two or more letters is a word of the list, none
 * twice, and all are connected. It ends because starts and changes are counted and each placed word uses one up.
 */
export function layOut(task: Task, random: Random): Layout {
  const { words, rivals, columns, rows, refused = [], liking, seek } = task;
  const alphabet = [...new Set(words.join(""))].sort();
  const codeOf = new Map(alphabet.map((letter, code) => [letter, code + 1]));
  const letters = alphabet.length + 1;
  const codes = words.map((word) => Uint8Array.from(word, (letter) => codeOf.get(letter)!));
  const { next, ends } = treeOf(codes, letters);
  const shunned = refused.filter((text) => [...text].every((letter) => codeOf.has(letter)));
  const shunnedCodes = shunned.map((text) => Array.from(text, (letter) => codeOf.get(letter)!));
  /** For each letter the words that have it and where: word * 32 + place. */
  const holders: number[][] = Array.from({ length: letters }, () => []);
  for (const [index, word] of codes.entries())
    word.forEach((letter, place) => holders[letter]!.push(index * 32 + place));

  // The board with a border of one cell.
  const width = columns + 2;
  const size = width * (rows + 2);
  const step = [1, width] as const;
  const grid = new Uint8Array(size);
  const border = new Uint8Array(size).fill(1);
  for (let y = 1; y <= rows; y++) border.fill(0, y * width + 1, y * width + 1 + columns);
  /** The word through a cell on each axis, + 1; 0 for none. */
  const through = [new Uint16Array(size), new Uint16Array(size)] as const;

  const used = new Uint8Array(words.length);
  const blocked = new Uint8Array(words.length);
  const startOf = new Int16Array(words.length);
  const axisOf = new Uint8Array(words.length);
  let placed: number[] = [];
  let filled = 0;
  let crossings = 0;

  const formed: number[] = [];
  const formedAt: number[] = [];

  /**
   * The word that a letter in an empty cell completes on an axis between its neighbours; -1 when it is not in the list,
   * or when a word on the board would be made longer.
   */
  function completed(cell: number, letter: number, axis: Axis): number {
    const by = step[axis];
    let from = cell;
    while (grid[from - by] !== 0) from -= by;
    formedAt.push(from);
    let node = 0;
    for (let at = from; at === cell || grid[at] !== 0; at += by) {
      if (through[axis][at] !== 0) return -1;
      node = next[node * letters + (at === cell ? letter : grid[at]!)]!;
      if (node === 0) return -1;
    }
    return ends[node]!;
  }

  /** How many words a word would cross at this place; 0 when it does not fit. Words that it completes are in `formed`. */
  function fit(word: number, start: number, axis: Axis): number {
    const code = codes[word]!;
    const by = step[axis];
    const side = step[other(axis)];
    const lines = through[axis];
    if (used[word] !== 0 || blocked[word] !== 0) return 0;
    if (grid[start - by] !== 0 || grid[start + code.length * by] !== 0) return 0;
    formed.length = formedAt.length = 0;
    let crossed = 0;
    let fresh = 0;
    for (let i = 0, cell = start; i < code.length; i++, cell += by) {
      const there = grid[cell]!;
      if (there !== 0) {
        if (there !== code[i] || lines[cell] !== 0) return 0;
        crossed++;
        continue;
      }
      if (border[cell] !== 0) return 0;
      fresh++;
      if (grid[cell - side] === 0 && grid[cell + side] === 0) continue;
      const made = completed(cell, code[i]!, other(axis));
      if (made < 0 || made === word || used[made] !== 0 || blocked[made] !== 0 || formed.includes(made)) return 0;
      formed.push(made);
    }
    if (rivals && formed.length > 0)
      for (const made of formed)
        if (rivals[made]!.includes(word) || formed.some((one) => rivals[made]!.includes(one))) return 0;
    return fresh === 0 ? 0 : crossed + formed.length;
  }

  function put(word: number, start: number, axis: Axis): void {
    const code = codes[word]!;
    for (let i = 0, cell = start; i < code.length; i++, cell += step[axis]) {
      if (grid[cell] === 0) filled++;
      else if (through[other(axis)][cell] !== 0) crossings++;
      grid[cell] = code[i]!;
      through[axis][cell] = word + 1;
    }
    used[word] = 1;
    for (const rival of rivals?.[word] ?? []) blocked[rival]!++;
    startOf[word] = start;
    axisOf[word] = axis;
    placed.push(word);
  }

  /** Takes a word away, and with it a crossing word where two would be left side by side without it. */
  function take(word: number): void {
    const axis = axisOf[word] as Axis;
    const across = through[other(axis)];
    const by = step[axis];
    const length = codes[word]!.length;
    for (let i = 0, cell = startOf[word]!; i < length; i++, cell += by) {
      through[axis][cell] = 0;
      if (across[cell] !== 0) {
        crossings--;
        continue;
      }
      grid[cell] = 0;
      filled--;
    }
    used[word] = 0;
    for (const rival of rivals?.[word] ?? []) blocked[rival]!--;
    placed.splice(placed.indexOf(word), 1);
    for (let i = 1, cell = startOf[word]! + by; i < length; i++, cell += by)
      if (across[cell] !== 0 && across[cell - by] !== 0) take(across[cell]! - 1);
  }

  const groupOf = new Uint16Array(words.length);
  /** Leaves only the largest group of connected words. */
  function dropUnconnected(): void {
    groupOf.fill(0);
    let groups = 0;
    let best: number[] = [];
    for (const first of placed) {
      if (groupOf[first] !== 0) continue;
      groupOf[first] = ++groups;
      const group = [first];
      for (const word of group) {
        const across = through[1 - axisOf[word]!]!;
        const by = step[axisOf[word] as Axis];
        for (let i = 0, cell = startOf[word]!; i < codes[word]!.length; i++, cell += by) {
          const crossing = across[cell]! - 1;
          if (crossing < 0 || groupOf[crossing] !== 0) continue;
          groupOf[crossing] = groups;
          group.push(crossing);
        }
      }
      if (group.length > best.length) best = group;
    }
    const largest = groupOf[best[0]!];
    if (best.length < placed.length)
      for (const word of placed.filter((one) => groupOf[one] !== largest)) if (used[word] !== 0) take(word);
  }

  /** Whether something refused can be read through one of the cells of a word, on any line but a word's own. */
  function offends(word: number): boolean {
    if (shunnedCodes.length === 0) return false;
    for (let i = 0, cell = startOf[word]!; i < codes[word]!.length; i++, cell += step[axisOf[word] as Axis])
      for (const by of [width + 1, width - 1]) {
        let from = cell;
        while (grid[from - by] !== 0) from -= by;
        const line: number[] = [];
        for (let at = from; grid[at] !== 0; at += by) line.push(grid[at]!);
        if (line.length > 2 && shunnedCodes.some((text) => isIn(text, line))) return true;
      }
    return false;
  }

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
    const worth = seek === "words" ? crossed * 24 + length : crossed * 10 + length * 3 + (liking?.[word] ?? 0);
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

  const worthNow = (): number => (seek === "words" ? placed.length * 100 + crossings * 4 : filled + crossings * 2);
  const snapshot = (): number[] => placed.map((word) => (word * size + startOf[word]!) * 2 + axisOf[word]!);
  function restore(saved: readonly number[]): void {
    grid.fill(0);
    through[0].fill(0);
    through[1].fill(0);
    used.fill(0);
    blocked.fill(0);
    placed = [];
    filled = crossings = 0;
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
    crossings,
    letters: filled,
  };
}

/** Whether a text is in a line, forwards or backwards. */
function isIn(text: readonly number[], line: readonly number[]): boolean {
  for (let from = 0; from + text.length <= line.length; from++) {
    if (text.every((letter, i) => line[from + i] === letter)) return true;
    if (text.every((letter, i) => line[from + text.length - 1 - i] === letter)) return true;
  }
  return false;
}
