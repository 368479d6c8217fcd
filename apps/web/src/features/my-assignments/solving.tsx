import { IconChevronLeft, IconChevronRight, IconCloudOff, IconLeaf } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { MyAssignmentDetail, MyTask } from "@karota/contract/assignments/my-assignment.ts";
import { readOpen } from "@karota/engine/quiz/payload.ts";
import type { Given, OpenTask } from "@karota/engine/quiz/task.ts";
import { toSpeech } from "@karota/engine/speech/speech.ts";
import { Answers } from "@karota/games/quiz-view/answers.tsx";
import { NEXT_TASK_AFTER_MS } from "@karota/games/quiz-view/quiz-flow.ts";
import { spokenTask, TaskQuestion } from "@karota/games/quiz-view/task-question.tsx";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { revalidate } from "../../shared/api/use-load.ts";
import { categoryOf, gameName } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { useAnnouncer } from "../../shared/components/use-announcer.tsx";
import { useSession } from "../../shared/session/session.ts";
import { useSettings } from "../../shared/session/settings.ts";
import { useShell } from "../../shared/shell.ts";
import {
  givenOf,
  onAnswered,
  queueAnswer,
  useUnreadAnswers,
  useWaitingAnswers,
} from "../../shared/offline/assignment-queue.ts";
import { LatestWord, MentorBubble } from "./mentor-bubble.tsx";
import { Moment } from "./moment.tsx";
import styles from "./my-assignment.module.css";
import { readGiven } from "./read-given.ts";
import { TaskSteps } from "./task-steps.tsx";
import { TaskMap } from "./task-map.tsx";
import { Typing } from "./typing.tsx";
import { useAnswerKeys } from "../../shared/use-answer-keys.ts";

/** How long a typed answer's question stays when the server has not said whether it can read it. */
const UNREAD_WAIT_MS = 3_000;

interface Shown extends Pick<MyTask, "taskId" | "game" | "entry" | "signs"> {
  readonly task: OpenTask;
  /** The final answer; null while it is open. */
  readonly given: Given | null;
  /** Acknowledged by the server. */
  readonly saved: boolean;
}

/**
 * The tasks as they are shown: the server's, the newly acknowledged answers, and the waiting ones.
 * @param present the id of the task on the screen
 */
function useTasks(
  one: MyAssignmentDetail,
  reload: () => Promise<unknown>,
  present: RefObject<string | undefined>,
): readonly Shown[] {
  const id = one.assignment_id;
  const who = useSession()?.userId ?? "";
  const waiting = useWaitingAnswers(who, id);
  const [saved, setSaved] = useState<Readonly<Record<string, Given>>>({});
  useEffect(
    () =>
      onAnswered((of, reply, taskId) => {
        if (of !== id) return false;
        // Refused: what the server has is the truth.
        if (!reply) void reload();
        const given = reply && readGiven(reply);
        if (given) setSaved((before) => ({ ...before, [taskId]: given }));
        // The list too: one assignment less waits.
        if (reply?.completed) void revalidate("assignments/my");
        return taskId === present.current;
      }),
    [id, reload, present],
  );
  const opened = useMemo(
    () =>
      one.list.flatMap(({ taskId, game, entry, signs, board, ...answer }) => {
        const [read] = readOpen(board);
        return read ? [{ taskId, game, entry, signs, task: read.task, answer: readGiven(answer) }] : [];
      }),
    [one.list],
  );
  return opened.map(({ answer, ...rest }) => {
    const known = answer ?? saved[rest.taskId];
    const unsent = waiting[rest.taskId];
    return { ...rest, given: known ?? (unsent === undefined ? null : givenOf(unsent)), saved: known !== undefined };
  });
}

