import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_TEXT_LENGTH, readText } from "./bring-read.ts";

const BOARD = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const rowsOf = (text: string): string[] => text.match(/.{9}/g)!;
const ROWS = rowsOf(BOARD);
const dots = BOARD.replaceAll("0", ".");
const boxes = (row: string, between = "|", inside = "") =>
  row
    .match(/.{3}/g)!
    .map((box) => [...box].join(inside))
    .join(between);
const csv = (mark: string) =>
  ROWS.map((row) => [...row].map((digit) => (digit === "0" ? "" : digit)).join(mark)).join("\n");
const spaced = (lines: readonly string[]) => lines.map((line) => line.replaceAll("0", " ")).join("\n");
const drawn = (border: string, edge = "|") =>
  [
    border,
    ...[0, 3, 6].flatMap((n) => [
      ...ROWS.slice(n, n + 3).map((row) => `${edge}${boxes(row.replaceAll("0", "."))}${edge}`),
      border,
    ]),
  ].join("\n");

const WRITTEN: Readonly<Record<string, string>> = {
  "81 digits": BOARD,
  dots: dots,
  stars: BOARD.replaceAll("0", "*"),
  underlines: BOARD.replaceAll("0", "_"),
  "the letter x": BOARD.replaceAll("0", "x"),
  "the letter O": BOARD.replaceAll("0", "O"),
  "the letter o with spaces between": ROWS.map((row) => [...row.replaceAll("0", "o")].join(" ")).join("\n"),
  "the letter O in a table": ROWS.map((row) => [...row.replaceAll("0", "O")].join(",")).join("\n"),
  "coloured squares": ROWS.map((row) => row.replaceAll("0", "🟦")).join("\n"),
  "two signs of empty cells": BOARD.slice(0, 40).replaceAll("0", "O") + BOARD.slice(40).replaceAll("0", "n"),
  dashes: BOARD.replaceAll("0", "-"),
  "81 signs with spaces for empty cells": BOARD.replaceAll("0", " "),
  "nine lines": ROWS.join("\n"),
  "nine lines of Windows": ROWS.join("\r\n"),
  "nine lines with spaces for empty cells": spaced(ROWS),
  "nine lines without the spaces at their ends": spaced(ROWS).replace(/ +$/gm, ""),
  "nine lines of dashes": ROWS.map((row) => row.replaceAll("0", "-")).join("\n"),
  "signs with spaces between them": ROWS.map((row) => [...row].join(" ")).join("\n"),
  "a grid with strokes": drawn("------+-------+------"),
  "a grid of Simple Sudoku": drawn("*-----------*"),
  "a grid with dashes for empty cells": drawn("---+---+---").replaceAll(".", "-"),
  "a grid in box drawing": drawn("╠═══╬═══╬═══╣", "║").replaceAll("|", "║"),
  "a grid with strokes and spaces": spaced(ROWS.map((row) => `| ${boxes(row, " | ", " ")} |`)),
  "pencil marks of HoDoKu": [
    ".-------.",
    ...ROWS.map((row) => `| ${boxes(row.replaceAll("0", "A"), " | ", " ").replaceAll("A", "1245")} |`),
    "'-------'",
  ].join("\n"),
  "HoDoKu's library": `:0000:x:${dots}:::`,
  "HoDoKu's library with digits of the player": `:0901:6:${dots.replace("53", "+5+3")}:::`,
  "a link of SudokuWiki": `https://www.sudokuwiki.org/sudoku.htm?bd=${BOARD}`,
  "a link with s=": `https://example.org/play/?s=${BOARD}&d=1`,
  "a link of ours": `https://karota.example/games/sudoku/bring?board=${BOARD}`,
  "SadMan's file": `#A Somebody\n#D A sudoku 1 of 9\n[Puzzle]\n${rowsOf(dots).join("\n")}\n[State]\n${"123456789\n".repeat(9)}`,
  comments: `; 12 3\n// from the newspaper\n${ROWS.join("\n")}\n# end`,
  "OpenSudoku's file": `<?xml version="1.0"?><opensudoku><name>Karota</name><game data="${BOARD}" /></opensudoku>`,
  "a table with commas": csv(","),
  "a table with semicolons": csv(";"),
  "a table from a spreadsheet": csv("\t"),
  "a table with a heading": `${"abcdefghi".split("").join(",")}\n${csv(",")}`,
  "puzzle and solution": `puzzle,solution\n${BOARD},${"123456789".repeat(9)}`,
  "wide digits": BOARD.replace("5", "５"),
};

