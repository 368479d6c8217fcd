import { describe, expect, it } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { seeded } from "@karota/engine/random.ts";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import { bitOf, type State } from "./board.ts";
import { generate } from "./generate.ts";
import { sudoku } from "./index.ts";
import frozen from "./sudoku.payload-v1.json" with { type: "json" };

const puzzle = generate({ level: "normal" }, seeded("payload"));
const fresh = sudoku.start(puzzle);
const cell = puzzle.initial.indexOf("0");
const given = puzzle.initial.search(/[1-9]/);
const encode = (state: State) => sudoku.payload.encode(state, SPEAKERS.sl) as Record<string, unknown>;
const changed = (digits: string, place: number, digit: string) =>
  digits.slice(0, place) + digit + digits.slice(place + 1);
const other = (digit: string) => (digit === "9" ? "1" : String(Number(digit) + 1));

const moves = [
  { type: "enter", cell, digit: 9 },
  { type: "fill" },
  { type: "mark", kind: "centre", cell: puzzle.initial.lastIndexOf("0"), digit: 5 },
] as const;
const played = moves.reduce<State>((state, move) => sudoku.apply(state, move), fresh);

describe("the payload", () => {
  it("has the fields that travel, givens included in what is filled in", () => {
    expect(encode(played)).toMatchObject({
      version: 1,
      level: "normal",
      num_rows: 9,
      num_cols: 9,
      initial_grid: puzzle.initial,
      partial_grid: changed(puzzle.initial, cell, "9"),
      solved_grid: puzzle.solution,
    });
  });

  it("still opens what was stored as version 1", () => {
    const state = sudoku.payload.decode(frozen);
    expect(encode(state)).toStrictEqual(frozen);
    expect(sudoku.check(state)).toMatchObject({ status: "playing", hasWrongValues: true });
    expect(state.pencil.ruledOut.some((set) => set !== 0)).toBe(true);
  });

  it.each([
    ["another length", { partial_grid: puzzle.initial.slice(1) }],
    ["a given changed", { partial_grid: changed(puzzle.initial, given, other(puzzle.initial[given]!)) }],
    ["a given taken away", { partial_grid: changed(puzzle.initial, given, "0") }],
    ["a solution that is none", { solved_grid: changed(puzzle.solution, cell, other(puzzle.solution[cell]!)) }],
    ["givens of another board", { initial_grid: changed(puzzle.initial, cell, other(puzzle.solution[cell]!)) }],
    [
      "marks out of order",
      { pencil: { corner: `21${",".repeat(80)}`, centre: ",".repeat(80), ruled_out: ",".repeat(80) } },
    ],
    ["a level that does not exist", { level: "any" }],
    ["a field too many", { answer: 1 }],
  ])("does not open with %s", (_, fields) => {
    expect(sudoku.payload.decode(encode(fresh))).toStrictEqual(fresh);
    expect(() => sudoku.payload.decode({ ...encode(fresh), ...fields })).toThrow();
  });
});

describe("a save", () => {
  it("takes wrong digits", () => {
    const wrong = changed(puzzle.initial, cell, other(puzzle.solution[cell]!));
    const merged = receiveSave(sudoku.saves, fresh, { gridString: wrong })!;
    expect(merged.values.join("")).toBe(wrong);
    expect(sudoku.check(merged).hasWrongValues).toBe(true);
  });

  it.each([
    ["a changed given", changed(puzzle.initial, given, other(puzzle.initial[given]!))],
    ["a given taken away", changed(puzzle.initial, given, "0")],
    ["80 digits", puzzle.initial.slice(1)],
    ["82 digits", `${puzzle.initial}0`],
    ["a letter", changed(puzzle.initial, cell, "x")],
    ["a minus", changed(puzzle.initial, cell, "-")],
    ["a digit of another script", changed(puzzle.initial, cell, "٣")],
    ["nothing", ""],
  ])("is refused with %s", (_, gridString) => {
    expect(receiveSave(sudoku.saves, fresh, { gridString })).toBeNull();
  });

  it("is refused with invalid pencil marks", () => {
    const save = sudoku.saves.between(fresh, played)[0]!;
    const pencil = save["pencil"] as Record<string, string>;
    expect(receiveSave(sudoku.saves, fresh, save)).toStrictEqual(played);
    expect(receiveSave(sudoku.saves, fresh, { ...save, pencil: { ...pencil, corner: "1,2" } })).toBeNull();
    expect(receiveSave(sudoku.saves, fresh, { ...save, pencil: "" })).toBeNull();
    expect(receiveSave(sudoku.saves, fresh, { ...save, more: 1 })).toBeNull();
  });

  it("leaves the marks unchanged when it has none of its own, and resets when it equals the start", () => {
    const last = puzzle.initial.lastIndexOf("0");
    const after = receiveSave(sudoku.saves, played, { gridString: changed(puzzle.initial, cell, "8") })!;
    expect(after.pencil.centre[last]).toBe(bitOf(5));
    expect(receiveSave(sudoku.saves, played, { gridString: puzzle.initial })).toStrictEqual(fresh);
  });

  it("is not needed when nothing changed, and leaves empty marks out", () => {
    expect(sudoku.saves.between(played, played)).toStrictEqual([]);
    const entered = sudoku.apply(fresh, moves[0]);
    expect(Object.keys(sudoku.saves.between(fresh, entered)[0]!)).toStrictEqual(["gridString"]);
  });
});
