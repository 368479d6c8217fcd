import { useEffect, useState } from "react";
import { Link, Redirect } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { MAX_IN_RACE, type Racer, type RaceView } from "@karota/contract/games/races.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Note } from "@karota/ui/note.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { ApiFailure, call, isNoAnswer } from "../../../shared/api/api.ts";
import { useFailureWords } from "../../../shared/api/load-failed.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { Address } from "../../../shared/components/address.tsx";
import { Face } from "../../../shared/components/face.tsx";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { gameName } from "../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { isOut, useFollowed } from "../../../shared/live/use-followed.ts";
import { raceAddress, sharedPath } from "../shared/addresses.ts";
import { RaceList } from "./race-list.tsx";
import styles from "./race-room.module.css";
import { useRacerWords } from "./racer-words.ts";

/** Who is here, and the places that are free. */
function People({ people }: { people: readonly Racer[] }) {
  const say = useSay();
  const words = useRacerWords();
  return (
    <Stack gap={2} className={styles["people"]}>
      <p role="status" className="strong">
        {say("play.race.here", { count: people.length })}
      </p>
      <ul>
        {people.map((racer, at) => (
          <li key={at}>
            <Face of={racer.face} />
            <span className={racer.you ? "strong" : "sr"}>{words.who(racer)}</span>
            {racer.host && !racer.you && <span className="soft small">{say("play.race.host")}</span>}
          </li>
        ))}
        {Array.from({ length: MAX_IN_RACE - people.length }, (_, at) => (
          <li key={`free ${at}`} aria-hidden="true">
            <span className={styles["free"]} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Why a race cannot be started, in the error catalogue's words. */
function Alone({ failure }: { failure: ApiFailure }) {
  const words = useFailureWords(failure);
  return (
    words && (
      <Note>
        <p>
          <b>{words.title}</b>
        </p>
        <p>{words.text}</p>
      </Note>
    )
  );
}

/** Before the start: the host has the link and starts, the others wait for it. */
function WaitingRoom(props: {
  readonly view: RaceView;
  readonly code: string;
  readonly game: string;
  readonly take: (view: RaceView) => void;
  readonly reload: () => Promise<void>;
}) {
  const { view, code, game, take, reload } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const isHost = view.people.some(({ you, host }) => you && host);
  const [alone, setAlone] = useState<ApiFailure | null>(null);
  const [starting, start] = useAction(async () => {
    try {
      take(await call<RaceView>("POST", `races/${view.id}/start`, { body: {} }));
    } catch (failure) {
      void reload();
      if (!(failure instanceof ApiFailure) || failure.code !== "E-RACE-ALONE") throw failure;
      setAlone(failure);
    }
  });
  const [leaving, leave] = useAction(() => call("POST", `races/${view.id}/leave`, { body: {} }), {
    onDone: () => navigate(sharedPath(code)),
  });
  return (
    <>
      {isHost && (
        <>
          <p>{say("play.race.invite")}</p>
          <div className={styles["address"]}>
            <Address
              address={`${location.origin}${sharedPath(code)}`}
              label={say("play.shareBoard.qr", { game: gameName(game, speaker) })}
            />
          </div>
        </>
      )}
      <People people={view.people} />
      {isHost ? (
        <Button kind="primary" size="big" wide busy={starting} onClick={start}>
          {say("play.race.start")}
        </Button>
      ) : (
        <p>{say("play.race.waiting")}</p>
      )}
      {isHost && (
        <div role="status" className={styles["status"]}>
          {alone && view.people.length < 2 && <Alone failure={alone} />}
        </div>
      )}
      <p className="soft small">{say("play.race.sees")}</p>
      <Button size="small" kind="quiet" busy={leaving} onClick={leave}>
        {say("play.race.leave")}
      </Button>
    </>
  );
}

/** A race of somebody who is in it, as long as it is not being played: then its board is. */
export function RaceRoom(props: {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  /** It is over, or this person is not in it any more. */
  readonly onOver: () => void;
}) {
  const { id, code, game, onOver } = props;
  const say = useSay();
  const { view, failure, take, reload } = useFollowed<RaceView>(`races/${id}`, `races/${id}/events`);
  const isGone = isOut(failure) || (view?.people.some(({ you, left }) => you && left) ?? false);
  const isOver = isGone || view?.phase === "ended";
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  if (isGone) return null;
  if (view?.phase === "running") return <Redirect to={raceAddress(game, code, id)} replace />;
  return (
    <>
      {/* Always there, so that a screen reader notices what comes into it. */}
      <div role="status" className={styles["status"]}>
        {failure !== null && (
          <Note tone="warn">{say(isNoAnswer(failure) ? "play.race.room.offline" : "play.race.failed")}</Note>
        )}
      </div>
      {view === null ? (
        failure === null && <Waiting />
      ) : view.phase === "ended" ? (
        <>
          <p className="strong">{say("play.race.ended")}</p>
          {/* It may have ended before its start. */}
          {view.seconds > 0 && (
            <>
              <RaceList view={view} level="h2" />
              <Link className={buttonClass()} to={raceAddress(game, code, id)}>
                {say("play.lost.look")}
              </Link>
            </>
          )}
        </>
      ) : (
        <WaitingRoom view={view} code={code} game={game} take={take} reload={reload} />
      )}
    </>
  );
}
