import { IconCheck } from "@tabler/icons-react";
import type { Given } from "@karota/engine/quiz/task.ts";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./my-assignment.module.css";

interface Place {
  readonly taskId: string;
  readonly given: Given | null;
  readonly saved: boolean;
}

/** Every task as a button, to jump to; what is answered has a tick, what waits for the network a dot. */
export function TaskMap({ tasks, at, go }: { tasks: readonly Place[]; at: number; go: (place: number) => void }) {
  const say = useSay();
  return (
    <Disclosure className={styles["more"]} summary={say("myAssignments.map")}>
      <ol className={styles["map"]}>
        {tasks.map(({ taskId, given, saved }, place) => {
          const state = given === null ? "open" : saved ? "saved" : "kept";
          return (
            <li key={taskId}>
              <button
                type="button"
                data-state={state}
                aria-current={place === at ? "step" : undefined}
                aria-label={say(`myAssignments.map.${state}`, { n: place + 1 })}
                onClick={() => go(place)}
              >
                {place + 1}
                {state === "saved" && <Icon of={IconCheck} small />}
                {state === "kept" && <span aria-hidden="true">…</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </Disclosure>
  );
}
