import { dividedBy, exact, minus, plus, rootOf, times, type Exact } from "@karota/engine/quiz/exact.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { answerOf, insideOf, joinedOf, radicandOf, type Facts, type Of } from "./kinds.ts";

type Add = (name: string, ...values: readonly (Exact | number)[]) => void;
const LARGEST = 100_000;

/** What comes out when the task goes wrong in the usual ways: nothing at or below zero, nothing huge. */
export function wrongRoots(facts: Facts): readonly Named<Exact>[] {
  const wrong: Named<Exact>[] = [];
  const add: Add = (name, ...values) => {
    for (const one of values) {
      const value = typeof one === "number" ? exact(one) : one;
      if (value.n > 0 && value.n / value.d < LARGEST) wrong.push({ name, value });
    }
  };
  switch (facts.kind) {
    case "power":
      ({ whole: wrongWholes, decimal: wrongDecimals, fraction: wrongFractions })[facts.as](facts, add);
      break;
    case "terms":
      wrongTerms(facts, add);
      break;
    case "inside": {
      const sides = [facts.left, facts.right].map(Math.sqrt) as [number, number];
      add("rooted-apart", facts.plus ? sides[0] + sides[1] : sides[0] - sides[1]);
      wrongSquares(insideOf(facts), add);
      break;
    }
    case "product":
    case "quotient":
      add(
        facts.kind === "product" ? "added" : "subtracted",
        facts.kind === "product" ? facts.left + facts.right : facts.left - facts.right,
      );
      wrongSquares(joinedOf(facts), add);
      break;
    case "extract":
      add("square-not-rooted", facts.times ** 2);
      add("radicand-multiplied", facts.times * facts.under);
      add("radicand-taken", facts.under);
      add("not-rooted", facts.times ** 2 * facts.under);
      if (facts.times % 2 === 0) add("partly-rooted", facts.times / 2);
      if (facts.times % 3 === 0) add("partly-rooted", facts.times / 3);
      break;
    case "combine": {
      const sign = facts.plus ? 1 : -1;
      add("square-not-rooted", facts.first + sign * facts.times ** 2);
      add("counted-once", facts.first + sign);
      add("factors-multiplied", facts.first * facts.times);
      add("other-operation", facts.first - sign * facts.times);
      add("radicand-added", facts.first + sign * facts.times * facts.under);
      break;
    }
    case "rationalise":
      add("numerator-kept", facts.times * facts.under);
      add("radicand-taken", facts.under);
      add("multiplied", facts.times * facts.under ** 2);
      if (facts.times % facts.under === 0) add("divided-twice", facts.times / facts.under);
      add("subtracted", facts.times * facts.under - facts.under);
      break;
  }
  return wrong;
}

/** Errors with the square root of a whole number. */
function wrongSquares(of: number, add: Add): void {
  const root = Math.round(Math.sqrt(of));
  add("not-rooted", of);
  if (of % 2 === 0) add("halved", of / 2);
  add("neighbour", root + 1, root - 1);
}

function wrongWholes(facts: Of<"power">, add: Add): void {
  const { degree, over } = facts;
  const of = radicandOf(facts).n;
  if (of % degree === 0) add(degree === 2 ? "halved" : "divided-by-degree", of / degree);
  for (const other of degree === 2 ? [4] : [2, 3, 4]) {
    const root = other === degree ? null : rootOf(exact(of), other);
    if (root?.d === 1) add(degree === 2 ? "rooted-twice" : "other-degree", root);
  }
  if (over % 10 === 0) {
    add(degree === 2 ? "zeros-not-halved" : "zeros-miscounted", over * 10, over / 10);
    add("neighbour", over + 10, over - 10);
    return;
  }
  add("neighbour", over + 1, over - 1);
  // The squares of 14 and 16 end in the same digit.
  if (degree === 2 && over % 5 > 0) add("same-ending", over + 10 - 2 * (over % 10));
  if (of <= 200) add("not-rooted", of);
}

function wrongDecimals(facts: Of<"power">, add: Add): void {
  const [root, of] = [answerOf(facts), radicandOf(facts)];
  add("point-misplaced", times(root, exact(10)), dividedBy(root, exact(10)));
  add(facts.degree === 2 ? "halved" : "divided-by-degree", ...[dividedBy(of, exact(facts.degree))].filter(isDecimal));
  add("neighbour", plus(root, exact(1, facts.under)), minus(root, exact(1, facts.under)));
  add("not-rooted", of);
}
const isDecimal = ({ d }: Exact): boolean => 1_000_000 % d === 0;

function wrongFractions(facts: Of<"power">, add: Add): void {
  const { degree, over, under } = facts;
  const of = radicandOf(facts);
  add("numerator-only", exact(over, under ** degree));
  add("denominator-only", exact(over ** degree, under));
  add("turned-over", exact(under, over));
  add(degree === 2 ? "halved" : "divided-by-degree", dividedBy(of, exact(degree)));
}

function wrongTerms({ plus: adding, terms }: Of<"terms">, add: Add): void {
  const sign = adding ? 1 : -1;
  const [first, second] = terms;
  const { times: a, value: p } = first!;
  const { times: b, value: q } = second ?? { times: 0, value: 0 };
  add("not-rooted", a * p ** 2 + sign * b * q ** 2);
  if ((a * p ** 2) % 2 === 0 && (b * q ** 2) % 2 === 0) add("halved", (a * p ** 2 + sign * b * q ** 2) / 2);
  if (a > 1) {
    add("factor-added", a + p + sign * b * q);
    add("factor-forgotten", p + sign * b * q);
  }
  if (!second) return;
  add("one-not-rooted", a * p + sign * b * q ** 2, a * p ** 2 + sign * b * q);
  add("other-operation", a * p - sign * b * q);
  if (b > 1) add("factor-forgotten", a * p + sign * q);
  const together = rootOf(exact(Math.max(0, p ** 2 + sign * q ** 2)), 2);
  if (together?.d === 1 && a === 1 && b === 1) add("joined-under-root", together);
}
