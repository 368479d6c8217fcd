/** The carrots that were typed, with a decimal comma or point; null when it is no amount above 0 of up to two decimals. */
export function readAmount(typed: string, most: number): number | null {
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(typed.trim())) return null;
  const amount = Number(typed.trim().replace(",", "."));
  return amount > 0 && amount <= most ? amount : null;
}