describe("a sudoku is read from", () => {
  it.each(Object.entries(WRITTEN))("%s", (_, text) => {
    const read = readText(text);
    expect(read).toMatchObject({ kind: "read", others: 0 });
    expect(read.kind === "read" && read.digits.join("")).toBe(BOARD);
  });

  it("a list, of which the first is taken and the others are counted", () => {
    expect(readText(`${BOARD}\n${dots}\n${BOARD} # 3`)).toMatchObject({ kind: "read", others: 2 });
  });

  it("any board in any signs of empty cells, with any frame", () => {
    const frame = fc.constantFrom("", "------+-------+------\n", "+-------+-------+-------+\n");
    fc.assert(
      fc.property(
        fc.array(fc.nat(9), { minLength: 81, maxLength: 81 }).filter((digits) => digits.some((digit) => digit > 0)),
        fc.constantFrom("0", ".", "*", "_", "x"),
        frame,
        (digits, empty, border) => {
          const rows = rowsOf(digits.map((digit) => digit || empty).join(""));
          const text = rows
            .map((row, n) => `${n % 3 === 0 ? border : ""}${border ? boxes(row, " | ", " ") : row}`)
            .join("\n");
          expect(readText(text)).toStrictEqual({ kind: "read", digits, others: 0 });
        },
      ),
      { seed: 1, numRuns: 60 },
    );
  });
});

describe("a text that is no sudoku", () => {
  it.each([BOARD.slice(1), `${BOARD}0`])("of 80 or 82 digits is counted", (text) => {
    expect(readText(text)).toStrictEqual({ kind: "count", count: text.length });
  });

  it("of nine lines names the row that is too short or too long", () => {
    expect(readText(ROWS.with(3, ROWS[3]!.slice(1)).join("\n"))).toStrictEqual({ kind: "row", row: 4, count: 8 });
    expect(readText(ROWS.with(8, `${ROWS[8]}1`).join("\n"))).toStrictEqual({ kind: "row", row: 9, count: 10 });
  });

  it("names what else is no digit, and takes a sign of nine cells for a misread digit", () => {
    const read = readText(`l${BOARD.slice(1).replaceAll("0", "O")}`);
    expect(read).toMatchObject({ kind: "characters", wrong: [{ cell: 0, character: "l" }] });
    const nine = readText(`${"O".repeat(9)}${BOARD.slice(9)}`);
    expect(nine).toMatchObject({ kind: "characters", wrong: Array.from({ length: 9 }, (_, cell) => ({ cell })) });
    expect(readText("O".repeat(81))).toStrictEqual({ kind: "nothing" });
  });

  it("names the characters that are no digits, and reads the rest, as of a screenshot", () => {
    const text = ROWS.with(0, "53OO7oo0l").join("\n");
    const read = readText(text);
    expect(read).toMatchObject({
      kind: "characters",
      wrong: [
        { cell: 2, character: "O" },
        { cell: 3, character: "O" },
        { cell: 5, character: "o" },
        { cell: 6, character: "o" },
        { cell: 8, character: "l" },
      ],
    });
    expect(read.kind === "characters" && read.digits.join("")).toBe(BOARD);
  });

  it("has its wrong characters named while as many others are digits, however badly a screenshot was read", () => {
    const wrong = (count: number) => {
      let left = count;
      return [...BOARD].map((digit, cell) => (digit !== "0" && left-- > 0 ? "lSgqBZ"[cell % 6] : digit)).join("");
    };
    const given = [...BOARD].filter((digit) => digit !== "0").length;
    expect(readText(wrong(given / 2))).toMatchObject({ kind: "characters", wrong: { length: given / 2 } });
    expect(readText(wrong(given / 2 + 1))).toStrictEqual({ kind: "nothing" });
  });

  it.each(["Sudoku of today, nine rows and nine columns", "53", "<html><body>404</body></html>"])(
    "is not taken for one: %s",
    (text) => expect(readText(text)).toStrictEqual({ kind: "nothing" }),
  );

  it("of another size says how many cells it has", () => {
    expect(readText("1234\n3412\n2143\n4321\n0000".repeat(2))).toMatchObject({ kind: "count" });
    expect(readText(`${"1".repeat(16)}\n`.repeat(16))).toStrictEqual({ kind: "count", count: 256 });
  });

  it("is a link whose board is compressed, or cut off", () => {
    expect(
      readText("https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn"),
    ).toStrictEqual({
      kind: "packed",
    });
    expect(readText(`https://www.sudokuwiki.org/sudoku.htm?bd=${BOARD.slice(2)}`)).toStrictEqual({
      kind: "count",
      count: 79,
    });
  });

  it("is refused unread when it is very long", () => {
    expect(readText(BOARD.repeat(20_000))).toStrictEqual({ kind: "long" });
    expect(readText("5".repeat(MAX_TEXT_LENGTH))).toStrictEqual({ kind: "count", count: MAX_TEXT_LENGTH });
  });

  it("never throws, and what it reads has 81 cells", () => {
    const sign = fc.constantFrom(..."0123456789.*_xX-|+=; ,\t\n#[]:O│═5️⃣".split(""));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: sign, maxLength: 300 })), (text) => {
        const read = readText(text);
        expect("digits" in read ? read.digits.length : 81).toBe(81);
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});
