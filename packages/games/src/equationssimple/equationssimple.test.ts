import { describe, expect, it } from "vitest";
import { isMiss } from "@karota/engine/quiz/near-misses.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { withinOf } from "@karota/engine/quiz/expression.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { numbersIn } from "../stories/testing/numbers-in.ts";
import { equationssimple } from "./index.ts";
import { TWO_STEP } from "./two-step.ts";

/** A fraction that is never cancelled; enough to compare two sides. */
type Ratio = readonly [over: bigint, under: bigint];
const same = ([a, b]: Ratio, [c, d]: Ratio): boolean => b !== 0n && d !== 0n && a * d === b * c;

/** The value of what is written when x is a number: signs of all three languages, fractions as 3/4. */
function worked(text: string, x: Ratio): Ratio {
  const signs = text.match(/\d+|[x()+−×·÷:/]/g) ?? [];
  let at = 0;
  const sum = (): Ratio => {
    let [a, b] = product();
    while (signs[at] === "+" || signs[at] === "−") {
      const minus = signs[at++] === "−";
      const [c, d] = product();
      [a, b] = [a * d + (minus ? -c : c) * b, b * d];
    }
    return [a, b];
  };
  const product = (): Ratio => {
    let [a, b] = factor();
    while (at < signs.length && !/[)+−]/.test(signs[at]!)) {
      const divided = /[÷:/]/.test(signs[at]!);
      if (/[×·÷:/]/.test(signs[at]!)) at++;
      const [c, d] = factor();
      [a, b] = divided ? [a * d, b * c] : [a * c, b * d];
    }
    return [a, b];
  };
  const factor = (): Ratio => {
    const sign = signs[at++]!;
    if (sign === "−") {
      const [a, b] = factor();
      return [-a, b];
    }
    if (sign === "x") return x;
    if (sign !== "(") return [BigInt(sign), 1n];
    const inside = sum();
    at++;
    return inside;
  };
  return sum();
}

const isTrue = (equation: string, x: Ratio): boolean => {
  const [first, ...sides] = equation.split(" = ").map((side) => worked(side, x));
  return sides.length > 0 && sides.every((side) => same(first!, side));
};
const valueIn = (choice: string): Ratio => worked(choice.replace(/^x = /, ""), [0n, 1n]);

quizLaws(equationssimple, {
  speakers: SPEAKERS,
  different: ({ level }) => (level === "easy" ? 2_000 : 3_000),
  answers: (question, choice, { task }) => {
    if (!/^x = −?\d+(\/\d+)?$/.test(choice)) return false;
    if (!("pictured" in (task.facts as object))) return isTrue(question, valueIn(choice));
    const [, left = "", right = ""] =
      /(?:left|levo|links): (.*); (?:on the right|desno|rechts): (.*)$/.exec(question) ?? [];
    const [many, ones = "0"] = /box|škat|Kist/.test(left) ? numbersIn(left) : [];
    const single = /weight|utež|Gewicht/.test(left) ? ones : "0";
    return isTrue(`${many}x + ${single} = ${numbersIn(right)[0]}`, valueIn(choice));
  },
});

