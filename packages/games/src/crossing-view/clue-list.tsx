import { useEffect, useRef, type ReactNode } from "react";
import type { Heading, Run } from "@karota/engine/grid/crossing.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { TickIcon } from "@karota/ui/board-icons.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { HeadingArrow } from "./clue-bar.tsx";
import styles from "./clues.module.css";

export interface Clue {
  readonly run: Run;
  readonly face: ReactNode;
  /** The clue in words. */
  readonly words: string;
  /** Every cell of its run is filled in. */
  readonly done: boolean;
}

/** All clues, those across and those down; choosing one goes to its run. */
export function ClueList(props: {
  readonly speaker: Speaker;
  readonly groups: readonly { readonly heading: Heading; readonly label: string; readonly clues: readonly Clue[] }[];
  /** The run that is meant. */
  readonly current: Run | undefined;
  readonly choose: (run: Run) => void;
}) {
  const { speaker, current } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView?.({ block: "nearest" });
  }, [current]);
  return (
    <div ref={list} className={styles["list"]}>
      {props.groups.map(({ heading, label, clues }) => (
        <section key={heading} aria-label={label}>
          <h2>
            <HeadingArrow heading={heading} />
            {label}
          </h2>
          <ul>
            {clues.map(({ run, face, words, done }) => (
              <li key={run.cells[0]}>
                <button
                  type="button"
                  aria-current={run === current || undefined}
                  data-done={done || undefined}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => props.choose(run)}
                >
                  <span aria-hidden="true">{face}</span>
                  <span className="sr">
                    {done ? speaker.say({ id: "crossing.done", values: { clue: words } }) : words}
                  </span>
                  {done && <Icon of={TickIcon} small />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
