import { describe, expect, it } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { factorsOf } from "./elimination.ts";
import { equationsmultiple } from "./index.ts";
import { TWO_UNKNOWNS } from "./two-unknowns.ts";

type Values = Readonly<Record<string, number>>;

/**
 * What is written, with numbers for the letters: signs of all three languages. Everything is counted in 2520ths, so that
 * fractions up to tenths stay whole.
 */
function worked(text: string, values: Values): number {
  const signs = text.match(/\d+|[xyz()+−×·/]/g) ?? [];
  let at = 0;
  const sum = (): number => {
    let total = product();
    while (signs[at] === "+" || signs[at] === "−") total += (signs[at++] === "−" ? -1 : 1) * product();
    return total;
  };
  const product = (): number => {
    let result = 2520 * factor();
    while (at < signs.length && !/[)+−]/.test(signs[at]!)) {
      const divided = signs[at] === "/";
      if (/[×·/]/.test(signs[at]!)) at++;
      const next = factor();
      result = divided ? result / next : result * next;
    }
    return result;
  };
  // Parentheses hold whole numbers only.
  const factor = (): number => {
    const sign = signs[at++]!;
    if (sign === "−") return -factor();
    if (sign in values) return values[sign]!;
    if (sign !== "(") return Number(sign);
    const inside = sum() / 2520;
    at++;
    return inside;
  };
  return sum();
}
const isTrue = (equation: string, values: Values): boolean => {
  const [first, ...sides] = equation.split(" = ").map((side) => worked(side, values));
  return sides.length > 0 && sides.every((side) => side === first);
};
/** The values of "x = 3, y = −2"; null when it is written in another way. */
function valuesIn(choice: string): Values | null {
  const parts = choice.split(", ").map((part) => /^([xyz]) = (−?)(\d+)$/.exec(part));
  if (parts.map((part) => part?.[1]).join("") !== "xyz".slice(0, parts.length)) return null;
  return Object.fromEntries(parts.map((part) => [part![1]!, Number(part![3]) * (part![2] === "" ? 1 : -1)]));
}

quizLaws(equationsmultiple, {
  speakers: SPEAKERS,
  different: () => 1_000,
  answers: (question, choice) => {
    const values = valuesIn(choice);
    const rows = question.split("; ");
    return values !== null && rows.length === Object.keys(values).length && rows.every((row) => isTrue(row, values));
  },
});

const tasks = (level: "easy" | "medium" | "hard", quizzes: number) =>
  Array.from({ length: quizzes }, (_, quiz) =>
    equationsmultiple.generate({ level, tasks: 40 }, seeded(`${level} ${quiz}`)),
  ).flatMap((one) => one.tasks);
const plain = (task: ReturnType<typeof tasks>[number], choice: number): string =>
  toPlain(task.choices[choice]!.value, SPEAKERS.en);

describe("systems", () => {
  it.each(["easy", "medium", "hard"] as const)("are true in every line of their solution when %s", (level) => {
    const wrong = tasks(level, 25).flatMap((task) => {
      const values = valuesIn(plain(task, task.correct))!;
      const lines = equationsmultiple
        .solution(task)
        .flatMap((step) => step.shown)
        .flatMap((one) => toPlain(one, SPEAKERS.en).split(/[,;] /));
      return lines
        .filter((line) => !isTrue(line, values))
        .map((line) => `${toPlain(task.question, SPEAKERS.en)}: ${line}`);
    });
    expect(wrong).toStrictEqual([]);
  });

  it.each(["easy", "medium", "hard"] as const)("offer no value that gives itself away when %s", (level) => {
    const numbers = tasks(level, 5).flatMap((task) =>
      task.choices.flatMap((_, choice) => Object.values(valuesIn(plain(task, choice))!)),
    );
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(75);
    expect(Math.min(...numbers) < 0).toBe(level !== "easy");
  });

  it("are described as fitting one equation only where a choice does", () => {
    const only = tasks("medium", 5).flatMap((task) => {
      const rows = toPlain(task.question, SPEAKERS.en).split("; ");
      return task.choices.flatMap(({ mistake }, choice) => {
        if (mistake !== "first-only" && mistake !== "second-only") return [];
        const fits = rows.map((row) => isTrue(row, valuesIn(plain(task, choice))!));
        return [`${mistake} ${fits.join(" ")}`];
      });
    });
    expect(new Set(only)).toStrictEqual(new Set(["first-only true false", "second-only false true"]));
  });

  it("can be answered by typing in several ways", () => {
    const task = tasks("medium", 1)[0]!;
    const { x, y } = valuesIn(plain(task, task.correct)) as { readonly x: number; readonly y: number };
    const typed = [`x = ${x}, y = ${y}`, `y=${y}; x=${x}`, `(${x}; ${y})`, `x=${x} in y=${y}`, `${x}, ${y}`];
    expect(typed.map((text) => isRight(task, { text }))).toStrictEqual([true, true, true, true, true]);
    expect(isRight(task, { text: `x = ${x}, y = ${-y}` })).toBe(false);
  });
});

