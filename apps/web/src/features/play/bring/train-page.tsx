import { useEffect, useState } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { canTrain, TRAIN, TRAININGS } from "../../../shared/bring.ts";
import { Breadcrumbs } from "../../../shared/components/breadcrumbs.tsx";
import { PageHeading } from "../../../shared/components/page-heading.tsx";
import { gameName, gamePath, isClosed } from "../../../shared/format/game-words.ts";
import { useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { removePlay } from "../../../shared/offline/progress.ts";
import { BROUGHT, idOf, readTrained } from "./brought.ts";
import { BroughtBoard } from "./brought-board.tsx";

/** `/games/:game/train`: a technique is chosen; with `?board=` a board is played whose next step it is. */
export default function TrainPage({ row: { id: game }, row }: { row: CatalogueRow }) {
  const speaker = useSpeaker();
  const [, navigate] = useLocation();
  const board = new URLSearchParams(useSearch()).get("board") ?? "";
  /** The code in the address that is no board that can be played. */
  const [refused, setRefused] = useState<string | null>(null);
  const title = canTrain(game) ? speaker.say({ id: `${game}.train.title` }) : null;
  useEffect(() => {
    if (title !== null) document.title = `${title} · Karota`;
  }, [title]);
  if (title === null) return <Redirect to={gamePath(game)} replace />;
  if (board !== "" && refused !== board)
    return <BroughtBoard key={board} row={row} source={TRAIN} code={board} refuse={() => setRefused(board)} />;
  if (isClosed(game)) return <Redirect to="/home" replace />;
  const Training = TRAININGS[game]!;
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Breadcrumbs steps={[{ to: gamePath(game), text: gameName(game, speaker) }]} />
        <PageHeading>{title}</PageHeading>
        <p className="measure soft">{speaker.say({ id: `${game}.train.lead` })}</p>
      </Stack>
      {board !== "" && (
        <Note tone="warn" role="alert" className="measure">
          {speaker.say({ id: "play.train.noBoard" })}
        </Note>
      )}
      <Training
        speaker={speaker}
        opened={readTrained(game)}
        play={(code) => {
          // As it was left, a board that was solved would train nothing.
          removePlay(BROUGHT, idOf(game, TRAIN, code));
          navigate(`${gamePath(game, TRAIN)}?${new URLSearchParams({ board: code }).toString()}`);
        }}
      />
    </Stack>
  );
}
