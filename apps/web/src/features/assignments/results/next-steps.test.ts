import fc from "fast-check";
import { expect, it } from "vitest";
import {
  MAX_MISTAKES,
  MAX_SHARING,
  type MistakeResult,
  type StudentResult,
} from "@karota/contract/assignments/assignment.ts";
import { HARD_PERCENT, percentOf } from "./figures.ts";
import { nextSteps, type NextStep } from "./next-steps.ts";
import { detailOf, student } from "./testing/detail.ts";

const NAMES = ["Žan", "Ana", "Črt", "Cene", "Bor", "Iva", "Jan", "Eva"];
const named = (place: number, marks: string): StudentResult => ({
  ...student(place, marks),
  name: NAMES[place % NAMES.length]!,
});
/** A class with the same marks for all but the first ones. */
const classOf = (size: number, marks: string, ...first: readonly string[]) =>
  Array.from({ length: size }, (_, place) => named(place, first[place] ?? marks));

const mistake = (count: number, more: Partial<MistakeResult> = {}): MistakeResult => ({
  name: "carry-forgotten",
  index: 0,
  count,
  studentIds: count > MAX_SHARING ? [] : Array.from({ length: count }, (_, place) => `s${place}`),
  ...more,
});
const stepsOf = (
  students: readonly StudentResult[],
  mistakes: readonly MistakeResult[] = [],
  skills: string[] = [],
) => {
  const { tasks, ...detail } = detailOf(students);
  const own = tasks.map((task) => ({ ...task, skill: skills[task.index] ?? task.skill }));
  return nextSteps({ ...detail, tasks: own, mistakes: [...mistakes] }, "sl");
};
const kinds = (steps: readonly NextStep[]) => steps.map(({ kind }) => kind);

it.each([
  ["a quarter of those who answered", 5, 20, ["teach"]],
  ["less than a quarter, and more than a small group", 7, 30, []],
  ["a few of many", 4, 20, ["together"]],
  ["two of two", 2, 2, ["teach"]],
])("proposes what suits a mistake of %s", (_, count, size, proposed) => {
  expect(kinds(stepsOf(classOf(size, "1111"), [mistake(count)]))).toEqual(proposed);
});

it("counts a mistake among those who answered something of its quiz", () => {
  const students = [...classOf(7, "1111"), ...classOf(15, "....")];
  expect(stepsOf(students, [mistake(2)])[0]).toMatchObject({ kind: "teach", count: 2, all: 7, task: { index: 0 } });
});

it("proposes to practise the weakest skill with new questions of its tasks, and says how many were right", () => {
  const skills = ["carry", "decimals", "decimals", "several"];
  const [step, ...more] = stepsOf(classOf(4, "1000"), [], skills);
  expect(more).toEqual([]);
  expect(step).toMatchObject({ kind: "practise", skill: "decimals", numCorrect: 0, numSolved: 8 });
  expect(step).toMatchObject({ plan: [{ game: "addition", options: { level: "easy" }, count: 10 }] });
});

it.each([
  ["too few answers", classOf(2, "00")],
  ["seven of ten right", classOf(2, "11100", "11101")],
  ["a group that was removed", classOf(9, "000").map((one) => ({ ...one, name: null, exMember: true }))],
])("does not propose to practise a skill after %s", (_, students) => {
  expect(stepsOf(students)).toEqual([]);
});

it("brings those together who have less than half of a skill right where the class has it right, by alphabet", () => {
  const skills = ["carry", "carry", "several", "several"];
  const [step, ...more] = stepsOf(classOf(8, "1111", "1100", "1111", "1100", "1100"), [], skills);
  expect(more).toEqual([]);
  expect(step).toMatchObject({ kind: "practise", skill: "several" });
  const better = stepsOf(classOf(8, "1111", "1100", "1111", "1100"), [], skills);
  expect(better).toMatchObject([{ kind: "together", shared: { skill: "several" }, plan: [{ count: 10 }] }]);
  expect(better[0]).toMatchObject({ students: [{ name: "Črt" }, { name: "Žan" }] });
});

it("prefers those who share a mistake, without people who have left", () => {
  const students = classOf(20, "1111", "0001", "0001", "0001").map((one, place) =>
    place === 1 ? { ...one, name: null, exMember: true } : one,
  );
  const steps = stepsOf(students, [mistake(3)]);
  expect(steps).toMatchObject([{ kind: "together", shared: { mistake: "carry-forgotten" } }]);
  expect(steps[0]).toMatchObject({ students: [{ name: "Črt" }, { name: "Žan" }] });
  expect(stepsOf(students, [mistake(2)])).toMatchObject([{ kind: "together", shared: { skill: "carry" } }]);
});

it("proposes to a mentor who has left the group only what can be shown", () => {
  const detail = { ...detailOf(classOf(4, "0000")), mistakes: [mistake(3)] };
  expect(kinds(nextSteps(detail, "sl"))).toEqual(["teach", "practise"]);
  expect(kinds(nextSteps({ ...detail, role: "former" }, "sl"))).toEqual(["teach"]);
});

const marks = fc.array(fc.constantFrom("0", "1", "."), { minLength: 6, maxLength: 6 }).map((some) => some.join(""));
const mistakeOfSome = fc
  .record({ count: fc.integer({ min: 2, max: 12 }), index: fc.integer({ min: 0, max: 5 }), name: fc.string() })
  .map(({ count, ...rest }) => mistake(count, rest));

const classes = fc.record({
  all: fc.array(marks, { minLength: 1, maxLength: 30 }),
  mistakes: fc.array(mistakeOfSome, { maxLength: MAX_MISTAKES }),
  skills: fc.array(fc.constantFrom("carry", "several", "decimals"), { minLength: 6, maxLength: 6 }),
});

function hasEvidence(step: NextStep): boolean {
  if (step.kind === "teach") return percentOf(step.count, step.all)! >= 25;
  if (step.kind === "practise") return percentOf(step.numCorrect, step.numSolved)! < HARD_PERCENT;
  return step.students.length >= 2 && step.students.length <= MAX_SHARING;
}

it("makes at most one proposal of each kind, with enough evidence, for two to six people, the same every time", () => {
  fc.assert(
    fc.property(classes, ({ all, mistakes, skills }) => {
      const students = all.map((one, place) => named(place, one));
      const steps = stepsOf(students, mistakes, skills);
      expect(new Set(kinds(steps)).size).toBe(steps.length);
      expect(stepsOf(students, mistakes, skills)).toEqual(steps);
      expect(steps.filter((step) => !hasEvidence(step))).toEqual([]);
    }),
  );
});
