import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { LessonView } from "@karota/contract/lessons/lesson.ts";
import { Pips, type Pip } from "@karota/games/quiz-view/pips.tsx";
import { buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { isNoAnswer } from "../../shared/api/api.ts";
import { useFailureWords } from "../../shared/api/load-failed.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { Pose } from "../../shared/components/pose.tsx";
import { ReadAloudHost } from "../../shared/components/read-aloud-host.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { isOut, useFollowed } from "../../shared/live/use-followed.ts";
import { useShell } from "../../shared/shell.ts";
import styles from "./lessons.module.css";
import { PupilQuestion } from "./pupil-question.tsx";

const pipOf = (mark: boolean | null): Pip => (mark === null ? "open" : mark ? "right" : "wrong");

/** A page of few words, with the rabbit. */
function Still(props: { title: string; text: string; pose: "reads" | "holds a leaf"; children?: ReactNode }) {
  const heading = useRef<HTMLDivElement>(null);
  const { title } = props;
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <Card pad="large" raised gap={4} className={styles["card"]}>
      <Pose of={props.pose} />
      <div ref={heading} tabIndex={-1} className={styles["said"]}>
        <p className="title">{title}</p>
        <p>{props.text}</p>
      </div>
      {props.children}
    </Card>
  );
}

function Ended({ view }: { view: LessonView }) {
  const say = useSay();
  const speaker = useSpeaker();
  const right = view.marks.filter((mark) => mark === true).length;
  const text =
    view.marks.length === 0
      ? say("lessons.ended.none")
      : say("lessons.ended.right", { right, total: view.marks.length });
  return (
    <Still title={say("lessons.ended")} text={text} pose="holds a leaf">
      {view.marks.length > 0 && <Pips pips={view.marks.map(pipOf)} speaker={speaker} />}
      <Link className={buttonClass({ kind: "primary", size: "big" })} to="/home">
        {say("join.toHome")}
      </Link>
    </Still>
  );
}

/** Why somebody is no longer in the lesson. */
function Gone({ error }: { error: unknown }) {
  const say = useSay();
  const words = useFailureWords(error);
  return (
    <Card pad="large" raised className={styles["card"]}>
      {words && (
        <EmptyState
          title={words.title}
          text={words.text}
          action={{ text: say("join.toHome"), act: () => navigate("/home") }}
        />
      )}
    </Card>
  );
}

/** The lesson of somebody who is in it: what the mentor asks now, at the mentor's pace. */
export function PupilRoom({ id }: { id: string }) {
  const say = useSay();
  const { view, failure, take, reload } = useFollowed<LessonView>(`lessons/${id}`, `lessons/${id}/events`);
  const isOpen = view?.phase === "asking" || view?.phase === "revealed";
  useShell({ playing: isOpen });
  return (
    <Stack gap={4}>
      <PageHeading className={isOpen ? styles["small"] : ""}>
        {view ? say("lessons.of", { mentor: view.mentor.name }) : say("lessons.join.title")}
      </PageHeading>
      {/* Always there, so that a screen reader notices what comes into it. */}
      <div role="status">
        {failure !== null && !isOut(failure) && (
          <Note tone="warn">{say(isNoAnswer(failure) ? "lessons.offline" : "lessons.again")}</Note>
        )}
      </div>
      {isOut(failure) ? (
        <Gone error={failure} />
      ) : view === null ? (
        failure === null && <Waiting />
      ) : view.phase === "ended" ? (
        <Ended view={view} />
      ) : view.task === null ? (
        <Still title={say("lessons.in")} text={say("lessons.waiting", { mentor: view.mentor.name })} pose="reads" />
      ) : (
        <Suspense fallback={<Waiting />}>
          <ReadAloudHost>
            <PupilQuestion view={view} task={view.task} take={take} reload={reload} />
          </ReadAloudHost>
        </Suspense>
      )}
    </Stack>
  );
}
