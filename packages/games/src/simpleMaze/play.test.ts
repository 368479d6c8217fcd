import { describe, expect, it } from "vitest";
import type { Position } from "@karota/engine/game.ts";
import { type State } from "./board.ts";
import { simpleMaze } from "./index.ts";
import { SMALL } from "./testing/drawn.ts";

const { start, apply, check, solve } = simpleMaze;
const walk = (state: State, ...to: Position[]): State => apply(state, { type: "walk", to });
const fresh = start(SMALL);
const cells = (state: State): string => state.path.map((cell) => `${cell % 5}${Math.floor(cell / 5)}`).join(" ");

describe("walking", () => {
  it("goes from cell to cell as one move", () => {
    expect(cells(walk(fresh, [1, 0], [1, 1], [0, 1]))).toBe("00 10 11 01");
  });

  it("back shortens the path, also within one move", () => {
    const astray = walk(fresh, [1, 0], [1, 1], [0, 1]);
    expect(cells(walk(astray, [1, 1], [1, 0]))).toBe("00 10");
    expect(cells(walk(astray, [1, 1], [1, 0], [2, 0]))).toBe("00 10 20");
    expect(walk(fresh, [1, 0], [0, 0])).toBe(fresh);
  });

  it.each<[string, Position[]]>([
    ["through a wall", [[0, 1]]],
    ["with a jump", [[2, 0]]],
    ["off the board", [[-1, 0]]],
    [
      "through a wall after good steps",
      [
        [1, 0],
        [2, 0],
        [2, 1],
      ],
    ],
    ["nowhere", []],
    ["where it stands", [[0, 0]]],
  ])("%s is refused as a whole", (_, to) => {
    expect(walk(fresh, ...to)).toBe(fresh);
  });

  it("ends at the goal: neither a further step of the same move nor a later move leaves it", () => {
    const puzzle = { ...SMALL, end: 9 };
    const there: Position[] = [
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
      [4, 1],
    ];
    const solved = walk(start(puzzle), ...there);
    expect(check(solved).status).toBe("solved");
    expect(walk(solved, [3, 1])).toBe(solved);
    const begun = start(puzzle);
    expect(walk(begun, ...there, [4, 2])).toBe(begun);
  });
});

describe("the verdict", () => {
  it("names a wrong turn, and progress in tenths of the way up to it", () => {
    expect(check(fresh)).toMatchObject({ status: "playing", hasWrongValues: false, progress: { done: 0, total: 100 } });
    const right = walk(fresh, [1, 0], [2, 0], [3, 0], [3, 1]);
    expect(check(right)).toMatchObject({ hasWrongValues: false, progress: { done: 50 } });
    const wrong = walk(fresh, [1, 0], [1, 1], [0, 1]);
    expect(check(wrong)).toMatchObject({ status: "playing", hasWrongValues: true, progress: { done: 10 } });
  });

  it("is solved where the path reaches the goal", () => {
    const solved = solve(fresh).reduce(apply, fresh);
    expect(cells(solved)).toBe("00 10 20 30 31 41 42 43");
    expect(check(solved)).toMatchObject({ status: "solved", allFilledUp: true, progress: { done: 100, total: 100 } });
  });
});

describe("where several ways lead to the goal", () => {
  // The wall between (2, 1) and (3, 1) is gone: →→→↓→↓↓ is no longer the only way.
  const { walls } = SMALL;
  const looped = { ...SMALL, walls: walls.with(7, walls[7]! & ~2).with(8, walls[8]! & ~8) };
  const begun = start(looped);

  it("each of them is right, also a longer one", () => {
    const around = walk(begun, [1, 0], [1, 1], [0, 1], [0, 2]);
    expect(check(around)).toMatchObject({ hasWrongValues: false });
    expect(check(solve(around).reduce(apply, around)).status).toBe("solved");
    expect(cells(solve(around).reduce(apply, around))).toBe("00 10 11 01 02 12 22 21 31 41 42 43");
  });

  it("wrong is where one can only turn back, even if the goal is near", () => {
    const stub = walk(begun, [1, 0], [1, 1], [0, 1], [0, 2], [1, 2], [2, 2], [2, 3]);
    expect(check(stub)).toMatchObject({ hasWrongValues: true });
    expect(solve(stub)[0]).toStrictEqual({ type: "walk", to: [[2, 2]] });
  });

  it("a circle that closes is left out of the path", () => {
    const closed = walk(begun, [1, 0], [1, 1], [0, 1], [0, 2], [1, 2], [2, 2], [2, 1], [3, 1], [3, 0], [2, 0], [1, 0]);
    expect(cells(closed)).toBe("00 10");
  });
});

describe("the solution", () => {
  it("goes from fork to fork", () => {
    expect(solve(fresh).map(({ to }) => to.length)).toStrictEqual([1, 4, 2]);
  });

  it("goes back first where a wrong turn was taken", () => {
    const astray = walk(fresh, [1, 0], [1, 1], [0, 1]);
    expect(solve(astray)[0]).toStrictEqual({
      type: "walk",
      to: [
        [1, 1],
        [1, 0],
      ],
    });
    expect(check(solve(astray).reduce(apply, astray)).status).toBe("solved");
  });
});
