import type { ReactNode } from "react";
import { Link } from "wouter";
import { buttonClass } from "@karota/ui/button.tsx";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { spanWords } from "../../shared/format/span-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useWaitingAssignments } from "../../shared/my-assignments/use-my-assignments.ts";
import { serverNow } from "../../shared/session/clock.ts";
import styles from "./hero.module.css";
import type { DayBoard } from "./use-overview.ts";

interface NextStepProps {
  readonly lead: string;
  /** Today's board to play next. */
  readonly next: DayBoard | undefined;
}

function Step({ lead, to, act, children }: { lead: string; to?: string; act?: string; children?: ReactNode }) {
  return (
    <>
      <p className="wrap">{lead}</p>
      <div className={styles["actions"]}>
        {to !== undefined && (
          <Link className={`${buttonClass({ kind: "primary", size: "big" })} ${styles["begin"]}`} to={to}>
            {act}
          </Link>
        )}
        {children}
      </div>
    </>
  );
}

/** Offers today's board to play next. */
export function NextBoard({ lead, next }: NextStepProps) {
  const say = useSay();
  const speaker = useSpeaker();
  if (!next) return <Step lead={lead} />;
  const act = say(next.state ? "home.continue" : "home.begin", { game: gameName(next.game, speaker) });
  return <Step lead={lead} to={gamePath(next.game, "daily")} act={act} />;
}

/** What a signed-in person does next: the assignment that ends first, else a board of today. */
export function NextStep({ lead, next }: NextStepProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const waiting = useWaitingAssignments();
  const [first] = waiting;
  if (!first) return <NextBoard lead={lead} next={next} />;
  const { assignment_id: id, name, tasks, numSolvedTasks: solved, endDate } = first;
  const span = spanWords(Date.parse(endDate) - serverNow(), speaker);
  return (
    <Step
      lead={say("home.assignment", { name, left: tasks - solved, span })}
      to={`/myAssignments/${id}`}
      act={say(solved > 0 ? "home.assignment.continue" : "home.assignment.start")}
    >
      {waiting.length > 1 && (
        <Link className="target" to="/myAssignments">
          {say("home.assignment.all", { count: waiting.length })}
        </Link>
      )}
    </Step>
  );
}