describe("the method of equal coefficients", () => {
  it("takes the letter that needs the least multiplying", () => {
    expect(factorsOf({ a: 2, b: 3, c: 0 }, { a: 4, b: 5, c: 0 })).toStrictEqual({ gone: "x", by: [2, 1] });
    expect(factorsOf({ a: 5, b: 1, c: 0 }, { a: 3, b: -1, c: 0 })).toStrictEqual({ gone: "y", by: [1, 1] });
    expect(factorsOf({ a: 2, b: 3, c: 0 }, { a: 3, b: 4, c: 0 })).toStrictEqual({ gone: "x", by: [3, 2] });
  });

  it("has the slips of 2x + 3y = 12 and 4x − y = 10", () => {
    const wrong = TWO_UNKNOWNS["one-multiplied"].wrong([2, 3, 4, -1], [3, 2]);
    const named = Object.groupBy(wrong, ({ name }) => name);
    expect(named["swapped"]?.map(({ value }) => value)).toStrictEqual([[2, 3]]);
    expect(named["first-only"]?.map(({ value }) => value)).toStrictEqual([
      [6, 0],
      [0, 4],
    ]);
    expect(named["second-only"]?.map(({ value }) => value)).toStrictEqual([
      [2, -2],
      [4, 6],
    ]);
  });
});

describe("the worked solution", () => {
  const stepsOf = (kind: string, numbers: readonly number[], values: readonly number[]) =>
    equationsmultiple
      .solution({ facts: { kind, numbers, values } } as never)
      .map(({ say, shown }) => [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" | "));

  it("multiplies, subtracts, divides and puts in", () => {
    expect(stepsOf("both-multiplied", [4, 2, 3, 7], [-1, 5])).toStrictEqual([
      "Prvo enačbo pomnožimo s številom 3: | 12x + 6y = 18",
      "Drugo enačbo pomnožimo s številom 4: | 12x + 28y = 128",
      "Od druge enačbe odštejemo prvo, da x odpade: | 22y = 110",
      "Obe strani delimo s številom 22: | y = 5",
      "Vrednost za y vstavimo v drugo enačbo: | 3x + 7 · 5 = 32 | 3x = −3 | x = −1",
      "Imamo rešitev. Preizkus: vstavimo jo v vse enačbe. | x = −1, y = 5 | 4 · (−1) + 2 · 5 = 6 | 3 · (−1) + 7 · 5 = 32",
    ]);
  });

  it("puts an expression in where one letter is alone", () => {
    expect(stepsOf("substituted", [-1, 8, 1, 3], [6, 2])).toStrictEqual([
      "Prva enačba pove, čemu je enak y. Ta izraz vstavimo v drugo enačbo: | x + 3(8 − x) = 12",
      "Poenostavimo: | x − 3x + 24 = 12 | −2x + 24 = 12 | −2x = −12",
      "Obe strani delimo s številom −2: | x = 6",
      "Vrednost za x vstavimo v prvo enačbo: | y = 8 − 6 | y = 2",
      "Imamo rešitev. Preizkus: vstavimo jo v vse enačbe. | x = 6, y = 2 | 2 = 8 − 6 | 6 + 3 · 2 = 12",
    ]);
  });

  it("adds all three sums and halves", () => {
    expect(stepsOf("three-sums", [], [8, 1, -4]).slice(0, 2)).toStrictEqual([
      "Vse tri enačbe seštejemo in vsoto delimo z 2: | 2x + 2y + 2z = 10 | x + y + z = 5",
      "Če od vsote vseh treh neznank odštejemo vsoto dveh, dobimo tretjo: | x = 5 + 3 | x = 8 | y = 5 − 4 | y = 1 | z = 5 − 9 | z = −4",
    ]);
  });
});
