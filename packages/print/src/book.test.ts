import { describe, expect, it } from "vitest";
import type { Message, Speaker } from "@karota/engine/message.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { layOutBook, type BookLayout } from "./book.ts";
import type { DrawOp, Measure } from "./draw-op.ts";
import { PAGE, type Copy, type Page } from "./page.ts";
import type { Worksheet } from "./worksheet.ts";

const said = ({ id, values }: Message): string =>
  [id, ...Object.values(values ?? {}).map((value) => (typeof value === "object" ? said(value) : value))].join(" ");
const speaker: Speaker = { language: "en", say: said };
const measure: Measure = (text, size) => text.length * size * 0.5;

/** A square with a mark in it, by which a test finds it. */
const board = (mark: string): Worksheet => ({
  instruction: [{ id: "do" }],
  facts: [],
  drawing: {
    width: 9,
    height: 9,
    unit: [15, 40],
    shapes: [{ kind: "text", text: mark, x: 4, y: 4, size: 0.6, most: 8 }],
  },
  lists: [],
  columns: 1,
});
const quiz = (mark: string): Worksheet => ({
  instruction: [{ id: "do" }],
  facts: [],
  drawing: null,
  lists: [
    {
      heading: null,
      items: Array.from({ length: 40 }, (_, n) => ({ mark: `${n + 1}.`, lines: [[mark]], blank: true })),
    },
  ],
  columns: 2,
});
/** So many boards of a game, marked with its name. */
const chapter = (title: string, count: number, kind = board, line = "easy"): readonly Copy[] =>
  Array.from({ length: count }, (_, n) => ({
    title,
    line,
    task: kind(`${title}-task-${n}`),
    solution: { ...kind(`${title}-solved-${n}`), instruction: [] },
  }));
const lay = (book: Partial<BookLayout>) =>
  layOutBook({ title: "Holidays", chapters: [], perPage: 4, solutions: true, large: false, ...book }, speaker, measure);

const textOps = ({ pieces }: Page) => pieces.flatMap(({ ops }) => ops.filter((op) => op.kind === "text"));
const textsOf = (page: Page) => textOps(page).map(({ text }) => text);
/** The page, counted from 1, on which a text is for the first time; 0 for none. */
const pageOf = (pages: readonly Page[], text: string) => pages.findIndex((page) => textsOf(page).includes(text)) + 1;
/** The lines of the contents: name, numbers of boards, page, page of the solutions. */
function contentsOf(pages: readonly Page[]): readonly (readonly string[])[] {
  const end = pages.findIndex((page) => textsOf(page).includes("do"));
  return pages.slice(0, end).flatMap(({ pieces }) =>
    pieces.flatMap(({ role, ops }) => {
      const texts = ops.flatMap((op) => (op.kind === "text" ? [op.text] : []));
      return role === "words" && texts.includes("easy") ? [texts.filter((text) => text !== "easy")] : [];
    }),
  );
}

const MIXED = [chapter("A", 6), chapter("B", 1, quiz), chapter("C", 3)];
const MARKS = [
  ...Array.from({ length: 6 }, (_, n) => ["A", n] as const),
  ["B", 0] as const,
  ...Array.from({ length: 3 }, (_, n) => ["C", n] as const),
];

