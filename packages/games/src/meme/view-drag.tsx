import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";

/** A peg that hangs on the pointer. */
export interface Carried {
  readonly value: number;
  /** The column it was taken from; null from the keys. */
  readonly from: number | null;
}

/** How far a pressed pointer strays before it carries, in pixels. */
const MAX_STRAY_PX = 8;

/** The cell under a point of the page as its place, "x,y"; null beside the board. */
const cellUnder = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest("[data-at]")?.getAttribute("data-at") ?? null;

/**
 * Carries pegs with mouse or finger.
 * @param drop where a peg was let go: the cell's place, or null beside the board
 * @returns `lift` for a press on a peg, what is carried now, and where to hang the picture that follows the pointer
 */
export function usePegDrag(drop: (carried: Carried, at: string | null) => void): {
  readonly lift: (event: PointerEvent, carried: Carried) => void;
  readonly carried: Carried | null;
  readonly ghost: RefObject<HTMLDivElement | null>;
} {
  const [carried, setCarried] = useState<Carried | null>(null);
  const ghost = useRef<HTMLDivElement | null>(null);
  const latest = useRef(drop);
  const stop = useRef<() => void>(() => undefined);
  const place = useRef({ x: 0, y: 0 });
  useEffect(() => {
    latest.current = drop;
  });
  const follow = (): void => {
    ghost.current?.style.setProperty("translate", `${place.current.x}px ${place.current.y}px`);
  };
  useEffect(follow, [carried]);
  useEffect(() => () => stop.current(), []);

  const lift = (event: PointerEvent, peg: Carried): void => {
    if (!event.isPrimary || event.button !== 0) return;
    stop.current();
    const { pointerId, clientX: x, clientY: y } = event;
    let carries = false;
    const listening = new AbortController();
    const end = (): void => {
      listening.abort();
      setCarried(null);
    };
    stop.current = end;
    const on = (type: "pointermove" | "pointerup" | "pointercancel", does: (event: globalThis.PointerEvent) => void) =>
      addEventListener(type, (moved) => moved.pointerId === pointerId && does(moved), { signal: listening.signal });
    on("pointermove", (moved) => {
      if (!carries && Math.hypot(moved.clientX - x, moved.clientY - y) < MAX_STRAY_PX) return;
      place.current = { x: moved.clientX, y: moved.clientY };
      if (!carries) setCarried(peg);
      carries = true;
      follow();
    });
    on("pointerup", (moved) => {
      end();
      if (carries) latest.current(peg, cellUnder(moved.clientX, moved.clientY));
    });
    on("pointercancel", end);
  };
  return { lift, carried, ghost };
}
