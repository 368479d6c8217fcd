import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { FailureBody } from "@karota/contract/errors/failure.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { ApiFailure } from "../../shared/api/api.ts";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { stopWatch } from "../../shared/session/clock.ts";
import { useFailureWords } from "../../shared/api/load-failed.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { GUEST, readPlay, type Who } from "../../shared/offline/progress.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import styles from "./message.module.css";
import { openBoard, type Opened } from "./open-board.ts";
import { Playing } from "./playing.tsx";
import { useRenderedBoard } from "./rendered-board.ts";

/** The owner of a board, and the state from which it continues. */
const keyOf = ({ who, gridId, change }: Opened): string => `${who} ${gridId} ${change}`;

/** A board is its player's own once their record of it is read, also a visitor's. */
type Loading = { readonly opened: Opened; readonly isOwn: boolean } | { readonly failure: unknown } | null;

/** Another person's board, after a sign-out or a sign-in; the visitor's is the one that everybody gets. */
const isForeign = (loading: Loading, who: Who): boolean =>
  loading !== null && "opened" in loading && loading.opened.who !== who && loading.opened.who !== GUEST;

/** Resolves once nothing is pressed: browsers make no click of a press that ends on another board than it began on. */
const afterPress = (): Promise<void> =>
  new Promise((done) => {
    if (!globalThis.karotaEarly?.isPressed) return done();
    // The click comes right after it.
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(done), { once: true });
  });

/**
 * Loads a board and plays it; a failure is shown with a button to retry or a link away. A board that came with the
 * document is shown at once; what is pressed on it takes effect once this person's own record of it is loaded.
 */
export function BoardLoader({ row, id, who }: { row: CatalogueRow; id: string; who: Who }) {
  const rendered = useRenderedBoard(row, id);
  const [loading, setLoading] = useState<Loading>(rendered && { opened: rendered, isOwn: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    setLoading((before) => (attempt === 0 && before !== null && "opened" in before ? before : null));
    const show = async (next: Loading) => {
      await afterPress();
      if (!left) setLoading(next);
    };
    openBoard(row, id, who).then(
      (opened) => void show({ opened, isOwn: true }),
      (failure: unknown) => void show({ failure }),
    );
    return () => {
      left = true;
    };
  }, [row, id, who, attempt]);
  const again = () => setAttempt((before) => before + 1);
  if (loading === null || isForeign(loading, who)) return <Waiting />;
  if ("opened" in loading)
    return (
      <Playing
        key={keyOf(loading.opened)}
        opened={loading.opened}
        row={row}
        reload={again}
        waiting={!loading.isOwn || loading.opened.who !== who}
      />
    );
  return <Failed row={row} id={id} who={who} failure={loading.failure} again={again} />;
}

/** With the year: it was months ago. */
const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

/** A game that was finished so long ago that its board and moves are deleted. */
function ResultOnly({ row, result }: { row: CatalogueRow; result: NonNullable<FailureBody["result"]> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const { completed, seconds, right, total } = result;
  return (
    <section className={styles["message"]} role="status">
      <PageHeading>{gameName(row.id, speaker)}</PageHeading>
      <p>
        <b>{say("play.failed.deleted", { date: format.date(completed, DAY), time: stopWatch(seconds) })}</b>
      </p>
      {right !== undefined && total !== undefined && <p>{say("play.failed.deleted.right", { right, total })}</p>}
      <p>{say("play.failed.deleted.why")}</p>
      <p className={styles["acts"]}>
        <Link className={buttonClass({ kind: "primary" })} to={gamePath(row.id)}>
          {say("play.failed.boards")}
        </Link>
      </p>
    </section>
  );
}

/** The way on from a challenge that is over. That it was a weekly one is known where it was played in this browser. */
function ToRunningChallenge({ game, wasWeekly }: { game: string; wasWeekly: boolean }) {
  const say = useSay();
  return (
    <Link className={buttonClass({ kind: "primary" })} to={gamePath(game, wasWeekly ? "weekly" : "daily")}>
      {say(wasWeekly ? "play.failed.weekly" : "play.login.daily")}
    </Link>
  );
}

function Failed(props: {
  readonly row: CatalogueRow;
  readonly id: string;
  readonly who: Who;
  readonly failure: unknown;
  readonly again: () => void;
}) {
  const { row, id, who, failure, again } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const status = failure instanceof ApiFailure ? failure.status : -1;
  useEffect(() => {
    if (status === -1) console.error(failure);
  }, [failure, status]);
  const gone = status === 404 || status === 400;
  const over = status === 410;
  const words = useFailureWords(failure);
  const result = failure instanceof ApiFailure ? failure.body?.result : undefined;
  if (result) return <ResultOnly row={row} result={result} />;
  return (
    <section className={styles["message"]} role="alert">
      <PageHeading>{gameName(row.id, speaker)}</PageHeading>
      {gone || over || status === 0 ? (
        <p>{say(gone ? "play.failed.gone" : over ? "play.failed.over" : "play.failed.offline")}</p>
      ) : (
        <>
          {words && <b>{words.title}</b>}
          <p>{words?.text ?? say("play.failed.other")}</p>
        </>
      )}
      <p className={styles["acts"]}>
        {over && <ToRunningChallenge game={row.id} wasWeekly={readPlay(who, id)?.period === "weekly"} />}
        {gone || over ? (
          <Link className={buttonClass({ kind: over ? "plain" : "primary" })} to={gamePath(row.id)}>
            {say("play.failed.boards")}
          </Link>
        ) : (
          <Button kind="primary" onClick={again}>
            {say("play.failed.again")}
          </Button>
        )}
      </p>
    </section>
  );
}
