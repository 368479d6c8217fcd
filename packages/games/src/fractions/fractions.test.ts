import { describe, expect, it } from "vitest";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { isMiss } from "@karota/engine/quiz/near-misses.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws, type Asked } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { comparedAsAsked } from "../comparing/testing/as-asked.ts";
import type { StoryFacts } from "../stories/stories.ts";
import { fractions } from "./index.ts";
import type { Facts } from "./kinds.ts";
import { wrongAnswers } from "./mistakes.ts";
import { solution } from "./solution.ts";
import { written } from "./written.ts";

type Ratio = readonly [over: bigint, under: bigint];
type Join = (one: Ratio, other: Ratio) => Ratio;
const JOINS: Readonly<Record<string, Join>> = {
  "+": ([a, b], [c, d]) => [a * d + c * b, b * d],
  "−": ([a, b], [c, d]) => [a * d - c * b, b * d],
  "*": ([a, b], [c, d]) => [a * c, b * d],
  "/": ([a, b], [c, d]) => [a * d, b * c],
};

/** A number as it is written: 12, 2/3, 1 2/3 or 0,5. */
function read(text: string): Ratio {
  const [, whole = "0", over = "0", under = "1"] = /^(?:(\d+)(?: |$))?(?:(\d+)\/(\d+))?$/.exec(text) ?? [];
  const [, ones, decimals] = /^(\d+)[.,](\d+)$/.exec(text) ?? [];
  if (ones !== undefined && decimals !== undefined) return [BigInt(ones + decimals), 10n ** BigInt(decimals.length)];
  return [BigInt(whole) * BigInt(under) + BigInt(over), BigInt(under)];
}

/** The value of a written calculation, worked out without the engine. */
function worth(text: string): Ratio {
  const lines = text.split(/ ([+−]) /);
  const points = lines.map((part, place) => {
    if (place % 2 === 1) return [0n, 1n] as const;
    const [first = "", ...rest] = part.split(/ ([·×:÷]) /);
    let result = read(first);
    for (let at = 0; at < rest.length; at += 2)
      result = JOINS[/[·×]/.test(rest[at]!) ? "*" : "/"]!(result, read(rest[at + 1]!));
    return result;
  });
  let result: Ratio = points[0]!;
  for (let at = 1; at < lines.length; at += 2) result = JOINS[lines[at]!]!(result, points[at + 1]!);
  return result;
}
const alike = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d === c * b;

const NAMES = { sum: "+", difference: "−", product: "*", quotient: "/", part: "*" } as const;

/** Whether a choice answers a word problem; which calculation it is the task says itself. */
function answersStory(question: string, choice: string, { task }: Asked): boolean {
  const [first = "", second = "", ...more] = question.match(/(?:\d+ )?\d+\/\d+|\d+/g) ?? [];
  const { kind } = (task.facts as StoryFacts<Facts>).of;
  const join = JOINS[NAMES[kind as keyof typeof NAMES]]!;
  // What is for so many hours or kilograms begins with them.
  const turned = kind === "quotient" && /^(?:V \d|In \d|Iz|From|Aus)/.test(question);
  const [one, other] = (turned ? [second, first] : [first, second]).map(read) as [Ratio, Ratio];
  return more.length === 0 && alike(join(one, other), read(choice));
}

/** The fraction that a picture is said to show: parts of a whole and shaded ones, where there are several after their number. */
function shadedIn(label: string): Ratio {
  const [under = 0, over = 0] = (label.match(/\d+/g) ?? []).slice(-2).map(BigInt);
  return [BigInt(over), BigInt(under)];
}

quizLaws(fractions, {
  speakers: SPEAKERS,
  answers: (question, choice, asked) => {
    const { task } = asked;
    const compared = comparedAsAsked(question, choice, asked);
    if (compared !== null) return compared;
    if (asked.options["form"] === "stories") return answersStory(question, choice, asked);
    if ("pictured" in (task.facts as object)) return alike(shadedIn(question), read(choice));
    const [left = "", right] = question.split(" = ");
    return right === undefined
      ? alike(worth(question), worth(choice))
      : alike(worth(left), worth(right.replace("?", choice)));
  },
});

describe("results above one", () => {
  const drawn = (form: "numbers" | "stories") =>
    (["medium", "hard"] as const).flatMap((level) =>
      Array.from(
        { length: 20 },
        (_, place) => fractions.generate({ level, tasks: 40, form }, seeded(`${place}`)).tasks,
      ),
    );
  const answer = ({ choices, correct }: Task) => toPlain(choices[correct]!.value, SPEAKERS.sl);

  it("are mixed numbers in every calculation, and right when they are typed as a fraction", () => {
    const above = drawn("numbers")
      .flat()
      .filter((task) => {
        const [over, under] = read(answer(task));
        return "left" in task.facts && over > under;
      });
    expect(above.length).toBeGreaterThan(500);
    for (const task of above) {
      expect(answer(task)).toMatch(/^\d+ \d+\/\d+$/);
      const [over, under] = read(answer(task));
      expect(isRight(task, { text: `${over}/${under}` })).toBe(true);
    }
  });

  it("are none of stories about parts of one whole", () => {
    const told = ["walk", "fence", "pizza", "two-days", "leftover", "courgettes", "half-way", "sharing-cake"];
    const parts = drawn("stories")
      .flat()
      .filter(({ facts }) => "story" in facts && told.includes(facts.story));
    expect(parts.length).toBeGreaterThan(100);
    for (const task of parts) expect(answer(task)).not.toContain(" ");
  });
});

