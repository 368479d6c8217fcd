import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Position } from "@karota/engine/game.ts";
import { simpleMaze } from "./index.ts";
import { SMALL } from "./testing/drawn.ts";
import { game, path, press, show } from "./testing/shown-maze.tsx";

beforeEach(() => {
  // jsdom does not scroll, and knows no capture and no size: a cell is ten pixels.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  Element.prototype.setPointerCapture = vi.fn<() => void>();
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(50);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(40);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Presses at one cell and moves over others. */
const drag = (first: Position, ...others: Position[]): void => {
  const grid = screen.getByRole("grid");
  const to = ([x, y]: Position) => ({ pointerId: 1, button: 0, clientX: 10 * x + 5, clientY: 10 * y + 5 });
  fireEvent.pointerDown(grid, to(first));
  for (const other of others) fireEvent.pointerMove(grid, to(other));
  fireEvent.pointerUp(grid, to(others.at(-1) ?? first));
};

describe("by pointer", () => {
  it("a tap goes straight ahead, and back along the trail; elsewhere a message says why not", () => {
    show();
    game.user.click(3, 0);
    expect(path()).toBe("00 10 20 30");
    game.user.click(1, 0);
    expect(path()).toBe("00 10");
    game.user.click(4, 3);
    expect(path()).toBe("00 10");
    expect(game.said.at(-1)).toMatch(/^Tja od tod ne pelje/);
  });

  it("dragging the hare draws its trail, round corners and back again, as one move", () => {
    show();
    drag([0, 0], [1, 0], [1, 1], [1, 0], [2, 0], [3, 0], [3, 1]);
    expect(path()).toBe("00 10 20 30 31");
    expect(game.moves).toHaveLength(1);
  });

  it("a drag that crosses a wall waits until it is back in the corridor", () => {
    show();
    drag([0, 0], [1, 0], [2, 0], [2, 1], [2, 0], [3, 0]);
    expect(path()).toBe("00 10 20 30");
  });

  it("a drag to the goal arrives at once", () => {
    show(
      {},
      simpleMaze.apply(simpleMaze.start(SMALL), {
        type: "walk",
        to: [
          [1, 0],
          [2, 0],
          [3, 0],
          [3, 1],
          [4, 1],
        ],
      }),
    );
    drag([4, 1], [4, 2], [4, 3]);
    expect(screen.getByText("solved")).toBeTruthy();
  });

  it("a swipe anywhere else runs to the next fork", () => {
    show();
    drag([2, 2], [3, 2], [4, 2]);
    expect(path()).toBe("00 10");
    drag([4, 3], [3, 3]);
    expect(path()).toBe("00");
    drag([3, 3], [3, 1]);
    expect(game.said.at(-1)).toBe("Zgoraj je zid.");
  });

  it("the keys on the page run to the fork and back, and tell where one is", () => {
    show();
    const keys = () => within(screen.getByRole("group", { name: "Tipke" })).getAllByRole("button");
    fireEvent.click(keys()[3]!);
    expect(path()).toBe("00 10");
    expect(game.said.at(-1)).toContain("1. vrstica, 2. stolpec");
    fireEvent.click(keys()[2]!);
    expect(path()).toBe("00 10 11 01 02 12 22");
    fireEvent.click(keys()[4]!);
    expect(path()).toBe("00 10");
  });

  it("the keys on the page go one cell, or away, when they are set so", () => {
    show({ settings: { own: { arrows: "step" } } });
    const right = () => screen.getByRole("button", { name: "Eno polje desno" });
    fireEvent.click(right());
    fireEvent.click(right());
    expect(path()).toBe("00 10 20");
    expect(game.own().switches.map(({ id, value }) => [id, value])).toEqual([["arrows", "step"]]);
    game.change({ own: { arrows: "off" } });
    expect(screen.queryByRole("group", { name: "Tipke" })).toBeNull();
  });

  it("nothing moves while it is only to look at", () => {
    show({ readOnly: true });
    game.user.click(3, 0);
    drag([0, 0], [1, 0]);
    press("ArrowRight");
    fireEvent.click(screen.getByRole("button", { name: "Desno do razpotja" }));
    expect(game.moves).toEqual([]);
  });
});