/** One task after the other: choose, confirm once, go on. What is confirmed is stored here until the server has it. */
export function Solving({
  one,
  now,
  reload,
}: {
  one: MyAssignmentDetail;
  now: number;
  reload: () => Promise<unknown>;
}) {
  const say = useSay();
  const speaker = useSpeaker();
  const who = useSession()?.userId ?? "";
  useShell({ playing: true });
  const present = useRef<string>(undefined);
  const tasks = useTasks(one, reload, present);
  const nextOpen = (from: number): number => {
    const after = tasks.findIndex((task, place) => place > from && task.given === null);
    return after >= 0 ? after : tasks.findIndex((task) => task.given === null);
  };
  const [at, setAt] = useState(() => Math.max(0, nextOpen(-1)));
  const [picked, setPicked] = useState<number | null>(null);
  const shown = tasks[at];
  useEffect(() => {
    present.current = shown?.taskId;
  }, [shown?.taskId]);
  const done = tasks.filter((task) => task.given !== null).length;
  const unsaved = tasks.filter((task) => task.given !== null && !task.saved).length;
  const isOpen = one.mayAnswer && shown !== undefined && shown.given === null;

  // A task that has just been confirmed here is left by itself; one that was opened to look at stays.
  const confirmed = useRef(false);
  const go = (place: number) => {
    confirmed.current = false;
    setAt(place);
    setPicked(null);
  };
  const confirm = (given: Given | null) => {
    if (!shown || !isOpen || given === null) return;
    confirmed.current = true;
    queueAnswer(who, one.assignment_id, shown.taskId, given);
  };
  const confirmPicked = picked === null ? null : () => confirm({ selected: picked });
  const unread = useUnreadAnswers(who, one.assignment_id);
  const isTyped = shown?.entry !== undefined;
  const { answer_keys: keys = true } = useSettings();
  useAnswerKeys(isOpen && !isTyped, keys ? setPicked : null, confirmPicked);
  const next = nextOpen(at);
  const mayComeBack = isTyped && !shown.saved;
  useEffect(() => {
    if (!confirmed.current || isOpen || next < 0) return undefined;
    const timer = setTimeout(() => go(next), mayComeBack ? UNREAD_WAIT_MS : NEXT_TASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen, next, at, mayComeBack]);
  const question = useRef<HTMLDivElement>(null);
  const seen = useRef(at);
  useLayoutEffect(() => {
    // What is typed goes on in the next question's field.
    const field = question.current?.querySelector<HTMLElement>("input[name=answer]");
    if (seen.current !== at) (field ?? question.current)?.focus({ preventScroll: true });
    seen.current = at;
  }, [at]);

  // The focus is on the whole question, of which a screen reader reads the name alone. An answer that is on its way does
  // not wait for a network; one that is left without being saved does.
  const [announcements, announce] = useAnnouncer();
  const announced = useRef(at);
  useEffect(() => {
    const before = tasks[announced.current];
    if (announced.current === at || !shown) return;
    announced.current = at;
    const waits = before && before.given !== null && !before.saved ? `${say("myAssignments.keptHere")} ` : "";
    announce(`${waits}${toSpeech(spokenTask(shown.task, shown.entry === undefined, speaker), speaker)}`);
  }, [at, tasks, shown, say, speaker, announce]);
  const words = say("myAssignments.question", { n: at + 1, tasks: tasks.length });

  return (
    <Stack gap={4} className={styles["solving"]}>
      <div>
        <PageHeading className="wrap">{one.name}</PageHeading>
        <Moment of="end" at={one.endDate} now={now} />
      </div>
      <TaskSteps words={words} done={done} total={tasks.length} />
      <LatestWord one={one} />
      {shown && (
        <Stack
          role="group"
          aria-label={words}
          className={styles["sheet"]}
          data-category={categoryOf(shown.game)}
          ref={question}
          tabIndex={-1}
        >
          <p className="title">{gameName(shown.game, speaker)}</p>
          <TaskQuestion
            task={shown.task}
            speaker={speaker}
            withChoices={!isTyped}
            choose={isOpen && !isTyped ? setPicked : undefined}
          />
          {shown.entry !== undefined ? (
            <Typing
              key={`${shown.taskId}${unread[shown.taskId] ?? ""}`}
              entry={shown.entry}
              signs={shown.signs}
              given={shown.given}
              open={isOpen}
              refused={unread[shown.taskId]}
              answer={(text) => confirm({ text })}
            />
          ) : (
            <Answers
              key={shown.taskId}
              task={shown.task}
              correct={null}
              given={shown.given}
              picked={picked}
              speaker={speaker}
              readOnly={!one.mayAnswer}
              keys={keys}
              choose={setPicked}
            />
          )}
          <Stack gap={2} className={styles["confirm"]}>
            {isOpen ? (
              <>
                {!isTyped && (
                  <Button
                    kind="primary"
                    size="big"
                    wide
                    disabled={picked === null}
                    aria-describedby="final"
                    onClick={confirmPicked ?? undefined}
                  >
                    {say("myAssignments.confirm")}
                  </Button>
                )}
                <p id="final" className="small soft">
                  {say(picked === null && !isTyped ? "myAssignments.choose" : "myAssignments.final")}
                </p>
              </>
            ) : shown.given === null ? (
              <Note>{say("myAssignments.notMine")}</Note>
            ) : (
              <Note
                tone={shown.saved ? "good" : "warn"}
                icon={<Icon of={shown.saved ? IconLeaf : IconCloudOff} small />}
                className="strong"
              >
                {say(shown.saved ? "myAssignments.saved" : "myAssignments.keptHere")}
              </Note>
            )}
          </Stack>
        </Stack>
      )}
      <p className="sr" role="status">
        {shown && shown.given !== null && shown.saved && say("myAssignments.saved")}
      </p>
      {announcements}
      {next < 0 && unsaved > 0 && <Note>{say("myAssignments.allAnswered", { unsaved })}</Note>}
      <Cluster as="nav" between nowrap className={styles["walk"]} aria-label={say("myAssignments.map")}>
        {at > 0 && (
          <Button kind="quiet" icon={<Icon of={IconChevronLeft} small />} onClick={() => go(at - 1)}>
            {say("myAssignments.before")}
          </Button>
        )}
        {at < tasks.length - 1 && (
          <Button kind="quiet" className={styles["onward"]} onClick={() => go(at + 1)}>
            {say("myAssignments.after")}
            <Icon of={IconChevronRight} small />
          </Button>
        )}
      </Cluster>
      <TaskMap tasks={tasks} at={at} go={go} />
      {one.description !== "" && <p className={`${styles["words"]} measure wrap`}>{one.description}</p>}
      {one.message !== "" && <MentorBubble of={one}>{one.message}</MentorBubble>}
      <p className="small soft">{say("myAssignments.leaveAnyTime")}</p>
    </Stack>
  );
}
