import { useEffect, useRef, useState } from "react";
import { isRight } from "@karota/engine/quiz/marking.ts";
import type { Given } from "@karota/engine/quiz/task.ts";
import { Pips, type Pip } from "@karota/games/quiz-view/pips.tsx";
import { NEXT_TASK_AFTER_MS } from "@karota/games/quiz-view/quiz-flow.ts";
import { TaskCard } from "@karota/games/quiz-view/task-card.tsx";
import { KeysIcon } from "@karota/ui/board-icons.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { ApiFailure, isNoAnswer } from "../../shared/api/api.ts";
import { notifyFailure } from "../../shared/components/notices.tsx";
import { useAnnouncer } from "../../shared/components/use-announcer.tsx";
import { categoryOf, gameName } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useAudience } from "../../shared/session/audience.ts";
import { useSettings } from "../../shared/session/settings.ts";
import { useShell } from "../../shared/shell.ts";
import { useVibration } from "../../shared/use-vibration.ts";
import styles from "./practice.module.css";
import { sendAnswer, type ShownPractice, type ShownTask } from "./shown-practice.ts";

interface PracticeRoundProps {
  /** With its open task. */
  readonly shown: ShownPractice & { readonly open: ShownTask };
  /** It comes in place of the button that began it. */
  readonly takesFocus: boolean;
  /** Called with the practice after its next task was asked for. */
  readonly goOn: (next: ShownPractice) => void;
  /** Called when the practice went on elsewhere, or is over. */
  readonly reload: () => void;
}

/** Sends answers, each once at a time, and shows what the server says of them until the next task. */
function useAnswering({ shown, goOn, reload }: PracticeRoundProps) {
  const [marked, setMarked] = useState<{ readonly answered: ShownTask; readonly next: ShownPractice } | null>(null);
  /** The answer that did not arrive. */
  const [lost, setLost] = useState<Given | null>(null);
  const sending = useRef(false);
  const answer = (given: Given) => {
    if (sending.current || marked) return;
    sending.current = true;
    setLost(null);
    sendAnswer(shown, given)
      .then(setMarked, (failure: unknown) => {
        if (isNoAnswer(failure)) return setLost(given);
        // Answered in another tab, or over: the server has the practice as it is.
        notifyFailure(failure);
        if (failure instanceof ApiFailure) reload();
        else setLost(given);
      })
      .finally(() => {
        sending.current = false;
      });
  };
  const leave = () => {
    if (!marked) return;
    setMarked(null);
    goOn(marked.next);
  };
  return { marked, lost, answer, leave };
}

/** One task of a practice: a right answer leads on by itself, a wrong one is explained until the player goes on. */
export function PracticeRound(props: PracticeRoundProps) {
  const { practice, open } = props.shown;
  const say = useSay();
  const speaker = useSpeaker();
  const { isYoung } = useAudience();
  const { answer_keys: keys = true, two_keys: keypad = false } = useSettings();
  useShell({ playing: true });
  const [announcements, announce] = useAnnouncer();
  const [typing, setTyping] = useState(false);
  const { marked, lost, answer, leave } = useAnswering(props);
  const { game, task, given, why } = marked?.answered ?? open;
  const right = given !== null && isRight(task, given);

  const leaving = useRef(leave);
  leaving.current = leave;
  useEffect(() => {
    if (!right) return undefined;
    const timer = setTimeout(() => leaving.current(), NEXT_TASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [right, task]);

  const answers = marked?.next.practice.answers ?? practice.answers;
  useVibration(answers.filter(Boolean).length);
  const pips = Array.from({ length: practice.tasks }, (_, at): Pip => {
    const answered = answers[at];
    if (answered !== undefined) return answered ? "right" : "wrong";
    return at === practice.answers.length ? "now" : "open";
  });
  return (
    <Stack gap={4} data-category={categoryOf(game.id)} className={isYoung ? styles["young"] : undefined}>
      <Stack gap={4} className={styles["head"]}>
        <Pips pips={pips} speaker={speaker} />
        <Cluster between>
          {practice.game !== game.id && <p className="title">{gameName(game.id, speaker)}</p>}
          {!isYoung && <p className="soft">{say(`practice.why.${why}`)}</p>}
        </Cluster>
      </Stack>
      <TaskCard
        game={game}
        task={task}
        given={given}
        speaker={speaker}
        readOnly={false}
        typing={typing}
        keys={keys}
        keypad={keypad}
        explains
        takesFocus={props.takesFocus}
        answer={answer}
        goOn={leave}
        announce={announce}
      >
        <div>
          <Button
            size="small"
            icon={<Icon of={KeysIcon} small />}
            aria-pressed={typing}
            onClick={() => setTyping(!typing)}
          >
            {say("practice.type")}
          </Button>
        </div>
      </TaskCard>
      <div role="status">
        {lost && (
          <Note tone="warn">
            <Stack gap={3}>
              <p>{say("practice.lost")}</p>
              <Cluster>
                <Button onClick={() => answer(lost)}>{say("practice.send")}</Button>
              </Cluster>
            </Stack>
          </Note>
        )}
      </div>
      {announcements}
    </Stack>
  );
}
