/** Of a calculation or of what a picture shows. */
const factorsOf = (question: string): readonly [number, number] =>
  (question.match(/\d+(\.\d+)?/g) ?? []).map(Number) as unknown as readonly [number, number];
const digitsOf = (written: string): string => written.replace(".", "").replace(/^0+|0+$/g, "");
/** As numbers are compared that were calculated with decimals. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

/** Tens and ones of a row, and the number of rows, as a rectangle of squares is said to have them. */
const sidesOf = (question: string): readonly number[] => (question.match(/\d+/g) ?? []).map(Number);

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  "multiplication.mistake.only-tens-multiplied": (_: string, chosen: string, question: string): boolean => {
    const [tens = 0, ones = 0, high = 0] = sidesOf(question);
    return Number(chosen) === tens * high + ones;
  },
  "multiplication.mistake.one-part-only": (_: string, chosen: string, question: string): boolean => {
    const [tens = 0, ones = 0, high = 0] = sidesOf(question);
    return [tens * high, ones * high].includes(Number(chosen));
  },
  "multiplication.mistake.row-miscounted": (_: string, chosen: string, question: string): boolean => {
    const [tens = 0, ones = 0, high = 0] = sidesOf(question);
    return Math.abs(Number(chosen) - (tens + ones) * high) === tens + ones;
  },
  "multiplication.mistake.column-miscounted": (_: string, chosen: string, question: string): boolean => {
    const [tens = 0, ones = 0, high = 0] = sidesOf(question);
    return Math.abs(Number(chosen) - (tens + ones) * high) === high;
  },
  "multiplication.explain.tensForgotten": (said: string, chosen: string, question: string): boolean => {
    const [one, other] = factorsOf(question);
    const [ones = NaN, digit = NaN, product = NaN] = (said.match(/\d+/g) ?? []).map(Number);
    return ones * digit === product && one * other - Number(chosen) === product - (product % 10);
  },
  "multiplication.explain.notShifted": (said: string, _: string, question: string): boolean => {
    const [, hundreds = "0", tens = "0"] = /(\d)?(\d)\d$/.exec(question.split(" × ")[1]!) ?? [];
    return said.includes("tens") === (tens !== "0") && said.includes("hundreds") === (hundreds !== "0");
  },
  "multiplication.explain.neighbour": (said: string, chosen: string, question: string): boolean => {
    const [product = NaN, one = NaN, other = NaN, ...sought] = (said.match(/\d+/g) ?? []).map(Number);
    return product === Number(chosen) && one * other === product && sought.join(" ") === factorsOf(question).join(" ");
  },
  "multiplication.mistake.added": (_: string, chosen: string, question: string): boolean => {
    const [one, other] = factorsOf(question);
    return isSame(one + other, Number(chosen));
  },
  "multiplication.mistake.zeros-miscounted": (_: string, chosen: string, question: string): boolean => {
    const [one, other] = factorsOf(question);
    return digitsOf(String(one * other)) === digitsOf(chosen);
  },
  // Something is missing that one digit of the second number yields.
  "multiplication.mistake.partial-missing": (_: string, chosen: string, question: string): boolean => {
    const [one, other] = factorsOf(question);
    const missing = (one * other - Number(chosen)) / one;
    return digitsOf(missing.toFixed(6)).length === 1 && String(other).length > 1;
  },
  "multiplication.mistake.zero-skipped": (_: string, chosen: string, question: string): boolean => {
    const [one, other] = question.split(" × ");
    return Number(one) * Number(other!.replaceAll("0", "")) === Number(chosen);
  },
  "multiplication.mistake.places-not-added": (_: string, chosen: string, question: string): boolean => {
    const [one, other] = factorsOf(question);
    const product = (one * other).toFixed(4);
    return digitsOf(product) === digitsOf(chosen) && Number(chosen) > Number(product);
  },
};
