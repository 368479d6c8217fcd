/** One column of a written subtraction. */
export interface Column {
  readonly upper: number;
  /** Null where the subtrahend does not reach so far. */
  readonly lower: number | null;
  /** One of the upper digit was lent to the column on the right. */
  readonly lent: boolean;
  /** Ten were borrowed from the column on the left. */
  readonly borrows: boolean;
  /** The digit that is written below. */
  readonly digit: number;
}

/** The columns of a written subtraction of whole numbers, from the ones; the minuend is the larger one. */
export function columnsOf(minuend: number, subtrahend: number): readonly Column[] {
  const columns: Column[] = [];
  let lent = false;
  for (let power = 1; power <= minuend; power *= 10) {
    const upper = Math.floor(minuend / power) % 10;
    const lower = subtrahend >= power ? Math.floor(subtrahend / power) % 10 : null;
    const left: number = upper - (lent ? 1 : 0) - (lower ?? 0);
    const borrows = left < 0;
    columns.push({ upper, lower, lent, borrows, digit: borrows ? left + 10 : left });
    lent = borrows;
  }
  return columns;
}

/** In how many columns something is borrowed. */
export const borrowsOf = (minuend: number, subtrahend: number): number =>
  columnsOf(minuend, subtrahend).filter((column) => column.borrows).length;

/** Whether a column has to lend what it first has to borrow, because its digit is 0. */
export const acrossZero = (minuend: number, subtrahend: number): boolean =>
  columnsOf(minuend, subtrahend).some(({ upper, lent }) => lent && upper === 0);
