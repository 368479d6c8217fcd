import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import { Section } from "@karota/ui/card.tsx";
import { Grid } from "@karota/ui/layout.tsx";
import { gameName } from "../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { BinsChart } from "./bins-chart.tsx";
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
    <Section raised gap={4} title={say("assignments.charts")}>
      <BinsChart title={say("assignments.chart.all")} bins={distribution(all, tasks.length)} />
      {games.length > 1 && (
        <Grid min={11} gap={5}>
          {games.map(([game, places]) => (
            <BinsChart
              key={game}
              small
              title={gameName(game, speaker)}
              bins={distribution(rightsAt(students, places), places.length)}
            />
          ))}
        </Grid>
      )}
    </Section>
  );
}
