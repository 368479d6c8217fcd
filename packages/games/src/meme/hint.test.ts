import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { answerOf, type Row, type State } from "./board.ts";
import { contradictionOf } from "./contradiction.ts";
import { hint } from "./hint.ts";
import { apply, check } from "./play.ts";
import { NONE, puzzle, stateOf } from "./testing/boards.ts";

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

  it("names the first row that contradicts the draft, as trying them all finds it", () => {
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
    const told = hint(drafted)!;
    expect(told.title.id).toBe("meme.hint.against");
    expect(told.reason).toEqual([0, 1, 2, 3].map((x) => [x, 0]));
    expect(apply(drafted, told.move).rows[1]).toEqual(NONE);
  });
});

describe("hints", () => {
  it("keep what was laid in the first row", () => {
    expect(hint(stateOf([null, 6, 2, null]))!.move).toEqual({ type: "fill", values: [1, 6, 2, 3] });
  });

  it("know no more than the answers: another solution with the same answers gives the same hint", () => {
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
