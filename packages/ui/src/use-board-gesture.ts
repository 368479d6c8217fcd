import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";
import type { Position } from "@karota/engine/game.ts";

/**
 * What a pointer may do on a board beside picking a cell. A drag begins when the pressed pointer reaches another cell,
 * and then no cell is picked; a quick move leaves cells out. A long press, or the right button of a mouse, holds.
 */
export interface BoardGesture {
  /** A drag begins: the cell where the pointer was pressed. */
  readonly start?: (at: Position) => void;
  /** The drag reaches another cell, or comes back to one. */
  readonly over?: (at: Position) => void;
  /** The drag ends on this cell; null: beside the board, or it was taken away. */
  readonly end?: (at: Position | null) => void;
  readonly hold?: (at: Position) => void;
}

/** How long a press is until it holds, in milliseconds, and how far it may stray, in pixels. */
const LONG_PRESS_MS = 500;
const MAX_STRAY_PX = 8;

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly from: Position;
  readonly byMouse: boolean;
  /** The cell the drag is on; undefined before it begins. */
  over?: Position;
  /** Runs as long as the press may still become a hold. */
  timer?: ReturnType<typeof setTimeout> | undefined;
}

const isSame = (one: Position, other: Position): boolean => one[0] === other[0] && one[1] === other[1];

/** The cell under a point of the page, of a board of cells of one size; null beside it. */
export function cellUnder(grid: HTMLElement, columns: number, rows: number, x: number, y: number): Position | null {
  const { left, top } = grid.getBoundingClientRect();
  const column = Math.floor(((x - left - grid.clientLeft) / grid.clientWidth) * columns);
  const row = Math.floor(((y - top - grid.clientTop) / grid.clientHeight) * rows);
  return column >= 0 && row >= 0 && column < columns && row < rows ? [column, row] : null;
}

/**
 * The handlers of a board with gestures; without one, none. `picks` says of a click whether it picks. A tap of a finger
 * or a pen picks as it is lifted: right after a flick, browsers leave out the click.
 */
export function useBoardGesture(
  gesture: BoardGesture | undefined,
  columns: number,
  rows: number,
  pick: (x: number, y: number) => void,
) {
  const press = useRef<Press | null>(null);
  /** The click that follows a drag, a hold or a tap is theirs. */
  const spent = useRef(false);
  const latest = useRef(gesture);
  useEffect(() => {
    latest.current = gesture;
  });
  const clear = (): void => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  const has = gesture !== undefined;
  // A board that takes nothing more, or is gone, has nothing under way.
  useEffect(() => clear, [has]);
  const under = (event: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>): Position | null =>
    cellUnder(event.currentTarget, columns, rows, event.clientX, event.clientY);

  const finish = (at: Position | null): void => {
    const dragged = press.current?.over !== undefined;
    clear();
    if (dragged) latest.current?.end?.(at);
  };
  const picks = (): boolean => {
    const free = !spent.current;
    spent.current = false;
    return free;
  };
  // The mouse events that follow a tap would take the focus from where the pick has put it, also off a finished board.
  const onMouseDown = (event: MouseEvent<HTMLElement>): void => {
    if (spent.current) event.preventDefault();
  };
  if (!gesture) return { picks, onMouseDown };
  return {
    picks,
    onMouseDown,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A second finger ends what the first has begun: two fingers zoom.
      if (press.current) return finish(null);
      spent.current = false;
      const from = event.button === 0 ? under(event) : null;
      if (!from) return undefined;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      const now: Press = { pointer, x, y, from, byMouse: event.pointerType === "mouse" };
      press.current = now;
      if (gesture.hold)
        now.timer = setTimeout(() => {
          clear();
          spent.current = true;
          latest.current?.hold?.(from);
        }, LONG_PRESS_MS);
      return undefined;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = press.current;
      if (!now || now.pointer !== event.pointerId) return;
      if (Math.hypot(event.clientX - now.x, event.clientY - now.y) > MAX_STRAY_PX) {
        clearTimeout(now.timer);
        now.timer = undefined;
      }
      const at = gesture.start ? under(event) : null;
      if (!at || isSame(at, now.over ?? now.from)) return;
      if (!now.over) {
        clearTimeout(now.timer);
        spent.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        gesture.start?.(now.from);
      }
      now.over = at;
      gesture.over?.(at);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current: now } = press;
      if (!now || now.pointer !== event.pointerId) return;
      const at = under(event);
      const mayTap = !now.byMouse && !now.over && (!gesture.hold || now.timer !== undefined);
      finish(at);
      if (!mayTap || !at || !isSame(at, now.from)) return;
      spent.current = true;
      event.currentTarget.querySelector<HTMLElement>(`[data-at="${at.join(",")}"]`)?.focus({ preventScroll: true });
      pick(...at);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (press.current?.pointer === event.pointerId) finish(null);
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      // A long press opens the menu too; the keyboard's menu key stays the browser's.
      const { current: now } = press;
      if (now ? !now.byMouse : spent.current) return event.preventDefault();
      // With Ctrl a Mac's only button is the right one.
      const at = gesture.hold && (event.button === 2 || now) ? under(event) : null;
      if (!at) return undefined;
      event.preventDefault();
      clear();
      spent.current = now !== null;
      gesture.hold?.(at);
      return undefined;
    },
  };
}
