import { isOneOf, isSame, numberOf, type OwnClaim } from "./claims-of.ts";
import { isSolvedBy, rowOf, sidesOf, solutionIn, valueOfSide } from "./equation-read.ts";

/* What is said of mistakes with one equation as well as with several. */

/** Of several equations: x is what comes out, and the other letters fit the equations that say them by x. */
function isMoved(question: string, chosen: string): boolean {
  const [first = "", ...others] = question.split("; ");
  const values = solutionIn(chosen);
  const isByX = (equation: string): boolean => /^[yz] = /.test(equation);
  const joined = isByX(first) ? others[0]! : first;
  const rules = [first, ...others].filter(isByX);
  // All letters by x, and what is beside x in them.
  const byX = (x: number) => ({
    x,
    ...Object.fromEntries(rules.map((rule) => [rule[0]!, valueOfSide(rule.split(" = ")[1]!, { x })])),
  });
  const [left = "", right = ""] = joined.split(" = ");
  const beside = valueOfSide(left, byX(0));
  const many = valueOfSide(left, byX(1)) - beside;
  return (
    rules.every((rule) => isSolvedBy(rule, values)) && isSame(many * values["x"]!, valueOfSide(right, {}) + beside)
  );
}

export const EQUATION_CLAIMS: Readonly<Record<string, OwnClaim>> = {
  // A number came to the other side with the sign that it had.
  "quiz.mistake.sign-when-moving": (_, chosen, question) => {
    if (question.includes(";")) return isMoved(question, chosen);
    const { left, right } = sidesOf(question);
    const moved = (right.one + left.one) / (left.x - right.x);
    return isOneOf(numberOf(chosen), moved, -moved);
  },
  // The brackets were written without multiplying the second term.
  "quiz.mistake.only-first-multiplied": (_, chosen, question, _right, facts) => {
    const { numbers } = facts as { readonly numbers: readonly number[] };
    if (!question.includes(";")) {
      const [by = NaN, inner = NaN] = numbers;
      const { left, right } = sidesOf(question);
      const value = numberOf(chosen);
      return isSame(by * value + inner, right.x * value + right.one) && isSame(left.x, by);
    }
    const [m = NaN, n = NaN] = numbers;
    const { a, b, c } = rowOf(question.split("; ")[1]!);
    const { x = NaN, y } = solutionIn(chosen);
    return y === m * x + n && isSame(a * x + b * m * x + n, c);
  },
};
