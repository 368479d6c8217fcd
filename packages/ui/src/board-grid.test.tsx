import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BoardCell } from "./board-cell.tsx";
import { BoardGrid } from "./board-grid.tsx";
import type { BoardGesture } from "./use-board-gesture.ts";

/** Each cell is 10 px wide and high; the board begins at 0. */
const [COLUMNS, ROWS, SIZE] = [5, 3, 10];
const received: string[] = [];
const record =
  (name: string) =>
  (at: readonly [number, number] | null): void =>
    void received.push(`${name} ${at?.join(",") ?? "nowhere"}`);
const DRAG: BoardGesture = { start: record("start"), over: record("over"), end: record("end") };
const HOLD: BoardGesture = { hold: record("hold") };

function show(gesture?: BoardGesture, readOnly = false) {
  const board = (still: boolean) => (
    <BoardGrid
      label="board"
      columns={COLUMNS}
      rows={ROWS}
      cursor="0,0"
      pick={(x, y) => record("pick")([x, y])}
      press={() => false}
      readOnly={still}
      {...(gesture && { gesture })}
      cell={(x, y) => (
        <BoardCell
          key={x}
          at={`${x},${y}`}
          label={`${x} ${y}`}
          text=""
          kind="open"
          reachable={x + y === 0}
          selected={false}
          wash={null}
          mark={null}
          hint={null}
        />
      )}
    />
  );
  const page = render(board(readOnly));
  const grid = screen.getByRole("grid");
  Object.defineProperties(grid, {
    clientWidth: { value: COLUMNS * SIZE },
    clientHeight: { value: ROWS * SIZE },
    setPointerCapture: { value: () => undefined },
  });
  return { grid, finish: () => page.rerender(board(true)) };
}
const at = (x: number, y: number) => ({ clientX: x * SIZE + 5, clientY: y * SIZE + 5 });
const cell = (x: number, y: number): HTMLElement => document.querySelector(`[data-at="${x},${y}"]`)!;
const TOUCH = { pointerId: 1, pointerType: "touch", button: 0 };
const down = (x: number, y: number, more = {}) => fireEvent.pointerDown(cell(x, y), { ...TOUCH, ...at(x, y), ...more });
const move = (x: number, y: number, more = {}) =>
  fireEvent.pointerMove(screen.getByRole("grid"), { ...TOUCH, ...at(x, y), ...more });
const up = (x: number, y: number, more = {}) =>
  fireEvent.pointerUp(screen.getByRole("grid"), { ...TOUCH, ...at(x, y), ...more });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  received.length = 0;
  vi.useRealTimers();
});

describe("a drag", () => {
  it("begins where the pointer was pressed, goes over each other cell once and ends where it is let go", () => {
    show(DRAG);
    down(0, 0);
    move(0, 0);
    move(1, 1);
    move(1, 1, { clientX: 18 });
    move(2, 2);
    up(2, 2);
    fireEvent.click(screen.getByRole("grid"));
    expect(received).toEqual(["start 0,0", "over 1,1", "over 2,2", "end 2,2"]);
  });

  it("may come back to where it began", () => {
    show(DRAG);
    down(1, 1);
    move(2, 1);
    move(1, 1);
    up(1, 1);
    expect(received).toEqual(["start 1,1", "over 2,1", "over 1,1", "end 1,1"]);
  });

  it("ends without a cell when it is let go beside the board or cancelled", () => {
    show(DRAG);
    down(4, 0);
    move(3, 0);
    move(9, 9);
    up(9, 9);
    down(4, 0);
    move(3, 0);
    fireEvent.pointerCancel(screen.getByRole("grid"), TOUCH);
    expect(received).toEqual(["start 4,0", "over 3,0", "end nowhere", "start 4,0", "over 3,0", "end nowhere"]);
  });

  it("ends with a second finger", () => {
    show(DRAG);
    down(0, 0);
    move(1, 0);
    down(4, 2, { pointerId: 2 });
    move(2, 0);
    expect(received).toEqual(["start 0,0", "over 1,0", "end nowhere"]);
  });

  it("does not begin within one cell: that picks it", () => {
    show(DRAG);
    down(2, 1);
    move(2, 1, { clientX: 21 });
    up(2, 1);
    fireEvent.click(cell(2, 1));
    expect(received).toEqual(["pick 2,1"]);
  });

  it("is followed by picks again", () => {
    show(DRAG);
    down(0, 0);
    move(1, 0);
    up(1, 0);
    fireEvent.click(screen.getByRole("grid"));
    fireEvent.click(cell(3, 0));
    expect(received).toEqual(["start 0,0", "over 1,0", "end 1,0", "pick 3,0"]);
  });

  it("lets a tap put the focus on its cell, and nothing take it away, also when the board is then finished", () => {
    const { finish } = show(HOLD);
    down(2, 1);
    up(2, 1);
    expect(document.activeElement).toBe(cell(2, 1));
    finish();
    expect(fireEvent.mouseDown(cell(2, 1))).toBe(false);
  });

  it("takes over the touch; boards without one leave it to the page", () => {
    expect(show(DRAG).grid.dataset["drag"]).toBe("true");
    cleanup();
    expect(show(HOLD).grid.dataset["drag"]).toBeUndefined();
  });
});

