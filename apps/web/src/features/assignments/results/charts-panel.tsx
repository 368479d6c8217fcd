import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import { gameName } from "../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { BinsChart } from "./bins-chart.tsx";
import styles from "./charts-panel.module.css";
import { distribution, placesByGame, rightsAt } from "./figures.ts";

/** How right answers are spread: over the whole assignment, and side by side for each of its quizzes. */
export function ChartsPanel({ detail }: { detail: AssignmentDetail }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { students, tasks } = detail;
  const all = rightsAt(
    students,
    tasks.map(({ index }) => index),
  );
  if (all.length < 2) return null;
  const games = [...placesByGame(tasks)];
  return (
    <section className={styles["charts"]} aria-labelledby="charts">
      <h2 id="charts">{say("assignments.charts")}</h2>
      <BinsChart title={say("assignments.chart.all")} bins={distribution(all, tasks.length)} />
      {games.length > 1 && (
        <div className={styles["several"]}>
          {games.map(([game, places]) => (
            <BinsChart
              key={game}
              small
              title={gameName(game, speaker)}
              bins={distribution(rightsAt(students, places), places.length)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
