import { runsOf, type Crossing } from "@karota/engine/grid/crossing.ts";

/** A board whose every letter is in a run across and in a run down, and the words for its runs. */
export interface FillTask {
  /** Where letters go; which ones is not looked at. */
  readonly crossing: Crossing;
  /** Capitals, each word once, in the order in which they are tried. */
  readonly words: readonly string[];
  /** For each word those that must not be on the same board, by their places in the list. */
  readonly rivals: readonly (readonly number[])[];
  /** What each word costs, and what the words of the board may cost together. */
  readonly costs: readonly number[];
  readonly budget: number;
  /** Must not be read on a slanted line, in either direction. */
  readonly refused: readonly string[];
  /** So many words are put in at most before it ends without a result. */
  readonly steps: number;
}

/** All slanted lines of letters, each in both directions. */
function* diagonalsOf({ columns, cells }: Crossing): Generator<readonly number[]> {
  const isLetter = (x: number, y: number): boolean =>
    x >= 0 && x < columns && y >= 0 && cells[x + columns * y]?.t === "L";
  for (const by of [1, -1])
    for (const first of cells.keys()) {
      let [x, y] = [first % columns, Math.floor(first / columns)];
      if (!isLetter(x, y) || isLetter(x - by, y - 1)) continue;
      const line: number[] = [];
      for (; isLetter(x, y); x += by, y++) line.push(x + columns * y);
      yield line;
      yield line.toReversed();
    }
}

/** What is still possible: the words of each run, and the letters of each cell as bits. */
interface Position {
  readonly fitting: (readonly number[])[];
  readonly letters: Int32Array;
}

/**
 * Fills the board with words: the run with the fewest words that still fit is next, and after each word every run loses
 * the words whose letters no crossing run can have, until nothing changes. Returns the words of the runs, in the order
 * of `runsOf`, by their places in the list; null when there is no such board or the steps are used up.
 */
export function fill(task: FillTask): readonly number[] | null {
  const { crossing, words, rivals, costs } = task;
  const runs = runsOf(crossing).map(({ cells }) => cells);
  const through = crossing.cells.map((_, cell) => runs.flatMap((cells, run) => (cells.includes(cell) ? [run] : [])));
  const bits = new Map([...new Set(words.join(""))].map((letter, place) => [letter, 1 << place]));
  const codes = words.map((word) => Array.from(word, (letter) => bits.get(letter)!));
  const diagonals = [...diagonalsOf(crossing)];
  // The word of each run, -1 while it has none, and how often each word is excluded by those.
  const chosen = runs.map(() => -1);
  const excluded = new Uint8Array(words.length);
  let { steps, budget } = task;

  /** Puts a word in (by 1) or takes it out (by -1). */
  function change(run: number, word: number, by: 1 | -1): void {
    chosen[run] = by === 1 ? word : -1;
    excluded[word]! += by;
    for (const rival of rivals[word]!) excluded[rival]! += by;
    budget -= by * costs[word]!;
  }

  function fits(word: number, cells: readonly number[], letters: Int32Array): boolean {
    if (excluded[word] !== 0 || costs[word]! > budget) return false;
    const code = codes[word]!;
    for (let i = 0; i < code.length; i++) if ((code[i]! & letters[cells[i]!]!) === 0) return false;
    return true;
  }

  /** Takes away what does not fit; whether each run still has a word. */
  function narrow({ fitting, letters }: Position): boolean {
    const open = new Set(runs.keys());
    for (const run of open) {
      open.delete(run);
      const cells = runs[run]!;
      const left = chosen[run]! < 0 ? fitting[run]!.filter((word) => fits(word, cells, letters)) : [chosen[run]!];
      if (left.length === 0) return false;
      fitting[run] = left;
      for (let i = 0; i < cells.length; i++) {
        const cell = cells[i]!;
        let possible = 0;
        for (const word of left) possible |= codes[word]![i]!;
        const letter = letters[cell]! & possible;
        if (letter === letters[cell]) continue;
        letters[cell] = letter;
        for (const other of through[cell]!) if (other !== run) open.add(other);
      }
    }
    return true;
  }

  function isAllowed(): boolean {
    const signs: string[] = [];
    for (const [run, cells] of runs.entries())
      for (const [i, cell] of cells.entries()) signs[cell] = words[chosen[run]!]![i]!;
    const lines = diagonals.map((line) => line.map((cell) => signs[cell]!).join(""));
    return !lines.some((line) => task.refused.some((text) => line.includes(text)));
  }

  function search({ fitting, letters }: Position): boolean {
    let next = -1;
    for (const [run, word] of chosen.entries())
      if (word < 0 && (next < 0 || fitting[run]!.length < fitting[next]!.length)) next = run;
    if (next < 0) return isAllowed();
    for (const word of fitting[next]!) {
      if (steps-- <= 0) return false;
      change(next, word, 1);
      const position = { fitting: [...fitting], letters: letters.slice() };
      if (narrow(position) && search(position)) return true;
      change(next, word, -1);
    }
    return false;
  }

  const start: Position = {
    fitting: runs.map((cells) => words.flatMap(({ length }, word) => (length === cells.length ? [word] : []))),
    letters: new Int32Array(crossing.cells.length).fill(-1),
  };
  return narrow(start) && search(start) ? chosen : null;
}