describe("a quiz", () => {
  it.each(["easy", "medium", "hard"] as const)("that is %s has each kind as often as the others", (level) => {
    const { tasks } = fractions.generate({ level, tasks: 40, form: "numbers" }, seeded("kinds"));
    const kinds = tasks.map(({ facts }) => (facts as Facts).kind);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(4);
    for (const task of tasks) expect(task.choices.filter(({ mistake }) => isMiss(mistake))).toStrictEqual([]);
  });
});

const term = (whole: number, over: number, under: number) => ({ whole, over, under });
const calculation = (kind: "sum" | "difference" | "product" | "quotient", left: object, right: object) =>
  ({ kind, left, right }) as Facts;

describe("typical errors", () => {
  const values = (facts: Facts, name: string) =>
    wrongAnswers(facts).flatMap((one) => (one.name === name ? [`${one.value.n}/${one.value.d}`] : []));

  it("of 2/3 + 1/4 are added denominators and numerators that were not expanded", () => {
    const facts = calculation("sum", term(0, 2, 3), term(0, 1, 4));
    expect(values(facts, "denominators-added")).toStrictEqual(["3/7"]);
    expect(values(facts, "not-expanded")).toStrictEqual(["1/4"]);
    expect(values(facts, "one-not-expanded")).toStrictEqual(["5/12", "3/4"]);
  });

  it("of 5 1/4 − 2 2/3 are the smaller fraction taken from the larger and a borrowed whole", () => {
    const facts = calculation("difference", term(5, 1, 4), term(2, 2, 3));
    expect(values(facts, "smaller-from-larger")).toStrictEqual(["41/12"]);
    expect(values(facts, "borrow-forgotten")).toStrictEqual(["43/12"]);
  });

  it("of 2 1/2 · 3 1/3 are wholes and fractions multiplied apart", () => {
    const facts = calculation("product", term(2, 1, 2), term(3, 1, 3));
    expect(values(facts, "parts-multiplied")).toStrictEqual(["37/6"]);
  });

  it("of 2/3 : 5/7 are the wrong fraction turned over, or none, or both", () => {
    const facts = calculation("quotient", term(0, 2, 3), term(0, 5, 7));
    expect(values(facts, "not-turned-over")).toStrictEqual(["10/21"]);
    expect(values(facts, "wrong-one-turned-over")).toStrictEqual(["15/14"]);
    expect(values(facts, "both-turned-over")).toStrictEqual(["21/10"]);
  });
});

describe("the worked solution", () => {
  const stepsOf = (facts: Facts) =>
    solution(facts).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" "),
    );

  it("finds the common denominator, expands, adds and cancels", () => {
    expect(stepsOf(calculation("sum", term(0, 1, 6), term(0, 3, 10)))).toStrictEqual([
      "Najmanjši skupni imenovalec je 30. Razširimo: 1/6 = 5/30 3/10 = 9/30",
      "Imenovalec prepišemo, števca seštejemo: 5/30 + 9/30 = (5 + 9)/30 = 14/30",
      "Okrajšamo s številom 2: 14/30 = 7/15",
      "Rezultat: 1/6 + 3/10 = 7/15",
    ]);
  });

  it("turns the second of two mixed numbers over and takes the whole out again", () => {
    expect(stepsOf(calculation("quotient", term(3, 1, 2), term(1, 1, 4)))).toStrictEqual([
      "Mešani števili zapišemo z ulomkoma: 3 1/2 = 7/2 1 1/4 = 5/4",
      "Deljenje z ulomkom je množenje z obratnim ulomkom: 7/2 : 5/4 = 7/2 · 4/5",
      "Števec pomnožimo s števcem, imenovalec z imenovalcem: 7/2 · 4/5 = (7 · 4)/(2 · 5) = 28/10",
      "Okrajšamo s številom 2: 28/10 = 14/5",
      "Število 5 gre v število 14 dvakrat, ostane 4. Izločimo celi del: 14/5 = 2 4/5",
      "Rezultat: 3 1/2 : 1 1/4 = 2 4/5",
    ]);
  });

  it("writes a result above one as a mixed number, also after a product and a sum", () => {
    expect(stepsOf(calculation("sum", term(0, 2, 3), term(0, 3, 4))).slice(-2)).toStrictEqual([
      "Število 12 gre v število 17 enkrat, ostane 5. Izločimo celi del: 17/12 = 1 5/12",
      "Rezultat: 2/3 + 3/4 = 1 5/12",
    ]);
    const order: Facts = {
      kind: "order",
      plus: true,
      first: term(0, 3, 4),
      left: term(0, 1, 2),
      right: term(0, 3, 4),
    };
    expect(stepsOf(order).slice(-2)).toStrictEqual([
      "Število 8 gre v število 9 enkrat, ostane 1. Izločimo celi del: 9/8 = 1 1/8",
      "Rezultat: 3/4 + 1/2 · 3/4 = 1 1/8",
    ]);
  });

  it("names the size of one part before it takes several", () => {
    expect(stepsOf({ kind: "part", over: 3, under: 4, of: 20 })).toStrictEqual([
      "Število 20 razdelimo na 4 enake dele: 20 : 4 = 5",
      "Vzamemo 3 take dele: 3 · 5 = 15 trak iz 4 enakih delov, osenčeni so 3 deli",
      "Rezultat: 3/4 · 20 = 15",
    ]);
  });

  it("has the unknown number in its place", () => {
    expect(toPlain(written({ kind: "cancel", over: 3, under: 4, factor: 2 }), SPEAKERS.sl)).toBe("6/8 = ?/4");
    expect(toPlain(written({ kind: "to-mixed", whole: 2, over: 3, under: 4 }), SPEAKERS.sl)).toBe("11/4 = ? + 3/4");
  });
});
