import { expect, it } from "vitest";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { Worksheet } from "@karota/print/worksheet.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { gameOfPlan, sheetCopies } from "./sheet.ts";

const PLAN = [
  { game: "addition", options: { level: "easy" }, count: 6 },
  { game: "addition", options: { level: "easy" }, count: 6 },
  { game: "flags", options: { level: "medium", continent: "all", language: "sl" }, count: 3 },
];
const ABOUT = { name: "Ponovitev", group: { id: "g1", name: "6. b" }, plan: PLAN };
const drawn = (A: string, B: string) => sheetCopies({ ...ABOUT, sheets: { A, B } });

/** The answers of a key, in words, with their letters. */
const answersOf = ({ lists }: Worksheet) =>
  lists.flatMap(({ items }) =>
    items.map(({ mark, lines }) => {
      return `${mark} ${toPlain(lines[0]![0] as Expression, SPEAKERS.sl)}`;
    }),
  );

it("the sheets A and B have other questions of the same plan, and are the same at each print", async () => {
  const [first, again] = [await drawn("seed A", "seed B"), await drawn("seed A", "seed B")];
  expect(again).toStrictEqual(first);
  const [a, b] = first;
  expect(a).toMatchObject({ title: "Ponovitev", line: "6. b" });
  for (const { task, solution } of first)
    expect([task.lists[0]!.items.length, solution.lists[0]!.items.length]).toStrictEqual([15, 15]);
  const same = a!.task.lists[0]!.items.filter(
    (item, place) => JSON.stringify(item) === JSON.stringify(b!.task.lists[0]!.items[place]),
  );
  expect(same.length).toBeLessThan(3);
  expect(answersOf(a!.solution)).not.toStrictEqual(answersOf(b!.solution));
  // Two parts with the same options are not the same questions twice.
  const items = a!.task.lists[0]!.items.map(({ lines }) => JSON.stringify(lines));
  expect(items.slice(0, 6)).not.toStrictEqual(items.slice(6, 12));
});

it("typed questions have a line to write on and no letters, on the key neither", async () => {
  const typed = [{ ...PLAN[0]!, answer: "typed" as const }, PLAN[2]!];
  const [a] = await sheetCopies({ ...ABOUT, plan: typed, sheets: { A: "seed A", B: "seed B" } });
  const items = a!.task.lists[0]!.items;
  expect(items.map(({ blank, choices }) => [blank, choices?.length])).toEqual([
    ...Array.from({ length: 6 }, () => [true, undefined]),
    ...Array.from({ length: 3 }, () => [undefined, 4]),
  ]);
  expect(a!.task.instruction).toEqual([{ id: "paper.quiz.chooseOrWrite" }]);
  const marks = a!.solution.lists[0]!.items.map(({ mark }) => mark);
  expect(marks.slice(0, 6)).toEqual(["1.", "2.", "3.", "4.", "5.", "6."]);
  for (const mark of marks.slice(6)) expect(mark).toMatch(/^\d\. [a-d]\)$/);
  const [first] = await sheetCopies({ ...ABOUT, plan: typed.slice(0, 1), sheets: { A: "seed A", B: "seed B" } });
  expect(first!.task.instruction).toEqual([{ id: "paper.quiz.write" }]);
});

it("the sheets lead to the help of their game, or of all where they have several", () => {
  expect(gameOfPlan(PLAN.slice(0, 2))).toBe("addition");
  expect(gameOfPlan(PLAN)).toBeNull();
});

it("no question comes twice on a sheet, and none gives away another one's answer", async () => {
  const options = { level: "easy", continent: "south-america", language: "sl" };
  const plan = [
    { game: "cities", options, count: 5 },
    { game: "cities", options, count: 5, answer: "typed" as const },
  ];
  for (let n = 0; n < 20; n++)
    for (const { task, solution } of await sheetCopies({ ...ABOUT, plan, sheets: { A: `A ${n}`, B: `B ${n}` } })) {
      const answers = solution.lists[0]!.items.map(({ lines }) => JSON.stringify(lines[0]![0]));
      const pairs = task.lists[0]!.items.map(({ lines }, place) =>
        [JSON.stringify(lines[1]![0]), answers[place]!].toSorted().join(" "),
      );
      expect(new Set(pairs).size).toBe(10);
    }
});

it("a map has its letters to choose from, where the other answers are written", async () => {
  const options = { level: "easy", continent: "europe", language: "sl" };
  const plan = [{ game: "cities", options, count: 30, answer: "typed" as const }];
  const [a] = await sheetCopies({ ...ABOUT, plan, sheets: { A: "seed A", B: "seed B" } });
  const asked = a!.task.lists[0]!.items.map(({ lines, blank = false }) => [JSON.stringify(lines[0]), blank]);
  const maps = asked.filter(([ask]) => ask === JSON.stringify([{ id: "cities.ask.map" }]));
  expect(maps.length).toBeGreaterThan(0);
  expect(asked.filter(([, blank]) => !blank)).toStrictEqual(maps);
  const lettered = a!.solution.lists[0]!.items.filter(({ mark }) => /[a-d]\)$/.test(mark));
  expect(lettered).toHaveLength(maps.length);
});
