import { useCallback, useEffect, useRef, type ReactNode } from "react";
import { Redirect, useSearch } from "wouter";
import type { RaceView } from "@karota/contract/games/races.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { call } from "../../../shared/api/api.ts";
import { toast } from "../../../shared/components/notices.tsx";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { gamePath } from "../../../shared/format/game-words.ts";
import { isOut, useFollowed, type Followed } from "../../../shared/live/use-followed.ts";
import { useUser } from "../../../shared/session/session.ts";
import type { Opened } from "../open-board.ts";
import { Playing } from "../playing.tsx";
import { racePath } from "../shared/addresses.ts";
import { SharedFailed } from "../shared/shared-failed.tsx";
import { useOpening } from "../shared/use-shared.ts";
import { openRace } from "./open-race.ts";
import { progressSender, type ProgressSender } from "./progress-sender.ts";
import { RaceBars } from "./race-bars.tsx";
import { RaceList } from "./race-list.tsx";

/** Sends how far the board is while its race runs, and shows how far everybody is. */
function Above(props: {
  readonly opened: Opened;
  readonly state: unknown;
  readonly race: Followed<RaceView>;
  readonly path: string;
}) {
  const { opened, state, race, path } = props;
  const { game } = opened;
  const { view, take, reload } = race;
  const isRunning =
    view?.phase === "running" && view.people.some(({ you, seconds, lost }) => you && seconds === null && !lost);
  const latest = useRef(state);
  latest.current = state;
  const sender = useRef<ProgressSender | null>(null);
  useEffect(() => {
    if (!isRunning) return undefined;
    const start: unknown = game.start((latest.current as { puzzle: unknown }).puzzle);
    const own = progressSender(
      async () => {
        const saves = game.saves.between(start, latest.current);
        take(await call<RaceView>("POST", `${path}/progress`, { body: { saves } }));
      },
      // It is over, this person is not in it any more, or there is no network: the bars say so.
      () => void reload(),
    );
    sender.current = own;
    // What an earlier visit has not sent.
    if (game.saves.between(start, latest.current).length > 0) own.changed(true);
    return () => {
      sender.current = null;
      own.stop();
    };
  }, [isRunning, game, path, take, reload]);
  const sent = useRef(state);
  useEffect(() => {
    if (sent.current === state) return;
    sent.current = state;
    sender.current?.changed(game.check(state).status !== "playing");
  }, [state, game]);
  const leave = useCallback(async () => {
    await call("POST", `${path}/leave`, { body: {} });
    await reload();
    toast("play.race.leave.done");
  }, [path, reload]);
  return <RaceBars view={view} failure={race.failure} leave={leave} />;
}

function OfRace({ row, code, id }: { row: CatalogueRow; code: string; id: string }) {
  const path = `races/${id}`;
  const [loading, again] = useOpening(useCallback(() => openRace(row, code, id), [row, code, id]));
  const race = useFollowed<RaceView>(path, `${path}/events`);
  const { view, failure } = race;
  if (loading === null || (view === null && failure === null)) return <Waiting />;
  if ("failure" in loading) return <SharedFailed failure={loading.failure} again={again} />;
  const { opened } = loading;
  const isIn = !isOut(failure) && !view?.people.some(({ you, left }) => you && left);
  // Who was in it plays the board to its end; others do not come in by this address.
  if (opened === null || view?.phase === "waiting" || (isOut(failure) && opened.change === 0))
    return <Redirect to={racePath(code)} replace />;
  const above = (state: unknown): ReactNode => isIn && <Above opened={opened} state={state} race={race} path={path} />;
  return (
    <Playing
      opened={opened}
      row={row}
      reload={again}
      race={{ above, after: isIn && view && <RaceList view={view} />, isOver: !isIn || view?.phase === "ended" }}
    />
  );
}

/** `/games/:game/race?board=&race=`: a race that has been started is played. */
export default function RaceBoard({ row }: { row: CatalogueRow }) {
  const search = new URLSearchParams(useSearch());
  const user = useUser();
  const code = search.get("board") ?? "";
  const id = search.get("race") ?? "";
  if (code === "" || id === "") return <Redirect to={gamePath(row.id)} replace />;
  if (!user) return <Redirect to={racePath(code)} replace />;
  return <OfRace key={`${user.userId} ${id}`} row={row} code={code} id={id} />;
}
