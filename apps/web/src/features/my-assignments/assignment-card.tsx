import { IconArchive, IconArrowRight } from "@tabler/icons-react";
import { Link } from "wouter";
import type { MyAssignment } from "@karota/contract/assignments/my-assignment.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Grid } from "@karota/ui/layout.tsx";
import { Sprout } from "@karota/ui/illustrations.tsx";
import { useAction } from "../../shared/api/use-action.ts";
import { GlyphTile } from "../../shared/components/glyph-tile.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./assignment-card.module.css";
import { MentorBubble } from "./mentor-bubble.tsx";
import { Moment } from "./moment.tsx";
import { TaskSteps } from "./task-steps.tsx";
import { dayWords } from "./date-words.ts";

const pathTo = (one: MyAssignment): string => `/myAssignments/${one.assignment_id}`;

/** The first two quizzes of an assignment as a picture. */
export const QuizPictures = ({ games }: { games: readonly string[] }) => (
  <span className={styles["pair"]} aria-hidden="true">
    {games.slice(0, 2).map((game) => (
      <GlyphTile key={game} game={game} />
    ))}
  </span>
);

/** One that can be solved now. */
export function RunningCard({ one, now, first }: { one: MyAssignment; now: number; first: boolean }) {
  const say = useSay();
  const { tasks, numSolvedTasks: solved } = one;
  const begun = solved > 0;
  return (
    <Card as="li" pad="section" raised className={styles["card"]}>
      <div className={styles["row"]}>
        <QuizPictures games={one.games} />
        <div>
          <h3 className="wrap">{one.name}</h3>
          <Moment of="end" at={one.endDate} now={now} />
        </div>
      </div>
      {one.message !== "" && <MentorBubble of={one}>{one.message}</MentorBubble>}
      {begun ? (
        <TaskSteps words={say("myAssignments.solved", { solved, tasks })} done={solved} total={tasks} />
      ) : (
        <p className="soft">{say("myAssignments.tasks", { tasks })}</p>
      )}
      <Link
        className={buttonClass({ wide: true, ...(first && { kind: "primary" }) })}
        to={pathTo(one)}
        aria-label={say(begun ? "myAssignments.continue.of" : "myAssignments.start.of", { name: one.name })}
      >
        {say(begun ? "myAssignments.continue" : "myAssignments.start")}
        {first && <Icon of={IconArrowRight} small />}
      </Link>
    </Card>
  );
}

/** One that is still to come. */
export function UpcomingCard({ one, now }: { one: MyAssignment; now: number }) {
  return (
    <Card as="li" pad="section" className={styles["card"]} data-soon>
      <div className={styles["row"]}>
        <QuizPictures games={one.games} />
        <div>
          <h3 className="wrap">
            <Link className="target" to={pathTo(one)}>
              {one.name}
            </Link>
          </h3>
          <Moment of="start" at={one.startDate} now={now} />
        </div>
      </div>
    </Card>
  );
}

/** One that is over; `archive` is absent where it is put away already. */
export function DoneCard({ one, archive }: { one: MyAssignment; archive?: () => Promise<unknown> }) {
  const say = useSay();
  const [busy, startArchive] = useAction(async () => archive?.());
  const speaker = useSpeaker();
  const cancelled = one.status === "cancelled";
  const right = one.numCorrect;
  const all = !cancelled && right === one.tasks;
  return (
    <Card as="li" pad="section" raised className={styles["card"]} data-all={all || undefined}>
      {all && <Sprout className={styles["sprout"]} />}
      <div className={styles["row"]}>
        <QuizPictures games={one.games} />
        <div>
          <h3 className="wrap">{one.name}</h3>
          <p className="soft small">
            {cancelled
              ? say("myAssignments.cancelled")
              : say(one.completed ? "myAssignments.done" : "myAssignments.ended", {
                  when: dayWords(one.endDate, speaker),
                })}
          </p>
        </div>
        {!cancelled && right !== null && (
          <p className={styles["score"]}>
            <b>
              {right}/{one.tasks}
            </b>
            <span className="soft small">{say(all ? "myAssignments.allRight" : "myAssignments.right")}</span>
          </p>
        )}
      </div>
      <Grid min={7.5} gap={2} fit>
        {!cancelled && (
          <Link
            className={buttonClass({ size: "small" })}
            to={pathTo(one)}
            aria-label={say("myAssignments.check.of", { name: one.name })}
          >
            {say("myAssignments.check")}
          </Link>
        )}
        {archive && (
          <Button
            size="small"
            kind="quiet"
            busy={busy}
            icon={<Icon of={IconArchive} small />}
            onClick={startArchive}
            aria-label={say("myAssignments.archive.of", { name: one.name })}
          >
            {say("myAssignments.archive")}
          </Button>
        )}
      </Grid>
    </Card>
  );
}
