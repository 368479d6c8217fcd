import { IconArrowRight, IconEye, IconPlus, IconX } from "@tabler/icons-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { LessonBoard } from "@karota/contract/lessons/lesson.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { BoardDialog } from "../../shared/board/board-dialog.tsx";
import { useRemoteKeys } from "../../shared/board/use-remote-keys.ts";
import { Pose } from "../../shared/components/pose.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { BoardQuestion } from "./board-question.tsx";
import styles from "./board.module.css";
import { nextStep } from "./figures.ts";
import { LargeCode, LessonQr } from "./join-ways.tsx";
import { useSteps } from "./use-steps.ts";

function Names({ names }: { names: readonly string[] | null }) {
  if (!names || names.length === 0) return null;
  return (
    <ul className={styles["names"]}>
      {names.map((name, place) => (
        <li key={place}>{name}</li>
      ))}
    </ul>
  );
}

/** Before the first question: how to join, and how many have. */
function Lobby({ board }: { board: LessonBoard }) {
  const say = useSay();
  const { code } = board;
  return (
    <div className={styles["lobby"]}>
      {code !== null && <LessonQr code={code} className={styles["qr"]} />}
      <div className={styles["words"]}>
        {code !== null && (
          <>
            <p>{say("lessons.board.join", { address: `${location.host}/lesson` })}</p>
            <LargeCode code={code} />
          </>
        )}
        <p role="status" className={styles["here"]}>
          {say("lessons.here", { count: board.here })}
        </p>
        <Names names={board.names} />
      </div>
    </div>
  );
}

/** What the class sees on the projector, over the whole screen: no names unless the mentor wants them. */
export function Board(props: { board: LessonBoard; isOffline: boolean; reload: () => Promise<void> }) {
  const { board, isOffline, reload } = props;
  const say = useSay();
  const { phase, task, number } = board;
  const [busy, step] = useSteps(board, () => void reload());
  /** How many steps of the solution are shown, of the question with this number. */
  const [shown, setShown] = useState({ number: 0, steps: 0, all: 0 });
  const steps = shown.number === number && phase === "revealed" ? shown : { number, steps: 0, all: shown.all };
  const hasMore = phase === "revealed" && steps.steps < steps.all;
  const next = nextStep(board);
  const goOn = () => {
    if (hasMore) setShown({ ...steps, steps: steps.steps + 1 });
    // The end is pressed on the desk: no key may reach it by accident.
    else if (phase !== "ended" && next !== "end") step(next);
  };
  useRemoteKeys((by) => {
    if (by === 1) goOn();
    else if (steps.steps > 0) setShown({ ...steps, steps: steps.steps - 1 });
  });
  const acts = useRef<HTMLDivElement>(null);
  // The dialog would begin with what scrolls.
  useEffect(() => acts.current?.querySelector("button")?.focus(), []);
  const leave = () => navigate(`/lessons/${board.id}`);
  const label = hasMore
    ? "lessons.step.solution"
    : number === 0
      ? "lessons.step.first"
      : (`lessons.step.${next}` as const);
  return (
    <BoardDialog
      title={number === 0 || phase === "ended" ? say("lessons.one") : say("lessons.question", { n: number })}
      onClose={leave}
      className={styles["board"]}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard */}
      <section className={styles["middle"]} tabIndex={0} aria-label={say("lessons.board.title")}>
        {phase === "ended" ? (
          <div className={styles["end"]}>
            <Pose of="holds a leaf" />
            <p>{say("lessons.board.ended")}</p>
          </div>
        ) : task === null ? (
          <Lobby board={board} />
        ) : (
          <Suspense fallback={<Waiting />}>
            <BoardQuestion
              board={board}
              task={task}
              steps={steps.steps}
              onSteps={(all) => setShown({ number, steps: steps.steps, all })}
            />
            {phase === "asking" && <Names names={board.names} />}
          </Suspense>
        )}
      </section>
      <Cluster ref={acts} gap={3} rowGap={2} className={styles["acts"]}>
        {phase !== "ended" && (next !== "end" || hasMore) && (
          <Button
            kind="primary"
            busy={busy}
            icon={<Icon of={next === "reveal" ? IconEye : IconArrowRight} small />}
            onClick={goOn}
          >
            {say(label)}
          </Button>
        )}
        {phase === "revealed" && (
          <>
            {hasMore && next === "ask" && (
              <Button icon={<Icon of={IconArrowRight} small />} onClick={() => step("ask")}>
                {say("lessons.step.ask")}
              </Button>
            )}
            <Button icon={<Icon of={IconPlus} small />} onClick={() => step("repeat")}>
              {say("lessons.step.repeat")}
            </Button>
          </>
        )}
        <span className={styles["count"]} role="status">
          {isOffline
            ? say("lessons.offline")
            : phase === "asking" && say("lessons.answeredOf", { answered: board.answered, here: board.here })}
        </span>
        <Button kind="quiet" icon={<Icon of={IconX} small />} onClick={leave}>
          {say("lessons.board.leave")}
        </Button>
      </Cluster>
    </BoardDialog>
  );
}
