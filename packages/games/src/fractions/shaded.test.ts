import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { asFraction, withinOf } from "@karota/engine/quiz/expression.ts";
import { exact } from "@karota/engine/quiz/exact.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { drawnTask } from "@karota/engine/quiz/payload.ts";
import { toPlain, toSpoken } from "@karota/engine/quiz/plain.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { numbersIn } from "../stories/testing/numbers-in.ts";
import { fractions } from "./index.ts";
import type { Facts } from "./kinds.ts";
import { drawPicture } from "./picture.ts";
import { shadedDraft, shadedSchema, shadedSolution, type Shaded } from "./shaded.ts";
import { solution } from "./solution.ts";
import { readFraction } from "./testing/read-fraction.ts";

const drawn = (level: "easy" | "medium" | "hard", form: "numbers" | "stories" = "numbers") =>
  Array.from(
    { length: 8 },
    (_, quiz) => fractions.generate({ level, tasks: 40, form }, seeded(`${quiz}`)).tasks,
  ).flat();
const isShaded = ({ skill }: Task): boolean => skill === "shaded";
const tasks = drawn("easy").filter(isShaded);
const factsOf = (task: Task): Shaded => task.facts as Shaded;

/** The drawing of a question, without the words that describe it. */
function drawingOf(task: Task): string {
  const { question } = drawnTask(task, drawPicture);
  if (question.kind !== "drawing") throw new Error("no picture");
  expect(question).not.toHaveProperty("name");
  return question.svg;
}

describe("a fraction to be read from a picture", () => {
  it("is one of five easy tasks, also in the shortest quiz, and none of other levels or stories", () => {
    expect(tasks).toHaveLength(8 * 8);
    expect(
      fractions.generate({ level: "easy", tasks: 5, form: "numbers" }, seeded("five")).tasks.filter(isShaded),
    ).toHaveLength(1);
    for (const others of [drawn("medium"), drawn("hard"), drawn("easy", "stories")])
      expect(others.filter(isShaded)).toEqual([]);
  });

  it("is posed by the picture alone", () => {
    for (const task of tasks) {
      const { over, under } = factsOf(task);
      const { wholes, parts, shaded } = readFraction(drawingOf(task));
      expect(parts).toEqual(Array.from({ length: wholes }, () => under));
      expect(shaded).toBe(over);
      const seen = asFraction(exact(shaded, parts[0]));
      expect(isRight(task, { text: toPlain(seen, SPEAKERS.en) })).toBe(true);
    }
  });

  it("says what one whole is where there are several", () => {
    const several = tasks.filter((task) => factsOf(task).over > factsOf(task).under);
    expect(several.length).toBeGreaterThan(5);
    for (const { ask, facts } of several)
      expect(SPEAKERS.en.say(ask)).toMatch(
        (facts as Shaded).pictured === "bar" ? /^Each bar is one whole/ : /^Each circle is one whole/,
      );
  });

  it.each(LANGUAGES)("is posed in %s by ear alone, and what is said does not say the fraction", (language) => {
    for (const task of tasks) {
      const { over, under } = factsOf(task);
      const spoken = toSpoken(task.question, SPEAKERS[language]);
      const wholes = over > under ? [Math.ceil(over / under)] : [];
      expect(numbersIn(spoken).map(Number)).toEqual([...wholes, under, over]);
      expect(spoken).not.toContain(toSpoken(task.choices[task.correct]!.value, SPEAKERS[language]));
    }
  });

  it("has the usual wrong answers", () => {
    const named = (over: number, under: number) =>
      shadedDraft({ pictured: "bar", over, under })!.mistakes.map(
        ({ name, value }) => `${name} ${toPlain(value, SPEAKERS.en)}`,
      );
    expect(named(3, 8)).toEqual(["blank-parts-counted 5/8", "shaded-to-blank 3/5", "turned-upside-down 8/3"]);
    expect(named(7, 4)).toEqual([
      "blank-parts-counted 1 1/4",
      "full-wholes-left-out 3/4",
      "parts-of-all-wholes 7/8",
      "last-whole-taken-as-full 2 3/4",
    ]);
  });

  it("is explained by what is counted", () => {
    const said = (over: number, under: number) =>
      shadedSolution({ pictured: "circle", over, under }).map(({ say, shown }) =>
        [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" "),
      );
    expect(said(2, 5)).toStrictEqual([
      "Celota je razdeljena na 5 enakih delov. To je imenovalec.",
      "Osenčena sta 2 dela. To je števec.",
      "Rezultat: 2/5",
    ]);
    expect(said(7, 3)[1]).toBe("Povsem sta osenčeni 2 celoti. V zadnji je osenčen 1 del: to je števec.");
  });

  it("is refused where the picture would not show it in lowest terms", () => {
    for (const [over, under] of [
      [2, 4],
      [4, 4],
      [13, 4],
      [1, 13],
    ])
      expect(shadedSchema.safeParse({ pictured: "bar", over, under }).success).toBe(false);
  });
});

