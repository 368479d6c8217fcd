import { describe, expect, it, test } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { answerOf, GUESSES, type Move, type Puzzle, type Row, type State } from "./board.ts";
import { contradictionOf } from "./contradiction.ts";
import { generate } from "./generate.ts";
import { hint } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, marks, solve, start, undoable } from "./play.ts";

const puzzle: Puzzle = { fields: 4, colours: 6, solution: [3, 1, 6, 4] };
const NONE: Row = [null, null, null, null];
const fresh = start(puzzle);
const stateOf = (...rows: readonly Row[]): State => ({
  puzzle,
  rows: [...rows, ...Array.from({ length: GUESSES - rows.length }, () => NONE)],
});
const place = (column: number, value: number | null): Move => ({ type: "place", column, value });

test.each([
  [[3, 1, 6, 4], 4, 0],
  [[1, 3, 4, 6], 0, 4],
  [[3, 2, 1, 5], 1, 1],
  [[2, 5, 4, 3], 0, 2],
])("the row %j is answered with %i in place and %i in colour", (row, inPlace, colour) => {
  expect(answerOf(row, puzzle.solution)).toEqual({ place: inPlace, colour });
});

describe("the open row", () => {
  it("takes each colour once: one that is there already changes places", () => {
    const two = apply(apply(fresh, place(0, 2)), place(1, 5));
    expect(apply(two, place(1, 2)).rows[0]).toEqual([5, 2, null, null]);
    expect(apply(two, place(3, 2)).rows[0]).toEqual([null, 5, null, 2]);
  });

  it("locks with its last field, and the next one opens", () => {
    const locked = [1, 2, 3, 4].reduce((state, value, column) => apply(state, place(column, value)), fresh);
    const next = apply(locked, place(0, 6));
    expect(next.rows.slice(0, 2)).toEqual([
      [1, 2, 3, 4],
      [6, null, null, null],
    ]);
    expect(check(next)).toMatchObject({ status: "playing", progress: { done: 1, total: 6 } });
  });

  it("can be taken back until it is full, and not after", () => {
    const three = stateOf([1, 2, 3, null]);
    expect(undoable(fresh, place(0, 1))).toBe(true);
    expect(undoable(three, place(3, 1))).toBe(true);
    expect(undoable(three, place(3, 4))).toBe(false);
    expect(undoable(fresh, { type: "fill", values: [1, 2, 3, 4] })).toBe(false);
  });

  it.each([
    place(4, 1),
    place(-1, 1),
    place(0.5, 1),
    place(0, 7),
    place(0, 0),
    place(0, null),
    { type: "clear" } as const,
  ])("refuses %j", (move) => {
    expect(apply(fresh, move)).toBe(fresh);
  });

  it("refuses a whole row with a colour twice, too few or an unknown one", () => {
    for (const values of [
      [1, 1, 2, 3],
      [1, 2, 3],
      [1, 2, 3, 7],
    ])
      expect(apply(fresh, { type: "fill", values })).toBe(fresh);
  });
});

describe("the end", () => {
  it("is reached with the solution, in any row", () => {
    const solved = apply(stateOf([1, 2, 3, 4]), { type: "fill", values: puzzle.solution });
    expect(check(solved)).toMatchObject({ status: "solved", allFilledUp: true, hasWrongValues: false });
    expect(apply(solved, place(0, 1))).toBe(solved);
  });

  it("is lost after six wrong rows", () => {
    const wrong = Array.from({ length: GUESSES }, (): Row => [1, 2, 3, 4]);
    const lost = stateOf(...wrong);
    expect(check(lost).status).toBe("failed");
    expect(apply(lost, { type: "clear" })).toBe(lost);
    expect(hint(lost)).toBeNull();
  });

  it("is reached by solve() from a row that is wrong but for one field", () => {
    for (const row of [
      [null, 3, 6, 4],
      [2, 5, null, 1],
      [1, 3, 4, null],
    ]) {
      const state = solve(stateOf(row)).reduce(apply, stateOf(row));
      expect(check(state).status).toBe("solved");
      expect(state.rows[1]).toEqual(NONE);
    }
  });
});

