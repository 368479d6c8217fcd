import { IconShare3 } from "@tabler/icons-react";
import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { Verdict } from "@karota/engine/game.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Leaf } from "@karota/ui/illustrations.tsx";
import { serverNow, stopWatch } from "../../shared/session/clock.ts";
import { activeGames, gameName, gamePath } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { currentLanguage } from "../../shared/i18n/language.ts";
import { onDemand } from "../../shared/api/on-demand.tsx";
import { GUEST, isOfLanguage, readProgress, type Who } from "../../shared/offline/progress.ts";
import styles from "./ending.module.css";
import type { AnySession, Opened } from "./open-board.ts";
import type { Result } from "./share/result.ts";
import { UsualTime } from "./usual-time.tsx";

const ShareDialog = onDemand(() => import("./share/share-dialog.tsx"));

/** The next game whose board of the day is not finished in this browser; undefined when all are. */
function nextDaily(game: string, who: Who): string | undefined {
  const finished = readProgress(who, serverNow()).filter(
    (one) => one.period === "daily" && one.completed && isOfLanguage(one, currentLanguage()),
  );
  const ids = activeGames().map(({ id }) => id);
  const here = ids.indexOf(game);
  return [...ids.slice(here + 1), ...ids.slice(0, here)].find((id) => !finished.some((one) => one.game === id));
}

/** What may be told of a solved daily; null for every other board. */
function resultOf({ verdict, opened, played }: Parameters<typeof Ending>[0], seconds: number): Result | null {
  const { game, period, ends } = opened;
  if (verdict.status !== "solved" || period !== "daily" || ends === null) return null;
  const { hints, resets, session } = played;
  return {
    game: game.id,
    asks: isQuiz(game),
    ends,
    seconds,
    hints: game.hint ? hints : null,
    resets,
    marks: game.marks?.(session.state) ?? [],
  };
}

/** Solved, or lost: the words, the time, and the next thing to do. It takes the focus, so that it is heard. */
export function Ending(props: {
  readonly verdict: Verdict;
  readonly seconds: () => number;
  readonly row: CatalogueRow;
  readonly opened: Opened;
  /** Starts a lost board again; null when that is no use any more. */
  readonly restart: (() => void) | null;
  /** Puts these words aside. */
  readonly look: () => void;
  readonly played: { readonly session: AnySession; readonly hints: number; readonly resets: number };
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
  const [next] = useState(() => nextDaily(row.id, opened.who));
  return (
    <>
      <section className={styles["ending"]} data-solved={solved || undefined}>
        <h2 ref={heading} tabIndex={-1}>
          {solved && <Leaf className={styles["leaf"]} />}
          {say(!solved ? "play.lost" : verdict.hasWrongValues ? "play.finished" : "play.solved")}
        </h2>
        {!solved && props.restart && <p>{say("play.lost.how")}</p>}
        {seconds > 0 && <p className={styles["time"]}>{say("play.time", { time: stopWatch(seconds) })}</p>}
        {solved && <UsualTime opened={opened} />}
        {opened.period && <p>{say(opened.period === "daily" ? "play.solved.daily" : "play.solved.weekly")}</p>}
        {solved && opened.who === GUEST && <p>{say("play.solved.guest")}</p>}
        <p className={styles["acts"]}>
          {solved && (
            <Link className={buttonClass({ kind: "primary" })} to={next ? gamePath(next, "daily") : "/home"}>
              {next ? say("play.next.game", { game: gameName(next, speaker) }) : say("play.next.home")}
            </Link>
          )}
          {result && (
            <Button icon={<Icon of={IconShare3} />} onClick={() => setSharing(true)}>
              {say("play.share")}
            </Button>
          )}
          {!solved && props.restart && (
            <Button kind="primary" onClick={props.restart}>
              {say("play.restart.yes")}
            </Button>
          )}
          {!solved && <Button onClick={props.look}>{say("play.lost.look")}</Button>}
          <Link className={buttonClass()} to={gamePath(row.id)}>
            {say("play.next.more")}
          </Link>
        </p>
      </section>
      {result && sharing && <ShareDialog result={result} onClose={() => setSharing(false)} />}
    </>
  );
}
