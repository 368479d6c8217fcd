import type { MyTask } from "@karota/contract/assignments/assignment.ts";
import { categoryOf, gameName } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./result.module.css";

interface Row {
  readonly game: string;
  readonly right: number;
  readonly total: number;
}

function rowsOf(list: readonly MyTask[]): readonly Row[] {
  return [...Map.groupBy(list, ({ game }) => game)].map(([game, tasks]) => ({
    game,
    right: tasks.filter(({ result }) => result?.correct).length,
    total: tasks.length,
  }));
}

/** How much of each game was right: a bar each, from zero, with its figures. Of one game alone there is nothing to compare. */
export function GamePlot({ list }: { list: readonly MyTask[] }) {
  const say = useSay();
  const speaker = useSpeaker();
  const rows = rowsOf(list);
  if (rows.length < 2) return null;
  return (
    <section className={styles["plot"]} aria-labelledby="plot">
      <h2 id="plot">{say("myAssignments.byGame")}</h2>
      <dl>
        {rows.map(({ game, right, total }) => (
          <div key={game} data-category={categoryOf(game)}>
            <dt>{gameName(game, speaker)}</dt>
            <dd>
              <span className={styles["bar"]} aria-hidden="true">
                <i style={{ width: `${(100 * right) / total}%` }} />
              </span>
              <span>{say("myAssignments.of", { right, total })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