/** What any completion of a row would answer, counted by trying them all. */
const mayBe = (state: State, draft: Row, rows: readonly number[]): boolean => {
  const options = [1, 2, 3, 4, 5, 6];
  for (const a of options)
    for (const b of options)
      for (const c of options)
        for (const d of options) {
          const code = [a, b, c, d];
          if (new Set(code).size < 4 || draft.some((value, n) => value !== null && value !== code[n])) continue;
          const fits = rows.every((row) => {
            const guess = state.rows[row] as readonly number[];
            return JSON.stringify(answerOf(guess, code)) === JSON.stringify(answerOf(guess, puzzle.solution));
          });
          if (fits) return true;
        }
  return false;
};

describe("what an answer rules out", () => {
  const state = stateOf([1, 2, 3, 4], [3, 5, 1, 2]);

  it("is explained by the first row that contradicts the draft, as trying them all finds it", () => {
    const random = seeded("drafts");
    let found = 0;
    for (let n = 0; n < 200; n++) {
      const draft = random.shuffled<number | null>([1, 2, 3, 4, 5, 6, null, null]).slice(0, 4);
      const against = contradictionOf(state, draft);
      const alone = [0, 1].filter((row) => !mayBe(state, draft, [row]));
      const expected = mayBe(state, draft, [0, 1]) ? undefined : (alone[0] ?? null);
      expect(against?.row, JSON.stringify(draft)).toBe(draft.every((value) => value === null) ? undefined : expected);
      if (against) found++;
    }
    expect(found).toBeGreaterThan(50);
  });

  it.each([
    [[5, 6, null, null], "tooFew"],
    [[2, 1, 4, 3], "tooMany"],
    [[null, null, 3, 4], "places"],
  ])("names for %j the reason %s", (draft, kind) => {
    expect(contradictionOf(stateOf([1, 2, 3, 4]), draft as Row)?.kind).toBe(kind);
  });

  it("marks the draft as wrong and comes first in a hint, which clears it", () => {
    const drafted = stateOf([1, 2, 3, 4], [5, 6, null, null]);
    expect(check(drafted).hasWrongValues).toBe(true);
    const given = hint(drafted)!;
    expect(given.title.id).toBe("meme.hint.against");
    expect(given.reason).toEqual([0, 1, 2, 3].map((x) => [x, 0]));
    expect(apply(drafted, given.move).rows[1]).toEqual(NONE);
  });
});

describe("hints", () => {
  it("retain the pegs in the first row", () => {
    expect(hint(stateOf([null, 6, 2, null]))!.move).toEqual({ type: "fill", values: [1, 6, 2, 3] });
  });

  it("use nothing but the answers: another solution with the same answers gives the same hint", () => {
    const rows: readonly Row[] = [[1, 2, 3, 4]];
    const other: State = { puzzle: { ...puzzle, solution: [3, 5, 1, 4] }, rows: stateOf(...rows).rows };
    expect(answerOf([1, 2, 3, 4], other.puzzle.solution)).toEqual(answerOf([1, 2, 3, 4], puzzle.solution));
    expect(hint(other)).toEqual(hint(stateOf(...rows)));
  });

  it("say how many sequences are left", () => {
    const left = hint(stateOf([1, 2, 3, 4], [3, 1, 4, 6]))!.steps[1]!;
    expect(left).toMatchObject({ id: "meme.hint.left", values: { count: 3 } });
  });
});

