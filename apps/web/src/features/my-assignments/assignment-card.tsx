import { IconArchive, IconArrowRight, IconCalendar, IconClock } from "@tabler/icons-react";
import { Link } from "wouter";
import type { MyAssignment } from "@karota/contract/assignments/assignment.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Sprout } from "@karota/ui/illustrations.tsx";
import { categoryOf } from "../../shared/format/game-words.ts";
import { Glyph } from "../../shared/components/glyph.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./assignment-card.module.css";
import { MentorBubble } from "./mentor-bubble.tsx";
import { TaskSteps } from "./task-steps.tsx";
import { dayWords, momentWords } from "./date-words.ts";
import { spanWords } from "../../shared/format/span-words.ts";

const pathTo = (one: MyAssignment): string => `/myAssignments/${one.assignment_id}`;

/** The first two quizzes of an assignment as a picture. */
export function QuizPictures({ games }: { games: readonly string[] }) {
  const shown = games.slice(0, 2);
  return (
    <span className={styles["pair"]} data-two={shown.length > 1 || undefined} aria-hidden="true">
      {shown.map((game) => (
        <span key={game} data-category={categoryOf(game)}>
          <Glyph game={game} />
        </span>
      ))}
    </span>
  );
}

/** One that can be solved now. */
export function RunningCard({ one, now, first }: { one: MyAssignment; now: number; first: boolean }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { tasks, numSolvedTasks: solved } = one;
  const begun = solved > 0;
  return (
    <li className={styles["card"]}>
      <div className={styles["row"]}>
        <QuizPictures games={one.games} />
        <div>
          <h3>{one.name}</h3>
          <p className={styles["due"]}>
            <Icon of={IconClock} small />
            <span>
              {say("myAssignments.until", { when: momentWords(one.endDate, speaker) })},{" "}
              <b>{say("myAssignments.left", { span: spanWords(Date.parse(one.endDate) - now, speaker) })}</b>
            </span>
          </p>
        </div>
      </div>
      {one.message !== "" && <MentorBubble mentor={one.mentor}>{one.message}</MentorBubble>}
      {begun ? (
        <div className={styles["progress"]}>
          <p>
            <span>{say("myAssignments.solved", { solved, tasks })}</span>
            <span>{say("myAssignments.still", { left: tasks - solved })}</span>
          </p>
          <TaskSteps done={solved} total={tasks} label={say("myAssignments.solved", { solved, tasks })} />
        </div>
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
    </li>
  );
}

/** One that is still to come. */
export function UpcomingCard({ one, now }: { one: MyAssignment; now: number }) {
  const say = useSay();
  const speaker = useSpeaker();
  return (
    <li className={styles["card"]} data-soon>
      <div className={styles["row"]}>
        <QuizPictures games={one.games} />
        <div>
          <h3>
            <Link to={pathTo(one)}>{one.name}</Link>
          </h3>
          <p className={styles["due"]}>
            <Icon of={IconCalendar} small />
            <span>
              {say("myAssignments.starts", { when: momentWords(one.startDate, speaker) })},{" "}
              <b>{say("myAssignments.in", { span: spanWords(Date.parse(one.startDate) - now, speaker) })}</b>
            </span>
          </p>
        </div>
      </div>
    </li>
  );
}

/** One that is over; `archive` is absent for an archived one. */
export function DoneCard({ one, archive, busy }: { one: MyAssignment; archive?: () => void; busy?: boolean }) {
  const say = useSay();
  const speaker = useSpeaker();
  const cancelled = one.status === "cancelled";
  const right = one.numCorrect;
  const all = !cancelled && right === one.tasks;
  return (
    <li className={styles["card"]} data-all={all || undefined}>
      {all && <Sprout className={styles["sprout"]} />}
      <div className={styles["row"]}>
        <QuizPictures games={one.games} />
        <div>
          <h3>{one.name}</h3>
          <p className={styles["due"]}>
            {cancelled
              ? say("myAssignments.cancelled")
              : say(one.completed ? "myAssignments.done" : "myAssignments.ended", {
                  when: dayWords(one.endDate, speaker),
                })}
          </p>
        </div>
        {!cancelled && right !== null && (
          <p className={styles["score"]} data-all={all || undefined}>
            <b>
              {right}/{one.tasks}
            </b>
            <span>{say(all ? "myAssignments.allRight" : "myAssignments.right")}</span>
          </p>
        )}
      </div>
      <div className={styles["acts"]}>
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
            busy={busy ?? false}
            icon={<Icon of={IconArchive} small />}
            onClick={archive}
            aria-label={say("myAssignments.archive.of", { name: one.name })}
          >
            {say("myAssignments.archive")}
          </Button>
        )}
      </div>
    </li>
  );
}
