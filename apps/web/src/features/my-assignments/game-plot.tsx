import { Fragment } from "react";
import type { MyTask } from "@karota/contract/assignments/my-assignment.ts";
import { groupBy } from "@karota/engine/group-by.ts";
import { Stack } from "@karota/ui/layout.tsx";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { gameName } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./my-assignment.module.css";

/** How much of each game was right: a bar each, from zero, with its figures. Of one game alone there is nothing to compare. */
export function GamePlot({ list }: { list: readonly MyTask[] }) {
  const say = useSay();
  const speaker = useSpeaker();
  const games = [...groupBy(list, ({ game }) => game)];
  if (games.length < 2) return null;
  return (
    <Stack as="section" aria-labelledby="plot">
      <h2 id="plot">{say("myAssignments.byGame")}</h2>
      <dl className={styles["plot"]}>
        {games.map(([game, tasks]) => {
          const right = tasks.filter(({ result }) => result?.correct).length;
          const words = say("myAssignments.of", { right, total: tasks.length });
          return (
            <Fragment key={game}>
              <dt>{gameName(game, speaker)}</dt>
              <dd aria-hidden="true">
                <ProgressBar className={styles["bar"]} value={(100 * right) / tasks.length} label={words} />
              </dd>
              <dd className="num">{words}</dd>
            </Fragment>
          );
        })}
      </dl>
    </Stack>
  );
}
