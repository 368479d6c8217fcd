/** The words on the box of a layout: where one fits, putting one in and taking one away. */

/** 0 is across, 1 is down. */
export type Axis = 0 | 1;
export const other = (axis: Axis): Axis => (1 - axis) as Axis;

/** The words, and what must not be read beside them. */
export interface Vocabulary {
  /** Capitals, each word once, two letters or more. */
  readonly words: readonly string[];
  /** Words of which only one may stand on the board, by their places in the list: one's clue names the other. */
  readonly rivals?: readonly (readonly number[])[];
  readonly columns: number;
  readonly rows: number;
  /** Must not be read in any of the eight directions, across two words. */
  readonly refused?: readonly string[];
}

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

/** An empty box for words. Each run of two or more letters on it is a word of the list, none twice. */
export function emptyBoard({ words, rivals, columns, rows, refused = [] }: Vocabulary) {
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
  /** The word that runs through a cell on each axis, + 1; 0 is none. */
  const through = [new Uint16Array(size), new Uint16Array(size)] as const;

  const used = new Uint8Array(words.length);
  const blocked = new Uint8Array(words.length);
  const startOf = new Int16Array(words.length);
  const axisOf = new Uint8Array(words.length);
  const placed: number[] = [];
  const sums = { letters: 0, crossings: 0 };

  const formed: number[] = [];
  const formedAt: number[] = [];

  /**
   * The word that a letter in an empty cell completes on an axis between its neighbours; -1 when that is none, or when a
   * word that is there would be made longer.
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
      if (grid[cell] === 0) sums.letters++;
      else if (through[other(axis)][cell] !== 0) sums.crossings++;
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
        sums.crossings--;
        continue;
      }
      grid[cell] = 0;
      sums.letters--;
    }
    used[word] = 0;
    for (const rival of rivals?.[word] ?? []) blocked[rival]!--;
    placed.splice(placed.indexOf(word), 1);
    for (let i = 1, cell = startOf[word]! + by; i < length; i++, cell += by)
      if (across[cell] !== 0 && across[cell - by] !== 0) take(across[cell]! - 1);
  }

  const groupOf = new Uint16Array(words.length);
  /** Keeps the words that hang together with most others. */
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

  /** Takes all words away. */
  function clear(): void {
    grid.fill(0);
    through[0].fill(0);
    through[1].fill(0);
    used.fill(0);
    blocked.fill(0);
    placed.length = sums.letters = sums.crossings = 0;
  }

  return {
    codes,
    holders,
    width,
    size,
    step,
    grid,
    through,
    used,
    /** The words that are in, in the order in which they were put. */
    placed,
    startOf,
    axisOf,
    /** Cells with a letter, and cells that belong to two words. */
    sums,
    /** The words that the last `fit` completes, and where they begin. */
    formed,
    formedAt,
    fit,
    put,
    take,
    dropUnconnected,
    offends,
    clear,
  };
}

/** Whether a text stands in a line, forwards or backwards. */
function isIn(text: readonly number[], line: readonly number[]): boolean {
  for (let from = 0; from + text.length <= line.length; from++) {
    if (text.every((letter, i) => line[from + i] === letter)) return true;
    if (text.every((letter, i) => line[from + text.length - 1 - i] === letter)) return true;
  }
  return false;
}
