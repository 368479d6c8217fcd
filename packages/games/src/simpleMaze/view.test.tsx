import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { simpleMaze } from "./index.ts";
import { mazeOf, SMALL } from "./testing/drawn.ts";
import { wallLines } from "./view-picture.tsx";
import { focused, game, path, press, show } from "./testing/shown-maze.tsx";

beforeEach(() => {
  // jsdom does not scroll, and has no capture and no size: a cell is ten pixels.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  Element.prototype.setPointerCapture = vi.fn<() => void>();
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(50);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(40);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("by keyboard", () => {
  it("an arrow goes one cell, and the focus along", () => {
    show();
    expect(press("ArrowRight")).toBe(false);
    expect([path(), focused()]).toEqual(["00 10", "1,0"]);
    press("ArrowLeft");
    expect([path(), focused()]).toEqual(["00", "0,0"]);
  });

  it.each(["shiftKey", "ctrlKey"])("with %s it runs to the next fork", (held) => {
    show();
    press("ArrowRight");
    press("ArrowRight", { [held]: true });
    expect([path(), focused()]).toEqual(["00 10 20 30 31 41", "4,1"]);
  });

  it("Backspace goes back to the fork before", () => {
    show();
    press("ArrowRight");
    press("ArrowDown", { shiftKey: true });
    press("Backspace");
    expect(path()).toBe("00 10");
  });

  it("a wall stops the player, and is announced", () => {
    show();
    press("ArrowDown");
    expect(path()).toBe("00");
    expect(game.said).toEqual(["Spodaj je zid."]);
    expect(game.moves).toEqual([]);
  });

  it("the keys lead to the goal", () => {
    show();
    for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) press(key, { shiftKey: true });
    expect(screen.getByText("solved")).toBeTruthy();
    expect(press("ArrowUp", { shiftKey: true })).toBe(false);
    expect(path()).toBe("00 10 20 30 31 41 42 43");
  });

  it("the browser's and the frame's keys do nothing", () => {
    show();
    for (const [key, held] of [
      ["Tab", {}],
      ["a", {}],
      ["h", { altKey: true }],
      ["z", { ctrlKey: true }],
      ["ArrowLeft", { altKey: true }],
    ] as const)
      expect(press(key, held)).toBe(true);
  });
});

it("turned, arrows lead as they are seen, and what is said is seen, too", () => {
  show({}, simpleMaze.turn!.state(simpleMaze.start(SMALL)));
  game.cell(0, 0).focus();
  game.user.press("ArrowRight");
  expect(game.said).toEqual(["Desno je zid."]);
  game.user.press("ArrowDown");
  expect(focused()).toBe("0,1");
  expect(document.activeElement?.getAttribute("aria-label")).toBe(
    "2. vrstica, 1. stolpec, odprto gor, desno in dol, tu si ti",
  );
  expect(game.moves).toEqual([{ type: "walk", to: [[0, 1]] }]);
});

describe("what is said and shown", () => {
  const label = (x: number, y: number) => game.cell(x, y).getAttribute("aria-label");

  it("every cell says where it is, where one can go from it, and what is there", () => {
    show(
      {},
      simpleMaze.apply(simpleMaze.start(SMALL), {
        type: "walk",
        to: [
          [1, 0],
          [2, 0],
        ],
      }),
    );
    expect(
      within(screen.getByRole("grid", { name: "Labirint, 5 krat 4. Deteljica: 4. vrstica, 5. stolpec." })).getAllByRole(
        "gridcell",
      ),
    ).toHaveLength(20);
    expect(label(2, 0)).toBe("1. vrstica, 3. stolpec, odprto desno in levo, tu si ti");
    expect(label(1, 0)).toBe("1. vrstica, 2. stolpec, odprto desno, dol in levo, na tvoji sledi");
    expect(label(0, 0)).toBe("1. vrstica, 1. stolpec, slepa ulica, odprto desno, zajčkova luknja, na tvoji sledi");
    expect(label(4, 3)).toBe("4. vrstica, 5. stolpec, slepa ulica, odprto gor, deteljica");
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  });

  it("a wrong turn is marked only while the state display is on", () => {
    show(
      {},
      simpleMaze.apply(simpleMaze.start(SMALL), {
        type: "walk",
        to: [
          [1, 0],
          [1, 1],
          [0, 1],
        ],
      }),
    );
    const astray = () => document.querySelector("[data-astray] polyline");
    expect([astray(), label(1, 1)?.includes("zunaj prave poti")]).toEqual([null, false]);
    game.change({ stateShown: true });
    expect(astray()?.getAttribute("points")).toBe("15 5 15 15 5 15");
    expect([label(1, 1), label(1, 0)].map((words) => words?.includes("zunaj prave poti"))).toEqual([true, false]);
  });

  it("a hint shows its fork with the second step and where to go with the last", () => {
    show();
    const hint = simpleMaze.hint!(simpleMaze.start(SMALL))!;
    const marks = () => document.querySelectorAll("svg rect, svg circle[r='4.2']").length;
    game.again({ hint: { hint, stage: 0 } });
    expect(marks()).toBe(0);
    game.again({ hint: { hint, stage: 1 } });
    expect(marks()).toBe(1);
    game.again({ hint: { hint, stage: 2 } });
    expect(marks()).toBe(2);
    expect(label(2, 0)).toContain("polje iz namiga");
  });

  it("draws walls that lie in one line as one stroke, and not the edge", () => {
    const across = "M0 10H10M20 10H30M10 20H20M30 20H40M0 30H20";
    expect(wallLines(SMALL)).toBe(`${across}M20 10V20M30 10V30M40 0V10M40 20V40`);
  });
});

describe("a maze that does not cover the board, with a loop", () => {
  /** The right column is outside; from (1, 0) one can go round and back. */
  const puzzle = mazeOf(`
+--+--+--+--+--+
|S          |##|
+--+  +--+  +--+
|     |     |##|
+  +--+  +--+--+
|        |  |##|
+--+--+  +  +--+
|         E |##|
+--+--+--+--+--+
`);

  it("says of a cell outside that it is", () => {
    show({}, simpleMaze.start(puzzle));
    expect(game.cell(4, 0).getAttribute("aria-label")).toBe("1. vrstica, 5. stolpec, zunaj labirinta");
  });

  it("has no walls between cells that are both outside", () => {
    expect(wallLines(puzzle)).not.toContain("M40 10H50");
    expect(wallLines(puzzle)).toContain("M40 0V40");
  });

  it("calls its shortest way so at the end", () => {
    show({}, simpleMaze.start(puzzle));
    for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowRight"]) press(key, { shiftKey: true });
    expect(screen.getByText(/^Najkrajša pot meri/)).toBeTruthy();
  });
});
