import { describe, expect, it } from "vitest";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { payload, saves } from "./payload.ts";
import { apply, start } from "./play.ts";
import { gappedPuzzle, puzzle } from "./testing/board.ts";

type Json = Record<string, unknown> & { cells: Record<string, unknown>[][] };
const state = apply(start(puzzle), { entries: [{ cell: 7, digit: "4" }] });
const encoded = (): Json => structuredClone(payload.encode(state, SPEAKERS.sl)) as Json;

describe("a payload", () => {
  it("has the fields of the specification", () => {
    const { cells, ...rest } = encoded();
    expect(rest).toStrictEqual({ version: 2, range: 1000, num_rows: 6, num_cols: 6, gaps: [] });
    expect(cells[1]![0]).toStrictEqual({ t: "H", v: "", uv: "", he: { o1: 6, op: "*", o2: 7 }, hs: null });
    expect(cells[1]![1]).toStrictEqual({ t: "L", v: "4", uv: "4", he: null, hs: null });
  });

  it.each<[string, (json: Json) => void]>([
    ["a hint that comes to something else", ({ cells }) => (cells[1]![0]!["he"] = { o1: 6, op: "*", o2: 8 })],
    ["a hint that comes to nothing whole", ({ cells }) => (cells[2]![4]!["hs"] = { o1: 94, op: "/", o2: 3 })],
    ["a hint with one operand", ({ cells }) => (cells[1]![0]!["he"] = { o1: 42, op: "+", o2: null })],
    ["an operand beyond the range", ({ cells }) => (cells[1]![0]!["he"] = { o1: 1042, op: "-", o2: 1000 })],
    ["a range that it goes beyond", (json) => (json["range"] = 500)],
    ["a range that does not exist", (json) => (json["range"] = 999)],
    ["a run without a hint", ({ cells }) => (cells[1]![0]!["he"] = null)],
    ["a hint without a run", ({ cells }) => (cells[0]![0] = { ...cells[1]![0]! })],
    ["a letter of no run", ({ cells }) => (cells[5]![1] = { ...cells[1]![1]! })],
    ["a sign that is no digit", ({ cells }) => (cells[1]![1]!["uv"] = "a")],
    ["another number of rows", (json) => (json["num_rows"] = 8)],
    ["a row too few", ({ cells }) => cells.pop()],
    ["an unknown field", (json) => (json["solution"] = "")],
    ["an unknown version", (json) => (json["version"] = 3)],
  ])("is refused with %s", (_, spoil) => {
    const json = encoded();
    spoil(json);
    expect(() => payload.decode(json)).toThrow();
  });
});

describe("a payload with gaps", () => {
  const open = (gaps: readonly unknown[]) => payload.decode({ ...encoded(), gaps });
  const gap = { x: 0, y: 1, to: "e", operand: "o1", place: 0 } as const;

  it("says which digit of which operand is missing, and opens again", () => {
    const stored = payload.encode(start(gappedPuzzle), SPEAKERS.sl) as Json;
    expect(stored["gaps"]).toStrictEqual([
      gap,
      { x: 1, y: 0, to: "s", operand: "o1", place: 1 },
      { x: 2, y: 0, to: "s", operand: "o2", place: 0 },
      { x: 2, y: 3, to: "e", operand: "o1", place: 1 },
    ]);
    expect(payload.decode(stored)).toStrictEqual(start(gappedPuzzle));
  });

  it("of version 1 has none", () => {
    const { gaps, ...first } = encoded();
    expect(gaps).toStrictEqual([]);
    expect(payload.decode({ ...first, version: 1 })).toStrictEqual(state);
    expect(() => payload.decode({ ...first, gaps: [gap], version: 1 })).toThrow();
  });

  it.each<[string, readonly unknown[]]>([
    ["in a cell without a hint", [{ ...gap, y: 0 }]],
    ["of a digit that the operand does not have", [{ ...gap, place: 1 }]],
    ["twice in one hint", [gap, { ...gap, operand: "o2" }]],
    ["in an operand that there is not", [{ ...gap, operand: "o3" }]],
    [
      "that leaves several solutions: 702 to 792 across the 30 to 33 of 9? ÷ 3",
      [
        { x: 2, y: 3, to: "e", operand: "o1", place: 1 },
        { x: 4, y: 1, to: "s", operand: "o1", place: 1 },
      ],
    ],
  ])("is refused with a gap %s", (_, gaps) => {
    expect(() => open(gaps)).toThrow();
    expect(open([gap]).puzzle.gaps).toHaveLength(1);
  });
});

describe("a save", () => {
  it("takes wrong digits, and 0", () => {
    expect(receiveSave(saves, state, { change: { x: 1, y: 1, v: "0" } })?.values[7]).toBe("0");
  });

  it.each([
    ["a hint's cell", { change: { x: 0, y: 1, v: "4" } }],
    ["an empty cell", { change: { x: 0, y: 0, v: "4" } }],
    ["a sign that is no digit", { change: { x: 1, y: 1, v: "-" } }],
    ["two digits", { change: { x: 1, y: 1, v: "42" } }],
    ["a number in place of its digit", { change: { x: 1, y: 1, v: 4 } }],
    ["pencil marks, which it does not have", { pencil: { marks: "" } }],
  ])("is refused with %s", (_, save) => {
    expect(receiveSave(saves, state, save)).toBeNull();
  });
});
