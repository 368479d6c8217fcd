import { describe, expect, it } from "vitest";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { payload, saves } from "./payload.ts";
import { apply, start } from "./play.ts";
import { puzzle } from "./testing/board.ts";

type Json = Record<string, unknown> & { cells: Record<string, unknown>[][] };
const state = apply(start(puzzle), { entries: [{ cell: 7, digit: "4" }] });
const encoded = (): Json => structuredClone(payload.encode(state, SPEAKERS.sl)) as Json;

describe("a payload", () => {
  it("has the fields of the specification", () => {
    const { cells, ...rest } = encoded();
    expect(rest).toStrictEqual({ version: 1, range: 1000, num_rows: 6, num_cols: 6 });
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
    ["an unknown version", (json) => (json["version"] = 2)],
  ])("is refused with %s", (_, spoil) => {
    const json = encoded();
    spoil(json);
    expect(() => payload.decode(json)).toThrow();
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
