import { IconArrowRight, IconRefresh, IconX } from "@tabler/icons-react";
import { Suspense, useMemo, useState } from "react";
import { ExpressionView, PicturesProvider } from "@karota/games/quiz-view/expression-view.tsx";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { BoardDialog } from "../../../shared/board/board-dialog.tsx";
import { BoardShown, BoardSteps } from "../../../shared/board/board-steps.tsx";
import { BoardTask } from "../../../shared/board/board-task.tsx";
import { useRemoteKeys } from "../../../shared/board/use-remote-keys.ts";
import { withoutCheer } from "../../../shared/board/without-cheer.ts";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { gameName } from "../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { useQuiz } from "../../../shared/use-quiz.ts";
import styles from "./board-mode.module.css";
import { exampleOf, placeOfMistake, type KindOfGame } from "./example.ts";
import { MarkSign } from "./mark-sign.tsx";

interface BoardProps {
  readonly kind: KindOfGame;
  readonly onClose: () => void;
}

function Shown({ kind: { game, options, skill, mistake }, onClose }: BoardProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const quiz = useQuiz(game);
  const [turn, setTurn] = useState(0);
  const [step, setStep] = useState(0);
  const kind = JSON.stringify({ options, skill, mistake });
  const task = useMemo(
    () => exampleOf(quiz, JSON.parse(kind) as Parameters<typeof exampleOf>[1], turn),
    [quiz, kind, turn],
  );
  const steps = quiz.solution(task, speaker.schooling);
  const wrong = placeOfMistake(task, mistake);
  const words = wrong < 0 ? null : quiz.mistake(task, { selected: wrong }, speaker.schooling);
  const numSteps = steps.length + (words ? 1 : 0);
  const isOver = step === numSteps;
  const another = () => {
    setTurn(turn + 1);
    setStep(0);
  };
  useRemoteKeys((by) => setStep((before) => Math.max(0, Math.min(numSteps, before + by))));
  return (
    <PicturesProvider value={quiz.picture ?? null}>
      <BoardTask task={task} />
      <BoardSteps steps={steps.slice(0, step)} of={turn} className={styles["steps"]}>
        {words && step > steps.length && (
          <li>
            <span>{say("assignments.board.mistake", { words: withoutCheer(speaker.say(words)) })}</span>
            <BoardShown>
              <span className={styles["wrong"]} data-heat="0">
                <MarkSign mark="0" />
              </span>
              <span className="sr">{say("assignments.mark.wrong")}: </span>
              <ExpressionView expression={task.choices[wrong]!.value} speaker={speaker} />
            </BoardShown>
          </li>
        )}
      </BoardSteps>
      <Cluster as="p" className={styles["acts"]}>
        <Button
          autoFocus
          kind="primary"
          icon={<Icon of={isOver ? IconRefresh : IconArrowRight} small />}
          onClick={isOver ? another : () => setStep(step + 1)}
        >
          {say(isOver ? "assignments.preview.another" : "assignments.board.next")}
        </Button>
        <span className="soft num" role="status">
          {say("assignments.board.step", { step, all: numSteps })}
        </span>
        <Button icon={<Icon of={IconX} small />} onClick={onClose}>
          {say("shell.close")}
        </Button>
      </Cluster>
    </PicturesProvider>
  );
}

/**
 * A task of this kind over the whole screen, for a projector: its solution step by step, at last the mistake when one is
 * given, and no names.
 */
export function BoardMode(props: BoardProps) {
  const speaker = useSpeaker();
  return (
    <BoardDialog title={gameName(props.kind.game, speaker)} onClose={props.onClose} className={styles["board"]}>
      <Suspense fallback={<Waiting />}>
        <Shown {...props} />
      </Suspense>
    </BoardDialog>
  );
}
