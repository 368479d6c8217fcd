import { expect, it } from "vitest";
import type { StudentResult, TaskResult } from "@karota/contract/assignments/assignment.ts";
import { byHardness, distribution, followUp, medianOf, rightsAt, sorted } from "./figures.ts";

const task = (index: number, numCorrect: number, numSolved: number, game = "addition"): TaskResult => ({
  index,
  game,
  options: { level: "easy" },
  skill: null,
  numCorrect,
  numSolved,
  mistake: null,
});
const student = (name: string | null, marks: string, seconds = 0): StudentResult => ({
  id: name ?? "ex",
  name,
  face: null,
  exMember: name === null,
  marks,
  numSolved: [...marks].filter((mark) => mark !== ".").length,
  numCorrect: [...marks].filter((mark) => mark === "1").length,
  started: null,
  finished: null,
  seconds,
  ownEnd: null,
});

it("puts the hardest tasks first and leaves out what nobody answered", () => {
  const tasks = [task(0, 9, 10), task(1, 1, 10), task(2, 0, 0), task(3, 1, 10), task(4, 2, 20)];
  expect(byHardness(tasks).map(({ index }) => index)).toEqual([4, 1, 3, 0]);
});

it("makes a follow-up of the hard tasks, those of one kind together, and of the hardest where none is hard", () => {
  const tasks = [task(0, 9, 10), task(1, 1, 10), task(2, 3, 10, "gcd"), task(3, 2, 10)];
  expect(followUp({ tasks }, "Še enkrat")).toMatchObject({
    name: "Še enkrat",
    tasks: [
      { game: "addition", options: { level: "easy" }, count: 4 },
      { game: "gcd", options: { level: "easy" }, count: 2 },
    ],
  });
  expect(followUp({ tasks: [task(0, 9, 10), task(1, 10, 10)] }, "x").tasks).toMatchObject([{ count: 4 }]);
});

it("never plans more than fits into an assignment", () => {
  const tasks = Array.from({ length: 50 }, (_, index) => task(index, 0, 10));
  expect(followUp({ tasks }, "x").tasks.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(50);
});

it("counts everyone once in the distribution, in at most eleven bins that leave no gap", () => {
  for (const most of [1, 3, 10, 11, 50]) {
    const rights = Array.from({ length: most + 1 }, (_, right) => right);
    const bins = distribution(rights, most);
    expect(bins.length).toBeLessThanOrEqual(11);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(most + 1);
    expect([bins[0]!.from, bins.at(-1)!.to]).toEqual([0, most]);
    expect(bins.every(({ from, to, count }) => count === to - from + 1)).toBe(true);
    expect(bins.slice(1).map(({ from }) => from)).toEqual(bins.slice(0, -1).map(({ to }) => to + 1));
  }
});

it("counts right answers at some places, of those who answered there", () => {
  const students = [student("A", "110."), student("B", "..01"), student("C", "....")];
  expect(rightsAt(students, [0, 1])).toEqual([2]);
  expect(rightsAt(students, [2, 3])).toEqual([0, 1]);
});

it("sorts by name in the order of the language, with ex-members and those who have not begun last", () => {
  const students = [student("Žan", "1"), student(null, "1"), student("Ana", "."), student("Cene", "0", 9)];
  const names = (by: "name" | "right", down: boolean) => sorted(students, { by, down }, "sl").map(({ name }) => name);
  expect(names("name", false)).toEqual(["Ana", "Cene", "Žan", null]);
  expect(names("name", true)).toEqual(["Žan", "Cene", "Ana", null]);
  expect(names("right", true).at(-1)).toBe("Ana");
  expect(names("right", false)[0]).toBe("Cene");
});

it("takes the middle", () => {
  expect([medianOf([]), medianOf([5]), medianOf([9, 1, 5]), medianOf([4, 1])]).toEqual([null, 5, 5, 3]);
});