describe("a book", () => {
  it("has every board once, numbered through, and its solution under the same number", () => {
    const pages = lay({ chapters: MIXED });
    for (const [place, [title, n]] of MARKS.entries()) {
      for (const kind of ["task", "solved"]) {
        const mark = `${title}-${kind}-${n}`;
        const holders = pages.filter((page) => textsOf(page).includes(mark));
        expect(title === "B" ? holders.length > 0 : holders.length === 1, mark).toBe(true);
        // The number is above the drawing, on the left; a quiz has it in its heading.
        const ops = textOps(holders[0]!);
        const drawn = ops.findIndex(({ text }) => text === mark);
        const numbers = ops.slice(0, drawn).flatMap(({ text }) => / B (\d+)$|^(\d+)(?: |$)/.exec(text) ?? []);
        expect(
          numbers.findLast((part) => /^\d+$/.test(part ?? "")),
          mark,
        ).toBe(String(place + 1));
      }
    }
  });

  it("names in its contents the pages on which each game and its solutions begin", () => {
    const pages = lay({ chapters: MIXED });
    expect(contentsOf(pages)).toEqual(
      [
        ["A", "1–6"],
        ["B", "7"],
        ["C", "8–10"],
      ].map(([title, numbers]) => [
        title,
        numbers,
        String(pageOf(pages, `${title}-task-0`)),
        String(pageOf(pages, `${title}-solved-0`)),
      ]),
    );
    expect(pages.map(({ outline }) => outline).filter(Boolean)).toEqual([
      "paper.book.contents",
      "A, easy",
      "B, easy",
      "C, easy",
      "paper.book.solutions",
    ]);
  });

  it("has right contents where they take several pages, and where there are no solutions", () => {
    const titles = Array.from({ length: 60 }, (_, n) => `Game ${n}`);
    for (const solutions of [true, false]) {
      const pages = lay({ chapters: titles.map((title) => chapter(title, 1)), solutions });
      const rows = contentsOf(pages);
      expect(pageOf(pages, "Game 0-task-0")).toBeGreaterThan(2);
      expect(rows.map(([title, , page]) => [title, page])).toEqual(
        titles.map((title) => [title, String(pageOf(pages, `${title}-task-0`))]),
      );
      expect(rows.map(([, , , page]) => page)).toEqual(
        titles.map((title) => (solutions ? String(pageOf(pages, `${title}-solved-0`)) : undefined)),
      );
    }
  });

  it("says once a game what is to be done, and has no lines for name and class", () => {
    const pages = lay({ chapters: [chapter("A", 6), chapter("C", 3)], perPage: 1 });
    expect(pages.flatMap(textsOf).filter((text) => text === "do")).toHaveLength(2);
    expect(pages.flatMap(textsOf)).not.toContain("paper.name");
  });

  it("stays on its pages with long words and large print", () => {
    const long = "Wort ".repeat(40).trim();
    const chapters = [chapter(long, depth(5, 60), board, long), chapter("Quiz", depth(1, 40), quiz)];
    for (const large of [true, false]) {
      const pages = lay({ title: "Ferien".repeat(13), chapters, large });
      for (const op of pages.flatMap(({ pieces }) => pieces.flatMap(({ ops }) => ops))) {
        const [x, y, width, height] = boundsOf(op);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(PAGE.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(PAGE.height);
      }
      expect(textsOf(pages.at(-1)!)).toContain(`paper.page ${pages.length} ${pages.length}`);
    }
  });

  it("prints a board with many clues in smaller text rather than not at all", () => {
    const clue = { mark: "1", lines: [["a clue with several words"]] };
    const many = (mark: string): Worksheet => ({
      ...board(mark),
      lists: [{ heading: "Across", items: Array.from({ length: 70 }, () => clue) }],
      columns: 2,
    });
    const pages = lay({ chapters: [chapter("A", 1, many)], perPage: 1, solutions: false, large: true });
    expect(pages.flatMap(textsOf).filter((text) => text === "a clue with several words")).toHaveLength(70);
  });

  it("has fewer boards a page in large print, and larger ones", () => {
    const sizesOf = (large: boolean) =>
      lay({ chapters: [chapter("A", 6)], perPage: 6, large })
        .flatMap(textOps)
        .filter(({ text }) => text.startsWith("A-task"))
        .map(({ size }) => size);
    expect(Math.min(...sizesOf(true))).toBeGreaterThan(1.3 * Math.max(...sizesOf(false)));
  });
});

function boundsOf(op: DrawOp): readonly [x: number, y: number, width: number, height: number] {
  if (op.kind === "text") return [op.x, op.y - op.size * 0.7, op.width, op.size * 0.7];
  if (op.kind === "circle") return [op.x - op.radius, op.y - op.radius, 2 * op.radius, 2 * op.radius];
  if (op.kind === "rect" || op.kind === "picture") return [op.x, op.y, op.width, op.height];
  const [xs, ys] = [op.points.map(([x]) => x), op.points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
