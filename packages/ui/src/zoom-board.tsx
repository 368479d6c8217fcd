import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type TouchEvent } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import { ZoomInIcon, ZoomOutIcon } from "./board-icons.ts";
import { Icon } from "./icon.tsx";
import styles from "./zoom-board.module.css";

/** From so many columns or rows on, a board that fits on a phone has cells too small for a finger. */
const MANY_COLUMNS = 12;
const MANY_ROWS = 18;

const middle = ({ touches }: TouchEvent) => ({
  x: (touches[0]!.clientX + touches[1]!.clientX) / 2,
  y: (touches[0]!.clientY + touches[1]!.clientY) / 2,
});

/**
 * Around a large board: on phones it fits at first and can be looked at closely, in cells of 36 px or more. Then the
 * board moves under one finger, or under two where one finger draws, and follows the cursor.
 */
export function ZoomBoard(props: {
  readonly columns: number;
  readonly rows: number;
  readonly speaker: Speaker;
  readonly children: ReactNode;
}) {
  const { columns, rows, speaker } = props;
  const [near, setNear] = useState(false);
  const window = useRef<HTMLDivElement>(null);
  const two = useRef<{ x: number; y: number } | null>(null);

  // Coming nearer, the cell with the cursor is in the middle.
  useLayoutEffect(() => {
    const { current: view } = window;
    const here = near ? view?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') : null;
    if (!view || !here) return;
    const [cell, frame] = [here.getBoundingClientRect(), view.getBoundingClientRect()];
    view.scrollLeft += cell.left + cell.width / 2 - frame.left - frame.width / 2;
    view.scrollTop += cell.top + cell.height / 2 - frame.top - frame.height / 2;
  }, [near]);

  if (columns < MANY_COLUMNS && rows < MANY_ROWS) return props.children;
  return (
    <div className={styles["zoom"]} data-near={near || undefined}>
      <div
        ref={window}
        className={styles["window"]}
        style={{ "--near": `calc(${columns} * max(36px, ${100 / columns}cqw) + 4px)` } as CSSProperties}
        onFocus={(event) => {
          if (near) event.target.scrollIntoView({ block: "nearest", inline: "nearest" });
        }}
        onTouchStart={(event) => {
          two.current = event.touches.length === 2 ? middle(event) : null;
        }}
        onTouchMove={(event) => {
          if (!two.current || event.touches.length !== 2) return;
          const now = middle(event);
          event.currentTarget.scrollBy(two.current.x - now.x, two.current.y - now.y);
          two.current = now;
        }}
        onTouchEnd={() => {
          two.current = null;
        }}
      >
        {props.children}
      </div>
      <button type="button" aria-pressed={near} className={styles["toggle"]} onClick={() => setNear(!near)}>
        <Icon of={near ? ZoomOutIcon : ZoomInIcon} small />
        {speaker.say({ id: near ? "board.zoom.out" : "board.zoom.in" })}
      </button>
    </div>
  );
}
