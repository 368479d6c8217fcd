/* Reads the numbers of a task of comparing as they are written, without the engine. */

const SIZES: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  dm: 100,
  m: 1_000,
  km: 1_000_000,
  g: 1,
  kg: 1_000,
  t: 1_000_000,
  ml: 1,
  dl: 100,
  l: 1_000,
  hl: 100_000,
  "%": 1 / 100,
};

/** A written number: its whole part, numerator and denominator where it has them, and what follows it. */
export function readAmount(text: string) {
  const [, whole = "", over, under] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (over !== undefined) {
    const parts = { whole: Number(whole), over: Number(over), under: Number(under) };
    return { text, ...parts, decimals: "", unit: "", amount: parts.whole + parts.over / parts.under };
  }
  const [, digits = "", decimals = "", unit = ""] = /^(\d+)(?:[.,](\d+))? ?(\D*)$/.exec(text) ?? [];
  return { text, whole: Number(digits), over: 0, under: 1, decimals, unit, amount: Number(`${digits}.${decimals}`) };
}
export type ReadAmount = ReturnType<typeof readAmount>;

export const worthOf = ({ amount, unit }: ReadAmount): number => amount * (unit === "" ? 1 : SIZES[unit]!);
/** How large a unit is; 1 for a number without any. */
export const unitSize = ({ unit }: ReadAmount): number => (unit === "" ? 1 : SIZES[unit]!);

/** The numbers of a list, or of an order. */
export const readAmounts = (text: string): readonly ReadAmount[] => text.split(/ < |; |, /).map(readAmount);
