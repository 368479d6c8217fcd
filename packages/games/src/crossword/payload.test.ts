import { describe, expect, it } from "vitest";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { payload, saves } from "./payload.ts";
import { start } from "./play.ts";
import { MINI_ROWS, puzzleOf, ROWS, stateOf } from "./testing/board.ts";

const puzzle = puzzleOf(ROWS, ["KOS"]);
const fresh = start(puzzle);
const some = stateOf(puzzle, [".........", ".ŽTB....."]);
type Payload = {
  cells: { t: string; v: string; uv: string }[][];
  clues: { n: number; dir: string; x: number; y: number; length: number; clue: string; picture: string | null }[];
  language: string;
  num_rows: number;
};
const sent = (): Payload => structuredClone(payload.encode(some, SPEAKERS.sl)) as Payload;

describe("the payload", () => {
  it("holds cells in rows and the clues as a printed list has them, those across first", () => {
    const { cells, clues } = sent();
    expect(cells[1]!.slice(0, 4).map(({ t, v, uv }) => [t, v, uv])).toStrictEqual([
      ["H", "", ""],
      ["L", "Ž", "Ž"],
      ["L", "A", "T"],
      ["L", "B", "B"],
    ]);
    expect(clues.map(({ n, dir, x, y, length, picture }) => [n, dir, x, y, length, picture])).toStrictEqual([
      [1, "e", 1, 1, 4, null],
      [3, "e", 3, 3, 3, "🐸"],
      [1, "s", 1, 1, 4, null],
      [2, "s", 3, 1, 3, null],
      [4, "s", 5, 3, 3, null],
    ]);
    expect(clues[0]!.clue).toBe("clue of ŽABA");
  });

  it("opens with its clues in any order", () => {
    const mixed = sent();
    mixed.clues.reverse();
    expect(payload.decode(mixed)).toStrictEqual(some);
  });

  it("of a mini has its letters from the first row and column on, without hint cells", () => {
    const mini = start(puzzleOf(MINI_ROWS));
    const { cells, clues, num_rows } = payload.encode(mini, SPEAKERS.sl) as Payload;
    expect([num_rows, cells[0]!.map(({ t }) => t).join("")]).toStrictEqual([5, "LLLEE"]);
    expect(clues[0]).toMatchObject({ n: 1, dir: "e", x: 0, y: 0, length: 3 });
    expect(payload.decode({ ...(payload.encode(mini, SPEAKERS.sl) as object) })).toStrictEqual(mini);
  });

  it.each<readonly [string, (sent: Payload) => void]>([
    ["a clue too few", ({ clues }) => clues.pop()],
    ["a clue twice", ({ clues }) => (clues[1] = clues[0]!)],
    ["a clue of another length", ({ clues }) => (clues[0]!.length = 3)],
    ["a clue with another number", ({ clues }) => (clues[0]!.n = 2)],
    ["a clue where no word begins", ({ clues }) => (clues[0]!.x = 2)],
    ["an empty clue", ({ clues }) => (clues[0]!.clue = "")],
    ["a letter of another language", (one) => (one.language = "en")],
    ["a player's letter of another language", ({ cells }) => (cells[1]![1]!.uv = "Q")],
    ["a letter in a wall", ({ cells }) => (cells[0]![0]!.uv = "A")],
    ["a letter alone", ({ cells }) => (cells[8]![8] = { ...cells[1]![1]!, uv: "" })],
    ["rows that are not there", (one) => (one.num_rows = 13)],
  ])("are refused with %s", (_, spoil) => {
    const spoilt = sent();
    expect(() => payload.decode(structuredClone(spoilt))).not.toThrow();
    spoil(spoilt);
    expect(() => payload.decode(spoilt)).toThrow();
  });
});

describe("saves", () => {
  it("are one change for each letter", () => {
    expect(saves.between(fresh, some)).toStrictEqual([
      { change: { x: 1, y: 1, v: "Ž" } },
      { change: { x: 2, y: 1, v: "T" } },
      { change: { x: 3, y: 1, v: "B" } },
    ]);
    expect(saves.between(some, fresh)).toStrictEqual([{ reset: true }]);
  });

  it("take a wrong letter and clear with nothing", () => {
    expect(receiveSave(saves, fresh, { change: { x: 1, y: 1, v: "Š" } })!.values[10]).toBe("Š");
    expect(receiveSave(saves, some, { change: { x: 1, y: 1, v: "" } })!.values[10]).toBe("");
    expect(receiveSave(saves, some, { reset: true })).toStrictEqual(fresh);
  });

  it.each([
    ["a letter of another language", { change: { x: 1, y: 1, v: "Q" } }],
    ["a small letter", { change: { x: 1, y: 1, v: "ž" } }],
    ["two letters", { change: { x: 1, y: 1, v: "ŽA" } }],
    ["a digit", { change: { x: 1, y: 1, v: "1" } }],
    ["a hint cell", { change: { x: 0, y: 1, v: "A" } }],
    ["a wall", { change: { x: 2, y: 2, v: "A" } }],
    ["a cell outside the board", { change: { x: 9, y: 1, v: "A" } }],
    ["no column", { change: { y: 1, v: "A" } }],
    ["half a column", { change: { x: 1.5, y: 1, v: "A" } }],
    ["something more", { change: { x: 1, y: 1, v: "A" }, completed: true }],
    ["nothing", {}],
  ])("are refused with %s", (_, save) => {
    expect(receiveSave(saves, fresh, save)).toBeNull();
  });
});