describe("a picture in a worked solution", () => {
  const picturesOf = (facts: Facts): readonly string[] =>
    solution(facts).flatMap(({ shown }) =>
      shown.flatMap(withinOf).flatMap((one) => (one.kind === "picture" ? [one.name] : [])),
    );
  const term = (whole: number, over: number, under: number) => ({ whole, over, under });

  it("shows the same amount in smaller parts", () => {
    expect(picturesOf({ kind: "expand", over: 2, under: 3, factor: 4 })).toEqual(["same 2 3 4"]);
    expect(picturesOf({ kind: "sum", left: term(0, 1, 2), right: term(0, 1, 3) })).toEqual([
      "same 1 2 3",
      "same 1 3 2",
    ]);
    expect(readFraction(drawPicture("same 2 3 4"))).toEqual({ wholes: 2, parts: [3, 12], shaded: 10 });
  });

  it("shows two fractions of one denominator in one bar", () => {
    expect(picturesOf({ kind: "sum", left: term(0, 2, 9), right: term(0, 4, 9) })).toEqual(["sum 2 4 9"]);
    expect(readFraction(drawPicture("sum 2 4 9"))).toEqual({ wholes: 1, parts: [9], shaded: 6 });
    expect(picturesOf({ kind: "difference", left: term(0, 7, 9), right: term(0, 5, 9) })).toEqual(["difference 7 5 9"]);
    expect(readFraction(drawPicture("difference 7 5 9"))).toEqual({ wholes: 1, parts: [9], shaded: 7 });
  });

  it("shows an improper fraction in circles where there is room", () => {
    expect(picturesOf({ kind: "to-mixed", whole: 2, over: 3, under: 4 })).toEqual(["circle 11 4"]);
    expect(picturesOf({ kind: "to-fraction", whole: 2, over: 3, under: 4 })).toEqual(["circle 11 4"]);
    expect(picturesOf({ kind: "to-fraction", whole: 7, over: 3, under: 4 })).toEqual([]);
  });

  it("shows a part of a number as the same part of a bar", () => {
    expect(picturesOf({ kind: "part", over: 3, under: 4, of: 20 })).toEqual(["bar 3 4"]);
    expect(picturesOf({ kind: "part", over: 1, under: 6, of: 24 })).toEqual(["bar 1 6"]);
    expect(readFraction(drawPicture("bar 3 4"))).toEqual({ wholes: 1, parts: [4], shaded: 3 });
  });

  it("is left out where its parts would be too small", () => {
    expect(picturesOf({ kind: "expand", over: 5, under: 12, factor: 5 })).toEqual([]);
  });

  it("is drawn for every solution", () => {
    const names = [...drawn("easy"), ...drawn("medium"), ...drawn("hard")].flatMap((task) =>
      fractions
        .solution(task)
        .flatMap(({ shown }) => shown.flatMap(withinOf))
        .flatMap((one) => (one.kind === "picture" ? [one.name] : [])),
    );
    expect(names.length).toBeGreaterThan(100);
    for (const name of new Set(names)) expect(fractions.picture!(name)).toMatch(/^<svg /);
  });

  it("is refused by another name", () => {
    for (const name of ["", "bar", "bar 3", "bar 0 4", "bar 3 4 5", "bar 3 x", "pie 3 4", "same 4 3 2", "sum 5 5 9"])
      expect(() => drawPicture(name), name).toThrow(RangeError);
  });
});