describe("equations", () => {
  const tasks = (level: "easy" | "medium" | "hard", quizzes: number) =>
    Array.from({ length: quizzes }, (_, quiz) =>
      equationssimple.generate({ level, tasks: 40 }, seeded(`${level} ${quiz}`)),
    ).flatMap((one) => one.tasks);

  it.each(["easy", "medium", "hard"] as const)("are true in every line of their solution when %s", (level) => {
    const wrong = tasks(level, 25).flatMap((task) => {
      const [question, answer] = [task.question, task.choices[task.correct]!.value].map((one) =>
        toPlain(one, SPEAKERS.en),
      );
      if ("pictured" in (task.facts as object)) return [];
      const steps = equationssimple.solution(task).flatMap((step) => step.shown);
      const shown = steps.filter(({ kind }) => kind !== "picture");
      return shown
        .map((one) => toPlain(one, SPEAKERS.en))
        .filter((line) => !isTrue(line, valueIn(answer!)))
        .map((line) => `${question}: ${line}`);
    });
    expect(wrong).toStrictEqual([]);
  });

  it("are solved in numbers of the pupils' level", () => {
    const numbersOf = (level: "easy" | "medium") =>
      tasks(level, 25).flatMap(({ question, choices }) =>
        [question, ...choices.map((choice) => choice.value)].flatMap((one) =>
          withinOf(one).flatMap((part) => (part.kind === "number" ? [part.value] : [])),
        ),
      );
    expect(numbersOf("easy").every(({ n, d }) => n > 0 && d === 1)).toBe(true);
    expect(numbersOf("medium").every(({ d }) => d === 1)).toBe(true);
    expect(numbersOf("medium").some(({ n }) => n < 0)).toBe(true);
  });

  it("offer at least three errors that pupils really make, hardly ever a mere neighbour", () => {
    for (const level of ["medium", "hard"] as const) {
      const all = tasks(level, 25).flatMap(({ choices }) => choices.map(({ mistake }) => mistake));
      expect(all.filter(isMiss).length).toBeLessThan(all.length / 100);
    }
  });

  const stepsOf = (kind: string, ...numbers: number[]) =>
    equationssimple
      .solution({ facts: { kind, numbers } } as never)
      .map(({ say, shown }) => [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" "));

  it("with a minus before x retain it to the end", () => {
    expect(stepsOf("negative-coefficient", -2, 5, 11)).toStrictEqual([
      "Na obeh straneh odštejemo 5: −2x = 6",
      "Obe strani delimo s številom −2: x = −3",
      "Imamo rešitev. Preizkus: vstavimo jo v enačbo namesto x. x = −3 5 − 2 · (−3) = 11",
    ]);
  });

  it("with a minus before parentheses change both signs, then collect the x on the left", () => {
    expect(stepsOf("minus-parentheses", 20, 6, -10, 4, -20)).toStrictEqual([
      "Oklepaj odpravimo. Pred njim je minus, zato obema členoma spremenimo predznak: 20 − 6x + 10 = 4x − 20",
      "Podobne člene združimo: 30 − 6x = 4x − 20",
      "Na obeh straneh odštejemo 4x: 30 − 10x = −20",
      "Na obeh straneh odštejemo 30: −10x = −50",
      "Obe strani delimo s številom −10: x = 5",
      "Imamo rešitev. Preizkus: vstavimo jo v enačbo namesto x. x = 5 20 − (6 · 5 − 10) = 0 4 · 5 − 20 = 0",
    ]);
  });

  it("with fractions are multiplied by the common denominator", () => {
    expect(stepsOf("fractions", 4, 6, 1, 10)).toStrictEqual([
      "Obe strani pomnožimo s številom 12: 3x + 2x = 120",
      "Podobne člene združimo: 5x = 120",
      "Obe strani delimo s številom 5: x = 24",
      "Imamo rešitev. Preizkus: vstavimo jo v enačbo namesto x. x = 24 24/4 + 24/6 = 10",
    ]);
  });
});

describe("typical errors", () => {
  const of = (kind: "two-steps" | "parentheses", ...numbers: number[]) =>
    Object.fromEntries(TWO_STEP[kind].wrong(...numbers).map(({ name, value }) => [name, value.n / value.d]));

  it("of 3x + 6 = 18 are a sign that stays, a division left out or done as a subtraction or of one term only", () => {
    expect(of("two-steps", 3, 6, 18)).toStrictEqual({
      "sign-when-moving": 8,
      "not-divided": 12,
      "coefficient-subtracted": 9,
      "one-term-divided": 0,
      "sign-lost": -4,
    });
  });

  it("of 2(x + 4) = 14 are a term left without its factor and the same slips", () => {
    expect(of("parentheses", 2, 4, 14)).toStrictEqual({
      "only-first-multiplied": 5,
      "sign-when-moving": 11,
      "coefficient-subtracted": 8,
      "not-divided": 6,
      "sign-lost": -3,
    });
  });

  it("in arithmetic are explained by the rule for finding the unknown, with its numbers", () => {
    const { tasks } = equationssimple.generate({ level: "easy", tasks: 40 }, seeded("rules"));
    const missed = tasks.flatMap((task) =>
      task.choices.flatMap(({ mistake }, selected) => (mistake === "not-inverse" ? [{ task, selected }] : [])),
    );
    expect(missed.length).toBeGreaterThan(10);
    for (const { task, selected } of missed) {
      const said = SPEAKERS.en.say(equationssimple.mistake(task, { selected })!);
      const numbers = toPlain(task.question, SPEAKERS.en).match(/\d+/g)!;
      expect(said.match(/\d+/g)?.toSorted()).toStrictEqual(numbers.toSorted());
    }
  });
});
