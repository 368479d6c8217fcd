import { IconShare3 } from "@tabler/icons-react";
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { Verdict } from "@karota/engine/game.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { scoreOf, type Score } from "@karota/engine/quiz/score.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { MISTAKES } from "@karota/games/quiz-view/mistakes-place.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Leaf } from "@karota/ui/illustrations.tsx";
import { Pose } from "../../shared/components/pose.tsx";
import { serverNow, stopWatch } from "../../shared/session/clock.ts";
import { activeGames, gameName, gamePath } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { currentLanguage } from "../../shared/i18n/language.ts";
import { onDemand } from "../../shared/api/on-demand.tsx";
import { BRING, RACE, SHARED, TRAIN } from "../../shared/bring.ts";
import type { Learned } from "../../shared/learning.ts";
import { GUEST, isOfLanguage, readProgress, type Who } from "../../shared/offline/progress.ts";
import { readSettings } from "../../shared/session/settings.ts";
import { BROUGHT } from "./bring/brought.ts";
import { challengePath } from "./challenge-link.ts";
import styles from "./ending.module.css";
import type { AnySession, Opened } from "./open-board.ts";
import { CELEBRATED_SHARE, isCelebrated } from "./score.ts";
import type { Result } from "./share/result.ts";
import { linkOf, racePath } from "./shared/addresses.ts";
import { UsualTime } from "./usual-time.tsx";

const ShareDialog = onDemand(() => import("./share/share-dialog.tsx"));
const SharedTimes = onDemand(() => import("./shared/shared-times.tsx"));
const EndingPlant = onDemand(() => import("./ending-plant.tsx"));

/** The next game whose board of the day is not finished in this browser; undefined when all are. */
function nextDaily(game: string, who: Who): string | undefined {
  const finished = readProgress(who, serverNow()).filter(
    (one) => one.period === "daily" && one.completed && isOfLanguage(one, currentLanguage()),
  );
  const ids = activeGames().map(({ id }) => id);
  const here = ids.indexOf(game);
  return [...ids.slice(here + 1), ...ids.slice(0, here)].find((id) => !finished.some((one) => one.game === id));
}

/** What may be shared of a solved daily; null for every other board. */
function resultOf({ verdict, opened, played }: Parameters<typeof Ending>[0], seconds: number): Result | null {
  const { game, period, ends, options } = opened;
  if (verdict.status !== "solved" || period !== "daily" || ends === null) return null;
  const { hints, resets, session } = played;
  return {
    game: game.id,
    path: challengePath(game.id, { period, ends, options }),
    asks: isQuiz(game),
    ends,
    seconds,
    hints: game.hint ? hints : null,
    resets,
    marks: game.marks?.(session.state) ?? [],
  };
}

/** Below this share of right answers, the mistakes come before the next game. */
const MISTAKES_FIRST_SHARE = 0.6;

function praiseOf({ right, total }: Score): MessageId {
  const share = right / total;
  if (share === 1) return "play.score.all";
  return share >= CELEBRATED_SHARE ? "play.score.most" : share >= 0.5 ? "play.score.half" : "play.score.few";
}

const showMistakes = () => document.getElementById(MISTAKES)?.focus();

