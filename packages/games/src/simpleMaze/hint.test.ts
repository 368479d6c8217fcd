import { describe, expect, it } from "vitest";
import type { Position } from "@karota/engine/game.ts";
import { seeded } from "@karota/engine/random.ts";
import { exitsOf, isFork } from "./board.ts";
import { generate } from "./generate.ts";
import { simpleMaze } from "./index.ts";
import { wayOn } from "./play.ts";
import { SMALL } from "./testing/drawn.ts";

const PLAIN = { size: "25x25", level: "normal", shape: "rectangle", ways: "one" } as const;
const { start, apply, hint } = simpleMaze;
const after = (...to: Position[]) => hint!(apply(start(SMALL), { type: "walk", to }))!;

describe("a hint", () => {
  it("on the right way says how far the next fork is and which way to take there, and walks on to the one after", () => {
    const first = hint!(start(SMALL))!;
    expect(first).toMatchObject({ reason: [[1, 0]], target: [[2, 0]], ruledOut: [] });
    expect(first.steps[1]?.values).toMatchObject({ count: 1, cell: { values: { row: 1, column: 2 } } });
    expect(first.steps[2]?.values).toStrictEqual({ direction: "right" });
    expect(first.move.to.at(-1)).toStrictEqual([4, 1]);
  });

  it("at a fork names the way from there", () => {
    const here = after([1, 0], [2, 0], [3, 0], [3, 1], [4, 1]);
    expect(here.steps[1]?.values).toMatchObject({ count: 0 });
    expect(here.steps[2]?.values).toStrictEqual({ direction: "down" });
  });

  it("after a wrong turn says how far back its fork is, shows what was wrong, and goes back there but no further", () => {
    const back = after([1, 0], [1, 1], [0, 1]);
    expect(back.title.id).toBe("simpleMaze.hint.astray");
    expect(back.steps[1]?.values).toStrictEqual({ count: 2 });
    expect(back).toMatchObject({
      target: [[1, 0]],
      ruledOut: [
        [1, 1],
        [0, 1],
      ],
      move: {
        to: [
          [1, 1],
          [1, 0],
        ],
      },
    });
  });

  it("behind the last fork says how far the goal is", () => {
    const last = after([1, 0], [2, 0], [3, 0], [3, 1], [4, 1], [4, 2]);
    expect(last.steps.at(-1)).toStrictEqual({ id: "simpleMaze.hint.end.so", values: { count: 1 } });
    expect(last.target).toStrictEqual([[4, 3]]);
  });

  it("is null at the goal", () => {
    const solved = simpleMaze.solve(start(SMALL)).reduce(apply, start(SMALL));
    expect(hint!(solved)).toBeNull();
  });

  it("never walks past more than two forks, and mentions a fork only where there is a choice", () => {
    for (let board = 0; board < 20; board++) {
      let state = start(generate(PLAIN, seeded(`hint ${board}`)));
      for (let now = hint!(state); now; now = hint!(state)) {
        const { puzzle } = state;
        const choices = now.move.to.filter(([x, y]) => isFork(puzzle, x + puzzle.columns * y));
        expect(choices.length).toBeLessThanOrEqual(2);
        const forced = now.reason
          .map(([x, y]) => x + puzzle.columns * y)
          .filter((cell) => exitsOf(puzzle, cell).length < (cell === puzzle.start ? 2 : 3));
        expect(forced).toStrictEqual([]);
        state = apply(state, now.move);
      }
      expect(wayOn(state.puzzle, state.path)).toStrictEqual([]);
    }
  });
});