describe("saves", () => {
  const state = stateOf([1, 2, 3, 4], [5, null, null, null]);
  const refused = [
    ["a row that is locked", { row: 0, column: 0, value: 2 }],
    ["a row before its turn", { row: 2, column: 0, value: 2 }],
    ["a colour beyond the number", { row: 1, column: 1, value: 7 }],
    ["a colour that is in the row", { row: 1, column: 1, value: 5 }],
    ["a field outside the row", { row: 1, column: 4, value: 1 }],
    ["no value", { row: 1, column: 1 }],
    ["half a number", { row: 1, column: 1, value: 1.5 }],
    ["a digit as text", { row: 1, column: 1, value: "1" }],
    ["a reset with a value", { reset: true, row: 1, column: 1, value: 1 }],
    ["nothing", {}],
  ] as const;
  it.each(refused)("refuse %s", (_, save) => {
    expect(saves.merge(state, save)).toBeNull();
  });

  it("write and clear one field of the open row", () => {
    expect(saves.merge(state, { row: 1, column: 2, value: 6 })!.rows[1]).toEqual([5, null, 6, null]);
    expect(saves.merge(state, { row: 1, column: 0, value: null })!.rows[1]).toEqual(NONE);
    expect(saves.merge(state, { reset: true })).toEqual(fresh);
  });

  it("take what filled a locked row once more, and change nothing", () => {
    expect(saves.merge(state, { row: 0, column: 3, value: 4 })).toBe(state);
  });

  it("take over a row whose colours changed places without one being there twice", () => {
    const turned = stateOf([1, 2, 3, 4], [null, 5, 6, null]);
    const from = stateOf([1, 2, 3, 4], [6, null, 5, null]);
    const steps = saves.between(from, turned);
    expect(steps.reduce<State | null>((now, save) => now && saves.merge(now, save), from)).toEqual(turned);
  });

  it("go back over the start where another row was locked", () => {
    const other = stateOf([1, 2, 3, 5]);
    expect(saves.between(state, other)[0]).toEqual({ reset: true });
    expect(
      saves.between(state, other).reduce<State | null>((now, save) => now && saves.merge(now, save), state),
    ).toEqual(other);
  });
});

describe("payloads are refused", () => {
  const whole = payload.encode(stateOf([1, 2, 3, 4]), null as never) as Record<string, unknown>;
  it.each([
    ["with five fields of six colours", { numFields: 5 }],
    ["with a solution of too few colours", { solution: [3, 1, 6] }],
    ["with a solution that repeats a colour", { solution: [3, 3, 6, 4] }],
    ["with a row after an empty one", { grid: stateOf(NONE, [1, null, null, null]).rows }],
    ["with a row after the solution", { grid: stateOf([3, 1, 6, 4], [1, null, null, null]).rows }],
    ["with seven rows", { grid: [...fresh.rows, NONE] }],
    ["with a colour twice in a row", { grid: stateOf([1, 1, null, null]).rows }],
  ])("with %s", (_, change) => {
    expect(() => payload.decode({ ...whole, ...change })).toThrow();
  });
});

it("makes every kind of sequence: each colour in each field", () => {
  const random = seeded("made");
  const seen = new Set<string>();
  for (let n = 0; n < 2000; n++)
    for (const [column, value] of generate({ fields: 5, colours: 8 }, random).solution.entries())
      seen.add(`${column} ${value}`);
  expect(seen.size).toBe(40);
});

test("the marks of a row show how many colours are right and never which", () => {
  const rows = [
    [3, 2, 1, 5],
    [1, 3, 4, 6],
    [3, 1, 6, 4],
  ];
  expect(marks(stateOf(...rows))).toEqual([
    ["right", "near", "wrong", "wrong"],
    ["near", "near", "near", "near"],
    ["right", "right", "right", "right"],
  ]);
  // Another answer and other guesses with the same marks: they are indistinguishable.
  const other = { ...stateOf([1, 4, 2, 3], [3, 1, 6, 5], [1, 3, 5, 6]), puzzle: { ...puzzle, solution: [1, 3, 5, 6] } };
  expect(marks(other)).toEqual(marks(stateOf(...rows)));
  expect(marks(fresh)).toEqual([]);
});
