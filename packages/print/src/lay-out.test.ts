import { describe, expect, it } from "vitest";
import type { Message, Speaker } from "@karota/engine/message.ts";
import { equation, fraction, number, power, root, sum } from "@karota/engine/quiz/expression.ts";
import type { Measure } from "./draw-op.ts";
import { layOut } from "./lay-out.ts";
import type { Copy, Page, PerPage } from "./page.ts";
import type { Drawing, Worksheet } from "./worksheet.ts";

const said = ({ id, values }: Message): string =>
  [id, ...Object.values(values ?? {}).map((value) => (typeof value === "object" ? said(value) : value))].join(" ");
const speaker: Speaker = { language: "en", say: said };
const measure: Measure = (text, size) => text.length * size * 0.5;

const square = (least: number): Drawing => ({
  width: 9,
  height: 9,
  unit: [least, 40],
  shapes: [{ kind: "rect", x: 0, y: 0, width: 9, height: 9, weight: 1 }],
});
const board = (least = 10): Worksheet => ({
  instruction: [{ id: "do" }],
  facts: [],
  drawing: square(least),
  lists: [],
  columns: 1,
});
const tasks = (count: number): Worksheet => ({
  instruction: [],
  facts: [],
  drawing: null,
  lists: [
    {
      heading: null,
      items: Array.from({ length: count }, (_, n) => ({
        mark: `${n + 1}.`,
        lines: [
          ["task"],
          [equation(sum(number(1), fraction(number(1), number(2))), power(root(2, number(9)), number(2)))],
        ],
        choices: [["one"], ["two"], ["three"], ["four"]],
      })),
    },
  ],
  columns: 2,
});
const copyOf = (worksheet: Worksheet, title = "Game"): Copy => ({
  title,
  line: "today",
  task: worksheet,
  solution: worksheet,
});
const lay = (copies: readonly Copy[], perPage: PerPage = 1, solutions = true) =>
  layOut({ copies, perPage, solutions }, speaker, measure);
const textsOf = ({ pieces }: Page) =>
  pieces.flatMap(({ ops }) => ops.flatMap((op) => (op.kind === "text" ? [op.text] : [])));
const figuresOf = ({ pieces }: Page) => pieces.filter(({ role }) => role === "figure").length;

describe("pages", () => {
  it("have all tasks first and the solutions on pages of their own, which know how many there are", () => {
    const pages = lay([copyOf(board()), copyOf(board()), copyOf(board())]);
    expect(pages.map(({ kind }) => kind)).toStrictEqual(["task", "task", "task", "solution"]);
    expect(pages.map((page) => textsOf(page).at(-1))).toStrictEqual([1, 2, 3, 4].map((n) => `paper.page ${n} 4`));
    expect(figuresOf(pages[3]!)).toBe(3);
    expect(lay([copyOf(board())], 1, false).map(({ kind }) => kind)).toStrictEqual(["task"]);
  });

  it("hold as many boards as asked, but no more than can be read", () => {
    const seven = (least: number) => Array.from({ length: 7 }, () => copyOf(board(least)));
    const counts = (least: number, perPage: PerPage) => lay(seven(least), perPage, false).map(figuresOf);
    expect(counts(10, 6)).toStrictEqual([6, 1]);
    expect(counts(10, 4)).toStrictEqual([4, 3]);
    expect(counts(25, 6)).toStrictEqual([4, 3]);
    expect(counts(33, 6)).toStrictEqual([2, 2, 2, 1]);
    expect(counts(39, 6)).toStrictEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it("number the boards and say once what is to be done where all are of one game", () => {
    const [page] = lay([copyOf(board()), copyOf(board())], 2);
    expect(textsOf(page!).filter((text) => text === "do")).toHaveLength(1);
    expect(textsOf(page!)).toEqual(expect.arrayContaining(["list.one Game", "today", "1", "2"]));
    const [mixed] = lay([copyOf(board()), copyOf(board(), "Other")], 2);
    expect(textsOf(mixed!).filter((text) => text === "do")).toHaveLength(2);
    expect(textsOf(mixed!)).toEqual(expect.arrayContaining(["list.two Game Other", "1 Game", "2 Other"]));
  });

  it("let tasks run on, each of them whole and once, in order", () => {
    for (const count of [1, 10, 40, 90]) {
      const pages = lay([copyOf(tasks(count))], 1, false);
      const marks = pages.flatMap(textsOf).filter((text) => /^\d+\.$/.test(text));
      expect(marks).toStrictEqual(Array.from({ length: count }, (_, n) => `${n + 1}.`));
      expect(pages.length).toBeLessThan(2 + count / 10);
    }
  });

  it("set fractions, powers and roots with lines and raised signs", () => {
    const [page] = lay([copyOf(tasks(1))], 1, false);
    const ops = page!.pieces.flatMap((piece) => piece.ops);
    const sizes = new Set(ops.flatMap((op) => (op.kind === "text" ? [op.size] : [])));
    // The title, the task, the line under the title, the foot, the fraction and the power.
    expect(sizes.size).toBeGreaterThanOrEqual(6);
    // The roof of the root, the line of the fraction, the rule and the line for the name.
    expect(ops.filter(({ kind }) => kind === "line")).toHaveLength(4);
  });
});
