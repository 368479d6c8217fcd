/* Linear equations as they are written: their sides are calculated with values for the letters. */

export type Values = Readonly<Record<string, number>>;

/** The value of one side: 3(x + 6), x/2 − x/8, 17 − (2x − 12), −x. */
export function valueOfSide(side: string, values: Values): number {
  const tokens = side.match(/\d+(?:\.\d+)?|[xyz]|[-−+×÷/()]/g) ?? [];
  let at = 0;
  const isNext = (signs: string): boolean => at < tokens.length && signs.includes(tokens[at]!);
  const factor = (): number => {
    const token = tokens[at++]!;
    if (token === "−" || token === "-") return -factor();
    if (token !== "(") return values[token] ?? Number(token);
    const inner = total();
    at++;
    return inner;
  };
  // A letter or parentheses right behind a number are multiplied.
  const product = (): number => {
    let result = factor();
    while (at < tokens.length && !isNext("−-+)"))
      if (isNext("÷/")) {
        at++;
        result /= factor();
      } else {
        if (isNext("×")) at++;
        result *= factor();
      }
    return result;
  };
  function total(): number {
    let result = product();
    while (isNext("−-+")) result += (tokens[at++] === "+" ? 1 : -1) * product();
    return result;
  }
  return total();
}

/** What is to the right of the equals sign taken from what is to the left. */
const differenceOf = (equation: string, values: Values): number => {
  const [left = "", right = ""] = equation.split(" = ");
  return valueOfSide(left, values) - valueOfSide(right, values);
};
export const isSolvedBy = (equation: string, values: Values): boolean =>
  Math.abs(differenceOf(equation, values)) < 1e-9;

/** The two sides of an equation with x, each as a number of x and a number. */
export function sidesOf(equation: string) {
  const [left, right] = equation.split(" = ").map((side) => {
    const constant = valueOfSide(side, { x: 0 });
    return { x: valueOfSide(side, { x: 1 }) - constant, one: constant };
  }) as [{ x: number; one: number }, { x: number; one: number }];
  return { left, right };
}

/** An equation with x and y as ax + by = c. */
export function rowOf(equation: string): { readonly a: number; readonly b: number; readonly c: number } {
  const none = { x: 0, y: 0, z: 0 };
  const constant = differenceOf(equation, none);
  const of = (letter: string): number => differenceOf(equation, { ...none, [letter]: 1 }) - constant;
  return { a: of("x"), b: of("y"), c: -constant };
}

/** x = 3, y = −2 as numbers by their letters. */
export const solutionIn = (text: string): Values =>
  Object.fromEntries(
    [...text.matchAll(/([xyz]) = (−?)(\d+)/g)].map(([, letter, minus, size]) => [
      letter!,
      (minus ? -1 : 1) * Number(size),
    ]),
  );
