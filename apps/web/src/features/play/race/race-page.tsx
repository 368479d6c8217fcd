import { Suspense, useCallback, useLayoutEffect, useRef, useState } from "react";
import { Link, useParams } from "wouter";
import { buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { focusHeading } from "@karota/ui/focus-heading.ts";
import { LoadFailed } from "../../../shared/api/load-failed.tsx";
import { GlyphTile } from "../../../shared/components/glyph-tile.tsx";
import { PageHeading } from "../../../shared/components/page-heading.tsx";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { gameName } from "../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { WithTexts } from "../../../shared/i18n/with-texts.tsx";
import { useUser } from "../../../shared/session/session.ts";
import { useBoardWords } from "../board-words.ts";
import type { Opened } from "../open-board.ts";
import { linkOf, playAddress } from "../shared/addresses.ts";
import { SharedFailed } from "../shared/shared-failed.tsx";
import { useShared } from "../shared/use-shared.ts";
import shared from "../shared/shared-page.module.css";
import { BeginRace } from "./begin-race.tsx";
import { JoinRace, SignInToRace } from "./race-offer.tsx";
import { RaceRoom } from "./race-room.tsx";
import { useRaceOfBoard } from "./use-race-of-board.ts";

/** The race on the board for somebody who is signed in: to wait for its start in, to join, or to begin. */
function OfPerson({ code, game }: { code: string; game: string }) {
  const say = useSay();
  /** The race in which this person is or was, and whether it is over for them. */
  const [room, setRoom] = useState<{ readonly id: string; readonly isOver: boolean } | null>(null);
  const isFree = room === null || room.isOver;
  const { found, failure, reload } = useRaceOfBoard(code, isFree);
  const race = found?.race ?? null;
  const isOpen = race !== null && race.phase !== "ended";
  if (isOpen && race.joined && room?.id !== race.id) setRoom({ id: race.id, isOver: false });
  /** The button that was clicked is gone when the room is there. */
  const clicked = useRef(false);
  useLayoutEffect(() => {
    if (clicked.current) focusHeading();
    clicked.current = false;
  }, [room?.id]);
  const enter = () => {
    clicked.current = true;
    return reload();
  };
  const onOver = useCallback(() => {
    setRoom((before) => before && { ...before, isOver: true });
    void reload();
  }, [reload]);
  if (found === null)
    return failure === null ? <Waiting /> : <LoadFailed error={failure} again={() => void reload()} />;
  return (
    <>
      {room && <RaceRoom key={room.id} id={room.id} code={code} game={game} onOver={onOver} />}
      {isFree && !(isOpen && race.joined) && (
        <>
          {isOpen && race.phase === "waiting" ? (
            <JoinRace code={code} race={race} onJoined={enter} onRefused={() => void reload()} />
          ) : found.own ? (
            <BeginRace code={code} kind="primary" {...(room && { label: "play.race.another" })} onBegun={enter} />
          ) : (
            <p role="status">{say("play.race.none")}</p>
          )}
          <Link className={buttonClass({ kind: "quiet" })} to={playAddress(game, code)}>
            {say("play.race.without")}
          </Link>
        </>
      )}
    </>
  );
}

function Room({ opened }: { opened: Opened }) {
  const say = useSay();
  const speaker = useSpeaker();
  const words = useBoardWords(opened);
  const user = useUser();
  const { id } = opened.game;
  const code = linkOf(opened.gridId);
  return (
    <>
      <GlyphTile game={id} className={shared["tile"]} />
      <PageHeading>{say("play.race.of", { game: gameName(id, speaker) })}</PageHeading>
      <p className="strong">{words.full}</p>
      {user ? (
        <OfPerson key={user.userId} code={code} game={id} />
      ) : (
        <>
          <SignInToRace />
          <Link className={buttonClass()} to={playAddress(id, code)}>
            {say("play.race.without")}
          </Link>
        </>
      )}
    </>
  );
}

/** `/b/:code/race`: where people come together who play the board of a link at the same time. */
export default function RacePage() {
  const [loading, again] = useShared(useParams()["code"] ?? "");
  if (loading === null) return <Waiting />;
  if ("failure" in loading) return <SharedFailed failure={loading.failure} again={again} />;
  return (
    <Card pad="large" raised gap={4} className={shared["card"]}>
      <Suspense fallback={<Waiting />}>
        <WithTexts parts={[loading.opened.game.id]}>
          <Room opened={loading.opened} />
        </WithTexts>
      </Suspense>
    </Card>
  );
}
