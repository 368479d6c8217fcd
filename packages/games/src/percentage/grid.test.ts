import { describe, expect, it } from "vitest";
import { exact } from "@karota/engine/quiz/exact.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { withinOf } from "@karota/engine/quiz/expression.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { drawnTask } from "@karota/engine/quiz/payload.ts";
import { toPlain, toSpoken } from "@karota/engine/quiz/plain.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { numbersIn } from "../stories/testing/numbers-in.ts";
import { drawPicture, gridDraft, gridSchema, gridSolution, type Grid } from "./grid.ts";
import { percentage } from "./index.ts";
import type { Percentage } from "./kinds.ts";
import { solution } from "./solution.ts";
import { readGrid } from "./testing/read-grid.ts";

const drawn = (level: "easy" | "medium" | "hard", form: "numbers" | "stories" = "numbers") =>
  Array.from(
    { length: 8 },
    (_, quiz) => percentage.generate({ level, tasks: 40, form }, seeded(`${quiz}`)).tasks,
  ).flat();
const isShaded = ({ skill }: Task): boolean => skill === "shaded";
const tasks = drawn("easy").filter(isShaded);
const shadedOf = (task: Task): number => (task.facts as Grid).shaded;

describe("a percentage to be read from a hundred-grid", () => {
  it("is one of five easy tasks, also in the shortest quiz, and none of other levels or stories", () => {
    expect(tasks).toHaveLength(8 * 8);
    const five = percentage.generate({ level: "easy", tasks: 5, form: "numbers" }, seeded("five")).tasks;
    expect(five.filter(isShaded)).toHaveLength(1);
    for (const others of [drawn("medium"), drawn("hard"), drawn("easy", "stories")])
      expect(others.filter(isShaded)).toEqual([]);
  });

  it("is posed by the picture alone", () => {
    for (const task of tasks) {
      const { question } = drawnTask(task, drawPicture);
      if (question.kind !== "drawing") throw new Error("no picture");
      expect(question).not.toHaveProperty("name");
      const { cells, shaded } = readGrid(question.svg);
      expect(cells).toBe(100);
      expect(shaded).toBe(shadedOf(task));
      expect(isRight(task, { text: String(shaded) })).toBe(true);
    }
  });

  it.each(LANGUAGES)("is posed in %s by ear alone, and what is said does not give the answer away", (language) => {
    for (const task of tasks) {
      const [rows, cells, ...more] = numbersIn(toSpoken(task.question, SPEAKERS[language])).map(Number);
      expect(10 * rows! + cells!).toBe(shadedOf(task));
      expect(more).toEqual([]);
    }
  });

  it("has the usual wrong answers", () => {
    const named = gridDraft({ pictured: "grid", shaded: 37 })!.mistakes.map(
      ({ name, value }) => `${name} ${toPlain(value, SPEAKERS.en)}`,
    );
    expect(named).toEqual([
      "rest-taken 63%",
      "row-miscounted 47%",
      "row-miscounted 27%",
      "row-as-one 10%",
      "digits-swapped 73%",
      "cell-miscounted 36%",
      "cell-miscounted 38%",
    ]);
  });

  it("is explained by full rows and cells", () => {
    const said = (shaded: number) =>
      gridSolution({ pictured: "grid", shaded }).map(({ say, shown }) =>
        [SPEAKERS.en.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.en))].join(" "),
      );
    expect(said(37)).toStrictEqual([
      "The square has 100 cells. Each cell is a hundredth, and a full row is 10%: 1% = 1/100",
      "We count the full rows and the other shaded cells: 3 × 10% + 7% = 37%",
      "The result: 37%",
    ]);
    expect(said(40)[1]).toBe("We count the full rows and the other shaded cells: 4 × 10% = 40%");
  });

  it("is refused where nothing or everything would be shaded", () => {
    for (const shaded of [0, 100, 3.5]) expect(gridSchema.safeParse({ pictured: "grid", shaded }).success).toBe(false);
    for (const name of ["grid", "grid 0", "grid 101", "grid 5 5", "cells 5"])
      expect(() => drawPicture(name), name).toThrow(RangeError);
  });
});

describe("the worked solution of a part", () => {
  const picturesOf = (facts: Percentage): readonly string[] =>
    solution(facts).flatMap(({ shown }) =>
      shown.flatMap(withinOf).flatMap((one) => (one.kind === "picture" ? [one.name] : [])),
    );
  const of = (percent: number, asked: Percentage["asked"] = "of"): Percentage => ({
    asked,
    percent: exact(percent),
    whole: 200,
    second: 0,
  });

  it("shows the percentage in a hundred-grid, unless it is more than the whole", () => {
    expect(picturesOf(of(35))).toEqual(["grid 35"]);
    expect(readGrid(drawPicture("grid 35")).shaded).toBe(35);
    expect(picturesOf(of(120))).toEqual([]);
    expect(picturesOf(of(35, "increase"))).toEqual([]);
  });
});
