import fc from "fast-check";
import { expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { placeOf, positionOf, SIZES } from "./board.ts";
import { generate } from "./generate.ts";
import { simpleMaze } from "./index.ts";
import { isPath, solve, walk } from "./play.ts";
import { runFrom } from "./routes.ts";
import { SMALL } from "./testing/drawn.ts";

const { start, apply, check } = simpleMaze;
const turn = simpleMaze.turn!;

/** A maze after some runs in any directions. */
const played = fc
  .record({
    size: fc.constantFrom(...SIZES),
    seed: fc.string(),
    runs: fc.array(fc.constantFrom("up", "right", "down", "left"), { maxLength: 12 }),
  })
  .map(({ size, seed, runs }) => {
    const puzzle = generate({ ...simpleMaze.options.daily, size }, seeded(seed));
    return runs.reduce(
      (state, direction) => apply(state, walk(puzzle, runFrom(puzzle, placeOf(state), direction))),
      start(puzzle),
    );
  });
const RUNS = { numRuns: depth(30, 1000) };

it("turning twice gives the same board, and the same puzzle object", () => {
  fc.assert(
    fc.property(played, (state) => {
      const twice = turn.state(turn.state(state));
      expect(twice).toEqual(state);
      expect(twice.puzzle).toBe(state.puzzle);
    }),
    RUNS,
  );
});

it("a turned path is a path of the turned maze, and as good", () => {
  fc.assert(
    fc.property(played, (state) => {
      const turned = turn.state(state);
      expect(isPath(turned.puzzle, turned.path)).toBe(true);
      expect(check(turned)).toEqual(check(state));
    }),
    RUNS,
  );
});

it("a move on the turned maze is its turned move on the maze: what solves one solves the other", () => {
  fc.assert(
    fc.property(played, (state) => {
      const turned = turn.state(state);
      for (const move of solve(turned)) {
        expect(turn.move(turn.move(move))).toEqual(move);
        expect(turn.state(apply(state, turn.move(move)))).toEqual(apply(turned, move));
      }
      const end = solve(turned).reduce((before, move) => apply(before, turn.move(move)), state);
      expect(check(end).status).toBe("solved");
    }),
    RUNS,
  );
});

it("what goes through a wall of one goes through a wall of the other", () => {
  const turned = turn.state(start(SMALL));
  const right = { type: "walk", to: [[1, 0]] } as const;
  // Right of the start is open; in the turned maze that is below.
  expect(apply(turned, right)).toBe(turned);
  expect(positionOf(turned.puzzle, placeOf(apply(turned, turn.move(right))))).toEqual([0, 1]);
});

it("only a maze that is wider than high is worth turning", () => {
  expect(
    SIZES.filter((size) => turn.isWide(start(generate({ ...simpleMaze.options.daily, size }, seeded("1"))))),
  ).toEqual(["25x15"]);
});
