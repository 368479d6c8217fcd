import { describe, expect, it } from "vitest";
import type { Position } from "@karota/engine/game.ts";
import type { State } from "./board.ts";
import { simpleMaze } from "./index.ts";
import { backFrom, isAtHand, routeAlong, routeBetween, routeTo, runFrom, swipeOf, type Route } from "./routes.ts";
import { SMALL } from "./testing/drawn.ts";

const at = ([x, y]: Position): number => x + 5 * y;
const textOf = (route: Route | null): string | null =>
  route && route.map((cell) => `${cell % 5}${Math.floor(cell / 5)}`).join(" ");
const fresh = simpleMaze.start(SMALL);
const after = (...to: Position[]): State => simpleMaze.apply(fresh, { type: "walk", to });
const deep = after([1, 0], [1, 1], [0, 1], [0, 2]);

describe("a run", () => {
  it("goes round the bends of a corridor to the next fork, dead end or goal", () => {
    expect(textOf(runFrom(SMALL, at([0, 0]), "right"))).toBe("10");
    expect(textOf(runFrom(SMALL, at([1, 0]), "right"))).toBe("20 30 31 41");
    expect(textOf(runFrom(SMALL, at([1, 0]), "down"))).toBe("11 01 02 12 22");
    expect(textOf(runFrom(SMALL, at([4, 1]), "up"))).toBe("40");
    expect(textOf(runFrom(SMALL, at([4, 1]), "down"))).toBe("42 43");
    expect(textOf(runFrom({ ...SMALL, end: at([3, 0]) }, at([1, 0]), "right"))).toBe("20 30");
  });

  it("goes nowhere at a wall", () => {
    expect(runFrom(SMALL, at([0, 0]), "down")).toStrictEqual([]);
  });

  it("back leads to the fork before, or to the start", () => {
    expect(textOf(backFrom(deep))).toBe("01 11 10");
    expect(textOf(backFrom(after([1, 0])))).toBe("00");
    expect(textOf(backFrom(fresh))).toBe("");
  });
});

describe("a picked cell", () => {
  it("is reached straight ahead, along a corridor without a choice, and back along the path", () => {
    expect(textOf(routeTo(fresh, at([3, 0])))).toBe("10 20 30");
    expect(textOf(routeTo(after([1, 0]), at([0, 2])))).toBe("11 01 02");
    expect(textOf(routeTo(deep, at([0, 0])))).toBe("01 11 10 00");
  });

  it("is not reached past a choice round a corner, nor through a wall", () => {
    expect(routeTo(fresh, at([1, 1]))).toBeNull();
    expect(routeTo(fresh, at([0, 1]))).toBeNull();
    expect(routeTo(fresh, at([4, 3]))).toBeNull();
  });
});

describe("a drag", () => {
  it("is followed straight on, round a near corner and back, and not where no near way leads", () => {
    expect(textOf(routeAlong(fresh, at([3, 0])))).toBe("10 20 30");
    expect(textOf(routeAlong(after([1, 0], [2, 0]), at([3, 1])))).toBe("30 31");
    expect(textOf(routeAlong(deep, at([1, 0])))).toBe("01 11 10");
    expect(routeAlong(fresh, at([4, 0]))).toBeNull();
  });

  it("becomes one walk from the old path to the new one", () => {
    const other = after([1, 0], [2, 0], [3, 0]);
    expect(textOf(routeBetween(deep.path, other.path))).toBe("01 11 10 20 30");
    expect(textOf(routeBetween(fresh.path, deep.path))).toBe("10 11 01 02");
    expect(routeBetween(deep.path, deep.path)).toStrictEqual([]);
  });

  it("begins at the player, within reach of a finger; elsewhere it is a swipe", () => {
    expect([isAtHand(fresh, [1, 1], 1), isAtHand(fresh, [2, 0], 1), isAtHand(fresh, [2, 0], 2)]).toStrictEqual([
      true,
      false,
      true,
    ]);
    expect(swipeOf([2, 2], [4, 1], 1)).toBe("right");
    expect(swipeOf([2, 2], [1, 2], 1)).toBe("left");
    expect(swipeOf([2, 2], [2, 0], 2)).toBe("up");
    expect(swipeOf([2, 2], [2, 3], 1)).toBe("down");
    expect(swipeOf([2, 2], [3, 2], 2)).toBeNull();
  });
});
