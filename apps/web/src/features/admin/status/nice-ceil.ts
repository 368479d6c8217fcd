/** The next of 1, 2, 5, 10, 20, 50 … */
export function niceCeil(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value)!;
}
