import type { ReactNode } from "react";
import { useFrame, type FrameTool, type GameSwitch, type KeyHelp, type Tool } from "./game-frame.ts";
import styles from "./game-stage.module.css";
import { Sprout } from "./illustrations.tsx";
import { ToolButton } from "./tool-button.tsx";

const FIRST: readonly FrameTool[] = ["undo", "redo"];
const LAST: readonly FrameTool[] = ["hint", "check", "restart"];

/**
 * Where everything of a game in play has its place: the frame's header, the board with the progress under it, and the
 * desk beside it (on phones below it) with tools, keys and hint.
 */
export function GameStage(props: {
  readonly board: ReactNode;
  /** What is read together with the board: beside it, on phones right under it. */
  readonly reading?: ReactNode;
  /** The keys; on phones they stick to the bottom. */
  readonly keypad?: ReactNode;
  /** The game's own tools, between redo and hint. */
  readonly tools?: readonly Tool[];
  /** Between the tools and the keys: the choice that a tool needs. */
  readonly choice?: ReactNode;
  /** What the marks mean. */
  readonly legend?: ReactNode;
  /** What the game adds to the frame's words at the end. */
  readonly summary?: ReactNode;
  /** How much is left, in words: "33 cells to go"; none where the board itself shows its progress. */
  readonly left?: string;
  /** The end is not shown yet, because an animation still runs. */
  readonly holdsEnding?: boolean;
  /** What the keyboard does here, for the frame's help. */
  readonly keys?: readonly KeyHelp[];
  /** Frame tools that make no sense here, with their shortcuts. */
  readonly without?: readonly FrameTool[];
  /** The game's own settings. */
  readonly switches?: readonly GameSwitch[];
  /** One column, tools under the board; for tasks that are read rather than surveyed. */
  readonly narrow?: boolean;
}) {
  const frame = useFrame();
  const of = (ids: readonly FrameTool[]): Tool[] =>
    ids.flatMap((id) => (props.without?.includes(id) ? [] : (frame.tools[id] ?? [])));
  const ending = props.holdsEnding ? null : frame.ending;
  const celebrates = frame.celebrated && Boolean(ending);
  const { done, total } = frame.progress;
  const own = { keys: props.keys ?? [], switches: props.switches ?? [], without: props.without ?? [] };
  const tools = [...of(FIRST), ...(props.tools ?? []), ...of(LAST)];
  return (
    <div className={styles["stage"]} data-stage data-category={frame.category} data-narrow={props.narrow || undefined}>
      <div className={styles["header"]}>{frame.header}</div>
      <div className={styles["board"]} data-celebrated={celebrates || undefined}>
        <div className={styles["category"]} inert={frame.cover ? true : undefined}>
          {props.board}
        </div>
        {celebrates && !props.narrow && <Sprout className={styles["sprout"]} />}
        {frame.cover && <div className={styles["cover"]}>{frame.cover}</div>}
      </div>
      {props.left && (
        <div className={styles["under"]}>
          <span>{props.left}</span>
          <span className={styles["bar"]} aria-hidden="true">
            <i style={{ width: `${(100 * done) / Math.max(1, total)}%` }} />
          </span>
        </div>
      )}
      <div className={styles["notices"]}>{frame.notices}</div>
      <div className={styles["desk"]} inert={frame.cover ? true : undefined}>
        {ending && (
          <div className={styles["ending"]}>
            {ending}
            {props.summary}
          </div>
        )}
        {tools.length > 0 && !ending && (
          // The focus stays on the board, so that the player may type on after pressing a tool.
          <div
            role="toolbar"
            aria-label={frame.toolsLabel}
            className={styles["tools"]}
            onPointerDown={(event) => event.preventDefault()}
          >
            {tools.map(({ id, ...tool }) => (
              <ToolButton key={id} {...tool} isIconOnPhones={id === "undo" || id === "redo"} />
            ))}
          </div>
        )}
        {props.reading && !ending && <div className={styles["reading"]}>{props.reading}</div>}
        {props.keypad && !ending && (
          <div className={styles["keypad"]} data-keypad>
            {props.choice}
            {props.keypad}
          </div>
        )}
        {frame.hint && <div className={styles["hint"]}>{frame.hint}</div>}
        {frame.help?.(own)}
        {frame.shortcuts?.(own)}
        {props.legend && !ending && <div className={styles["legend"]}>{props.legend}</div>}
      </div>
    </div>
  );
}