describe("a tap", () => {
  it("picks when it is lifted, also where no click follows", () => {
    show(DRAG);
    down(0, 0);
    move(4, 0);
    up(4, 0);
    down(2, 1);
    up(2, 1);
    down(3, 1, { pointerType: "pen" });
    up(3, 1, { pointerType: "pen" });
    expect(received).toEqual(["start 0,0", "over 4,0", "end 4,0", "pick 2,1", "pick 3,1"]);
  });

  it("picks once: the click that follows is the same tap", () => {
    show({ ...DRAG, ...HOLD });
    for (const x of [2, 2, 3]) {
      down(x, 1);
      up(x, 1);
      fireEvent.click(cell(x, 1));
    }
    expect(received).toEqual(["pick 2,1", "pick 2,1", "pick 3,1"]);
  });

  it("of a mouse picks with the click", () => {
    show(DRAG);
    const mouse = { pointerType: "mouse" };
    down(2, 1, mouse);
    up(2, 1, mouse);
    expect(received).toEqual([]);
    fireEvent.click(cell(2, 1));
    expect(received).toEqual(["pick 2,1"]);
  });

  it("does not pick when it is cancelled", () => {
    show(HOLD);
    down(2, 1);
    fireEvent.pointerCancel(screen.getByRole("grid"), TOUCH);
    up(2, 1);
    expect(received).toEqual([]);
  });
});

describe("a long press", () => {
  it("holds after 500 ms, and letting go then picks nothing", async () => {
    show(HOLD);
    down(2, 1);
    await wait(499);
    expect(received).toEqual([]);
    await wait(1);
    up(2, 1);
    fireEvent.click(cell(2, 1));
    expect(received).toEqual(["hold 2,1"]);
  });

  it("does not hold when the finger strays more than 8 px or is let go before", async () => {
    show(HOLD);
    down(2, 1);
    move(2, 1, { clientX: 34 });
    await wait(600);
    up(2, 1);
    expect(received).toEqual([]);
    down(2, 1);
    await wait(400);
    up(2, 1);
    await wait(200);
    expect(received).toEqual(["pick 2,1"]);
  });

  it("tolerates a trembling finger", async () => {
    show(HOLD);
    down(2, 1);
    move(2, 1, { clientX: 31 });
    await wait(500);
    expect(received).toEqual(["hold 2,1"]);
  });

  it("opens no menu", async () => {
    show(HOLD);
    down(2, 1);
    expect(fireEvent.contextMenu(cell(2, 1), { ...at(2, 1), button: 0 })).toBe(false);
    await wait(500);
    expect(fireEvent.contextMenu(cell(2, 1), { ...at(2, 1), button: 0 })).toBe(false);
    expect(received).toEqual(["hold 2,1"]);
  });

  it("does not hold any more once the board is read-only", async () => {
    const { finish } = show(HOLD);
    down(2, 1);
    finish();
    await wait(600);
    expect(received).toEqual([]);
  });
});

describe("the right button of a mouse", () => {
  const mouse = { pointerType: "mouse", button: 2 };

  it("holds at once, without a menu", () => {
    show(HOLD);
    down(3, 2, mouse);
    expect(fireEvent.contextMenu(cell(3, 2), { ...at(3, 2), button: 2 })).toBe(false);
    expect(received).toEqual(["hold 3,2"]);
  });

  it("is Ctrl and the left one on a Mac", async () => {
    show(HOLD);
    down(3, 2, { pointerType: "mouse", ctrlKey: true });
    expect(fireEvent.contextMenu(cell(3, 2), { ...at(3, 2), button: 0, ctrlKey: true })).toBe(false);
    await wait(600);
    expect(received).toEqual(["hold 3,2"]);
  });

  it("is the browser's where nothing can be held, and so is the menu key", () => {
    show(DRAG);
    expect(fireEvent.contextMenu(cell(3, 2), { ...at(3, 2), button: 2 })).toBe(true);
    cleanup();
    show(HOLD);
    expect(fireEvent.contextMenu(cell(3, 2), { ...at(3, 2), button: 0 })).toBe(true);
    expect(received).toEqual([]);
  });
});

it("drawings over and under the cells are no part of the board to a reader", () => {
  render(
    <BoardGrid
      label="drawn"
      columns={1}
      rows={1}
      cursor="0,0"
      pick={() => undefined}
      press={() => false}
      cell={() => <div key="0" role="gridcell" aria-label="cell" />}
      overlay={<svg data-testid="over" />}
      underlay={<svg data-testid="under" />}
    />,
  );
  for (const id of ["over", "under"]) expect(screen.getByTestId(id).closest("[aria-hidden=true]")).not.toBeNull();
  const grid = screen.getByRole("grid", { name: "drawn" });
  expect(screen.getByRole("row")).toBe(grid.lastElementChild);
});

it("a read-only board has picks and no gestures", async () => {
  show({ ...DRAG, ...HOLD }, true);
  down(0, 0);
  move(1, 0);
  await wait(600);
  up(1, 0);
  fireEvent.click(cell(1, 0));
  expect(received).toEqual(["pick 1,0"]);
});
