import { IconArrowsShuffle } from "@tabler/icons-react";
import type { StepName } from "@karota/games/todays-path.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Leaf, Plant } from "@karota/ui/illustrations.tsx";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { BoardCard, PictureCard } from "../../shared/components/board-card.tsx";
import { SectionHead } from "../../shared/components/section-head.tsx";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { leftWords, percent } from "../../shared/format/progress-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { stopWatch } from "../../shared/session/clock.ts";
import { boardOfStep, isComplete } from "./next-board.ts";
import { pathSkips, skipsOn } from "./path-skips.ts";
import styles from "./todays-path.module.css";
import type { DayBoard, PathStep } from "./use-overview.ts";

const STEP_TEXTS = {
  practice: "home.path.warmUp",
  warmUp: "home.path.warmUp",
  harder: "home.path.harder",
  fun: "home.path.fun",
  logic: "category.logic",
  words: "category.words",
  leisure: "category.leisure",
} as const satisfies Record<StepName, MessageId>;

function Status({ game, state }: DayBoard) {
  const say = useSay();
  const speaker = useSpeaker();
  if (!state) return null;
  if (state.completed)
    return (
      <span className="solved">
        <Leaf />
        {state.seconds > 0 ? say("home.solvedIn", { time: stopWatch(state.seconds) }) : say("shelf.solved")}
      </span>
    );
  const done = percent(state);
  return (
    <>
      <span className="soft small">{leftWords(game, state, speaker)}</span>
      <ProgressBar value={done} label={say("shelf.percent", { percent: done })} />
    </>
  );
}

/** Asks for something else at a step, for that day. */
function skipBoard(day: string, name: StepName): void {
  const steps = skipsOn(day, pathSkips.read());
  pathSkips.write(JSON.stringify({ day, steps: { ...steps, [name]: (steps[name] ?? 0) + 1 } }));
}

/** Three boards, or practice and two boards, for about ten minutes, and an end that says it is enough. */
export function TodaysPath({ path, today }: { path: readonly PathStep[]; today: string }) {
  const say = useSay();
  const speaker = useSpeaker();
  if (path.length === 0) return null;
  return (
    <section className={styles["section"]} aria-labelledby="path">
      <SectionHead id="path" title={say("home.path")} note={say("home.path.note")} />
      <ol className={styles["path"]}>
        {path.map((step, place) => {
          const board = boardOfStep(step);
          const line = say(STEP_TEXTS[step.name]);
          if (!board)
            return (
              <li key={step.name}>
                <span className={styles["stone"]}>{place + 1}</span>
                <PictureCard
                  picture={<Plant className={styles["practice"]} />}
                  title={say("home.path.practice")}
                  to="/practice"
                  line={line}
                />
              </li>
            );
          const name = gameName(board.game, speaker);
          return (
            <li key={step.name} data-done={board.state?.completed}>
              <span className={styles["stone"]}>{board.state?.completed ? <Leaf /> : place + 1}</span>
              <BoardCard game={board.game} to={gamePath(board.game, "daily")} line={line}>
                <Status {...board} />
              </BoardCard>
              {!board.state && step.boards.length > 1 && (
                <button
                  type="button"
                  className={`${styles["other"]} target`}
                  title={say("home.path.other")}
                  aria-label={say("home.path.other.of", { game: name })}
                  onClick={() => skipBoard(today, step.name)}
                >
                  <Icon of={IconArrowsShuffle} small />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {isComplete(path) && (
        <p className={styles["end"]}>
          <Plant />
          {say("home.path.end")}
        </p>
      )}
    </section>
  );
}
