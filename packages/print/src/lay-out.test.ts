import { describe, expect, it } from "vitest";
import type { Message, Speaker } from "@karota/engine/message.ts";
import { equation, fraction, number, power, root, sum } from "@karota/engine/quiz/expression.ts";
import type { Measure } from "./draw-op.ts";
import { layOut } from "./lay-out.ts";
import { MARGIN, MILLIMETRE, PAGE, WHOLE, type Copy, type Page, type PerPage } from "./page.ts";
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
const link = { address: "karota.example/qa/game", code: { size: 3, isDark: (x: number, y: number) => x === y } };
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
    expect(counts(31, 6)).toStrictEqual([2, 2, 2, 1]);
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

  it("head variants with their letter, and have one page of solutions for both where they fit on it", () => {
    const pages = layOut(
      { copies: [copyOf(board()), copyOf(board())], perPage: 1, solutions: true, variants: true },
      speaker,
      measure,
    );
    expect(pages.map(({ kind }) => kind)).toStrictEqual(["task", "task", "solution"]);
    const letters = pages.map((page) => textsOf(page).filter((text) => /^[AB12]$/.test(text)));
    expect(letters).toStrictEqual([["A"], ["B"], ["A", "B"]]);
    const [large, other] = [copyOf(board(39)), copyOf(board(39))];
    const alone = layOut({ copies: [large, other], perPage: 1, solutions: true, variants: true }, speaker, measure);
    const heads = alone.map((page) => [page.kind, ...textsOf(page).filter((text) => /^[AB12]$/.test(text))]);
    expect(heads).toStrictEqual([
      ["task", "A"],
      ["task", "B"],
      ["solution", "A"],
      ["solution", "B"],
    ]);
  });

  it("put the solutions of both variants of a quiz beside each other, number by number", () => {
    const [one, other] = [tasks(30), tasks(30)];
    const pages = layOut(
      { copies: [copyOf(one), copyOf(other)], perPage: 1, solutions: true, variants: true },
      speaker,
      measure,
    );
    const keys = pages.filter(({ kind }) => kind === "solution");
    const marks = keys.flatMap(({ pieces }) =>
      pieces.flatMap(({ ops }) => ops.flatMap((op) => (op.kind === "text" && /^\d+\.$/.test(op.text) ? [op] : []))),
    );
    expect(marks.map(({ text }) => text)).toStrictEqual(
      Array.from({ length: 30 }, (_, n) => [`${n + 1}.`, `${n + 1}.`]).flat(),
    );
    expect(marks.every(({ y }, place) => place % 2 === 0 || y === marks[place - 1]!.y)).toBe(true);
    for (const page of keys) expect(textsOf(page)).toEqual(expect.arrayContaining(["A", "B"]));
  });

  it("are cut into two sheets where each is legible on half a page, and stay whole otherwise", () => {
    const cut = (copies: readonly Copy[], variants = false) =>
      layOut({ copies, perPage: 1, solutions: false, halves: true, variants, link }, speaker, measure);
    const [same] = cut([copyOf(board())]);
    expect([same!.sheets, figuresOf(same!)]).toStrictEqual([2, 4]);
    const [both, ...more] = cut([copyOf(tasks(8)), copyOf(tasks(8))], true);
    expect([both!.sheets, more.length]).toStrictEqual([2, 0]);
    expect(textsOf(both!).filter((text) => /^[AB]$/.test(text))).toStrictEqual(["A", "B"]);
    expect(cut([copyOf(tasks(90))]).map(({ sheets }) => sheets)).not.toContain(2);
    expect(cut([copyOf(board(39))]).map(({ sheets }) => sheets)).toStrictEqual([1]);
  });

  it("have the code of a page for help on the sheets to work on, 18 mm wide, bottom right", () => {
    const pages = layOut({ copies: [copyOf(tasks(60))], perPage: 1, solutions: true, link }, speaker, measure);
    for (const { kind, pieces } of pages) {
      const codes = pieces.flatMap(({ label, ops }) =>
        label.startsWith("paper.qr")
          ? ops.flatMap((op) => (op.kind === "picture" ? [[op.x + op.width, op.y + op.height, op.width]] : []))
          : [],
      );
      const where = [PAGE.width - MARGIN.side, WHOLE.foot, 18 * MILLIMETRE];
      expect(codes).toStrictEqual(kind === "task" ? [where] : []);
      const lowest = pieces
        .filter(({ role, label }) => role === "words" && label === "")
        .flatMap(({ ops }) => ops.flatMap((op) => (op.kind === "text" ? [op.y] : [])));
      expect(Math.max(...lowest)).toBeLessThan(WHOLE.foot - (kind === "task" ? 18 * MILLIMETRE : 0));
    }
  });

  it("print larger where that is wanted", () => {
    const largest = (large: boolean) => {
      const [page] = layOut({ copies: [copyOf(tasks(4))], perPage: 1, solutions: false, large }, speaker, measure);
      return page!.pieces
        .filter(({ role }) => role === "words")
        .flatMap(({ ops }) => ops)
        .find((op) => op.kind === "text" && op.text === "1.");
    };
    expect(largest(false)).toMatchObject({ size: 12 });
    expect(largest(true)).toMatchObject({ size: 17 });
  });

  it("set fractions, powers and roots with lines and raised signs", () => {
    const [page] = lay([copyOf(tasks(1))], 1, false);
    const ops = page!.pieces.flatMap((piece) => piece.ops);
    const sizes = new Set(ops.flatMap((op) => (op.kind === "text" ? [op.size] : [])));
    // The title, the task, the line under the title, the foot, the fraction and the power.
    expect(sizes.size).toBeGreaterThanOrEqual(6);
    // The roof of the root, the line of the fraction and the lines for name, class and date.
    expect(ops.filter(({ kind }) => kind === "line")).toHaveLength(5);
  });
});
