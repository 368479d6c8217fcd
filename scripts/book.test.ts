import { describe, expect, it } from "vitest";
import { depth } from "@karota/engine/testing/depth.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { readPdf } from "../apps/server/src/testing/read-pdf.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { run } from "./book.ts";

const NOW = Date.UTC(2026, 10, 21);

async function ask(...args: readonly string[]) {
  const files = new Map<string, Buffer>();
  const lines: string[] = [];
  const code = await run(
    args,
    (file, pdf) => files.set(file, pdf),
    (line) => lines.push(line),
    NOW,
  );
  return { code, files, lines };
}
const refused = async (...args: readonly string[]) => {
  const { code, files, lines } = await ask("--seed", "1", ...args);
  expect([code, files.size]).toEqual([1, 0]);
  return lines.join("\n");
};

describe("books of the command line", () => {
  it("have the chosen games, options and title, in the language, and the same pages for the same seed", async () => {
    const args = ["addition,level=easy,tasks=5", "simple_math:3", "--title", "Ferien", "--language", "de"];
    const [one, again, other] = [
      await ask(...args, "--seed", "a", "--output", "one.pdf"),
      await ask(...args, "--seed", "a"),
      await ask(...args, "--seed", "b"),
    ];
    expect([one.code, ...one.files.keys(), ...again.files.keys()]).toEqual([0, "one.pdf", "book.pdf"]);
    const [pdf, same, different] = await Promise.all(
      [one, again, other].map(({ files }) => readPdf([...files.values()][0]!)),
    );
    expect(pdf).toMatchObject({ title: "Ferien", language: "de", tagged: true });
    expect(pdf!.pages[0]).toMatch(/Ferien.*4 Spiele.*Inhalt.*Addition.*leicht, 5 Aufgaben.*2–4/s);
    expect(same!.pages).toEqual(pdf!.pages);
    expect(different!.pages).not.toEqual(pdf!.pages);
  });

  it("can be of every game", async () => {
    const games = CATALOGUE.map(({ id }) => id).filter((_, place) => place % depth(9, 1) === 0);
    const { code, files } = await ask(...games, "--large", "--seed", "1");
    expect(code).toBe(0);
    const { pages } = await readPdf(files.get("book.pdf")!);
    expect(pages.length).toBeGreaterThan(games.length);
  });

  it("are refused in one sentence where something is wrong, and nothing is written", async () => {
    expect(await refused()).toMatch(/^A book needs at least one board; usage: npm run/);
    expect(await refused("sudoku:0")).toContain("A book needs at least one board");
    expect(await refused("sudoku:1000")).toBe("A book holds at most 100 boards, not 1000.");
    expect(await refused("sudoku:60", "kakuro:41")).toBe("A book holds at most 100 boards, not 101.");
    expect(await refused("chess")).toContain('There is no game "chess"');
    expect(await refused("sudoku:few")).toContain('A part of a book is <game>:<count>, not "sudoku:few"');
    expect(await refused("sudoku:2,level=mild")).toContain('"level" of sudoku cannot be "mild"');
    expect(await refused("sudoku", "--per-page", "5")).toBe('--per-page takes 1, 2, 4, 6, not "5".');
    expect(await refused("sudoku", "--language", "fr")).toContain('There is no language "fr"');
    expect(await refused("sudoku", "--colour", "red")).toContain("usage: npm run");
    expect(await refused("sudoku", "--output", "missing/x.pdf")).toBe('There is no folder "missing" for the book.');
    expect(await refused("sudoku", "--output", "scripts")).toBe('--output takes a file, and "scripts" is a folder.');
  });

  it("have the usual title where theirs is empty, as books of the page", async () => {
    const { files } = await ask("addition,tasks=5", "--title", " ", "--language", "en", "--seed", "a");
    expect(await readPdf(files.get("book.pdf")!)).toMatchObject({
      title: SPEAKERS.en.say({ id: "paper.book.title" }),
    });
  });
});
