import { describe, expect, it } from "vitest";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import { payload, saves } from "./payload.ts";
import { apply, start } from "./play.ts";
import { puzzleOf, SOLUTION } from "./testing/board.ts";

type Json = Record<string, unknown> & { cells: Record<string, unknown>[][]; pencil: Record<string, string> };
const state = apply(apply(start(puzzleOf(SOLUTION)), { type: "enter", cell: 7, digit: 4 }), {
  type: "mark",
  cell: 8,
  digit: 2,
});
const encoded = (): Json => structuredClone(payload.encode(state, SPEAKERS.sl)) as Json;

describe("a payload", () => {
  it("has the fields of the specification", () => {
    const { cells, ...rest } = encoded();
    expect(rest).toMatchObject({ version: 1, level: "easy", num_rows: 6, num_cols: 6 });
    expect(cells[1]![0]).toStrictEqual({ t: "H", v: "", uv: "", he: { o1: 7, op: "+", o2: null }, hs: null });
    expect(cells[1]![1]).toStrictEqual({ t: "L", v: "4", uv: "4", he: null, hs: null });
    expect(cells[0]![0]).toStrictEqual({ t: "E", v: "", uv: "", he: null, hs: null });
  });

  it.each<[string, (json: Json) => void]>([
    ["a sum that the digits do not make", ({ cells }) => (cells[1]![0]!["he"] = { o1: 8, op: "+", o2: null })],
    ["a hint with an operation", ({ cells }) => (cells[1]![0]!["he"] = { o1: 7, op: "+", o2: 0 })],
    ["a run without a sum", ({ cells }) => (cells[1]![0]!["he"] = null)],
    ["a sum without a run", ({ cells }) => (cells[0]![0] = { ...cells[1]![0]! })],
    ["a digit twice in a run", ({ cells }) => ([cells[1]![1]!["v"], cells[1]![3]!["v"]] = ["3", "2"])],
    ["a digit that is none", ({ cells }) => (cells[1]![1]!["uv"] = "0")],
    ["a letter that became a wall", ({ cells }) => (cells[1]![1] = { ...cells[0]![0]! })],
    ["another number of columns", (json) => (json["num_cols"] = 7)],
    ["a row too few", ({ cells }) => cells.pop()],
    ["marks for too few cells", ({ pencil }) => (pencil["marks"] = "1,2")],
    ["marks in a wall", ({ pencil }) => (pencil["marks"] = `1${",".repeat(35)}`)],
    ["marks out of order", ({ pencil }) => (pencil["marks"] = pencil["marks"]!.replace("2", "21"))],
    ["an unknown field", (json) => (json["solution"] = "")],
    ["an unknown version", (json) => (json["version"] = 2)],
  ])("is refused with %s", (_, spoil) => {
    const json = encoded();
    spoil(json);
    expect(() => payload.decode(json)).toThrow();
  });
});

describe("a save", () => {
  const merge = (save: Record<string, unknown>): State | null => receiveSave(saves, state, save);

  it("takes wrong digits", () => {
    expect(merge({ change: { x: 1, y: 1, v: "9" } })?.values[7]).toBe("9");
  });

  it("leaves the pencil marks unchanged when it does not name them", () => {
    expect(merge({ change: { x: 1, y: 2, v: "9" } })?.marks).toBe(state.marks);
  });

  it.each([
    ["a sum's cell", { change: { x: 0, y: 1, v: "4" } }],
    ["0", { change: { x: 1, y: 1, v: "0" } }],
    ["a letter", { change: { x: 1, y: 1, v: "a" } }],
    ["a number of two digits", { change: { x: 1, y: 1, v: "12" } }],
    ["marks of another board", { pencil: { marks: "1", ruled_out: "" } }],
    ["marks in a wall", { pencil: { marks: `1${",".repeat(35)}`, ruled_out: ",".repeat(35) } }],
  ])("is refused with %s", (_, save) => {
    expect(merge(save)).toBeNull();
  });

  it("is one for a digit with the marks that it rubbed out", () => {
    const marked = apply(state, { type: "mark", cell: 9, digit: 2 });
    const entered = apply(marked, { type: "enter", cell: 8, digit: 2 });
    const changes = saves.between(marked, entered);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ change: { x: 2, y: 1, v: "2" } });
    expect(receiveSave(saves, marked, changes[0]!)).toStrictEqual(entered);
  });
});