/** The end of a board, solved or lost: message, time and what to do next. It takes the focus, so that it is announced. */
export function Ending(props: {
  readonly verdict: Verdict;
  readonly seconds: () => number;
  readonly row: CatalogueRow;
  readonly opened: Opened;
  /** Restarts a lost board; null when that is not possible. */
  readonly restart: (() => void) | null;
  /** Closes this message. */
  readonly look: () => void;
  readonly played: { readonly session: AnySession; readonly hints: number; readonly resets: number };
  /** Of a quiz: what the player had learned before this board; null where it is not known. */
  readonly learnedBefore: Learned | null;
  /** How a race on this board stands. */
  readonly race?: ReactNode;
}) {
  const { verdict, row, opened } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const heading = useRef<HTMLHeadingElement>(null);
  const [seconds] = useState(props.seconds);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const solved = verdict.status === "solved";
  const [sharing, setSharing] = useState(false);
  const [result] = useState(() => resultOf(props, seconds));
  const isBrought = opened.who === BROUGHT;
  const [next] = useState(() => (isBrought ? undefined : nextDaily(row.id, opened.who)));
  const score = scoreOf(opened.game, props.played.session.state);
  const celebrated = isCelebrated(verdict, score);
  /** It was finished in this visit, and not opened as it is. */
  const [isFresh] = useState(() => opened.game.check(opened.session.state).status === "playing");
  const [hasPlant, setHasPlant] = useState(solved && !isBrought);
  const hidePlant = useCallback(() => setHasPlant(false), []);
  const after = opened.technique
    ? { to: gamePath(row.id, TRAIN), words: say("play.train.another") }
    : opened.source === RACE
      ? { to: racePath(linkOf(opened.gridId)), words: say("play.race.toRoom") }
      : opened.source === SHARED
        ? { to: gamePath(row.id, "daily"), words: say("play.login.daily") }
        : isBrought
          ? { to: gamePath(row.id, BRING), words: say("play.bring.another") }
          : next
            ? { to: gamePath(next, "daily"), words: say("play.next.game", { game: gameName(next, speaker) }) }
            : { to: "/home", words: say("play.next.home") };
  const mistakesFirst = score !== null && score.right < MISTAKES_FIRST_SHARE * score.total;
  return (
    <>
      <section className={styles["ending"]} data-solved={solved || undefined}>
        {celebrated && <Pose of="holds a leaf" className={styles["rabbit"]} />}
        {score && !celebrated && (
          <span className={styles["leaf"]} data-leaf={isFresh && readSettings().confetti !== false ? "drifts" : "lies"}>
            <Leaf />
          </span>
        )}
        <h2 ref={heading} tabIndex={-1} data-score={score ? true : undefined}>
          {score ? say("quizView.score", { ...score }) : say(solved ? "play.solved" : "play.lost")}
        </h2>
        {score && <p className={styles["praise"]}>{say(praiseOf(score))}</p>}
        {!solved && props.restart && <p>{say("play.lost.how")}</p>}
        {seconds > 0 && opened.source !== RACE && (
          <p className="soft">{say("play.time", { time: stopWatch(seconds) })}</p>
        )}
        {props.race}
        <p className={styles["acts"]}>
          {mistakesFirst && (
            <Button kind="primary" onClick={showMistakes}>
              {say("play.mistakes", { n: score.total - score.right })}
            </Button>
          )}
          {solved && (
            <Link className={buttonClass({ kind: mistakesFirst ? "plain" : "primary" })} to={after.to}>
              {after.words}
            </Link>
          )}
          {result && (
            <Button kind="quiet" icon={<Icon of={IconShare3} />} onClick={() => setSharing(true)}>
              {say("play.share")}
            </Button>
          )}
          {!solved && props.restart && (
            <Button kind="primary" onClick={props.restart}>
              {say("play.restart.yes")}
            </Button>
          )}
          {!solved && <Button onClick={props.look}>{say("play.lost.look")}</Button>}
          <Link className={buttonClass({ kind: "quiet" })} to={gamePath(row.id)}>
            {say("play.next.more")}
          </Link>
        </p>
        <div className={styles["facts"]}>
          {solved && opened.source === SHARED && (
            <SharedTimes opened={opened} state={props.played.session.state} seconds={seconds} />
          )}
          {solved && <UsualTime opened={opened} />}
          {opened.period && <p>{say(opened.period === "daily" ? "play.solved.daily" : "play.solved.weekly")}</p>}
          {solved && opened.who === GUEST && <p>{say("play.solved.guest")}</p>}
        </div>
        {hasPlant && (
          <div data-plant>
            <EndingPlant row={row} who={opened.who} before={props.learnedBefore} isFresh={isFresh} onNone={hidePlant} />
          </div>
        )}
      </section>
      {result && sharing && <ShareDialog result={result} onClose={() => setSharing(false)} />}
    </>
  );
}
