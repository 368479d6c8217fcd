import { useCallback, useEffect, useState } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { Stack } from "@karota/ui/layout.tsx";
import { BRING, canBring, ENTRIES } from "../../../shared/bring.ts";
import { BoardCard, BoardCards } from "../../../shared/components/board-card.tsx";
import { Breadcrumbs } from "../../../shared/components/breadcrumbs.tsx";
import { PageHeading } from "../../../shared/components/page-heading.tsx";
import { copyText } from "../../../shared/copy-text.ts";
import { gameName, gamePath, isClosed } from "../../../shared/format/game-words.ts";
import { optionWords } from "../../../shared/format/option-words.ts";
import { leftWords } from "../../../shared/format/progress-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { codeOf, listBrought } from "./brought.ts";
import { BroughtBoard } from "./brought-board.tsx";
import { EXPLAIN_FLAG } from "./explain-flag.ts";

/** What a code in the address is for: to be played, or to be entered. */
type Use = "board" | "edit";
const addressOf = (game: string, code: string, use: Use = "board"): string =>
  `${gamePath(game, BRING)}${code === "" ? "" : `?${new URLSearchParams({ [use]: code }).toString()}`}`;

/** Boards that were brought before and begun. */
function Mine({ game }: { game: string }) {
  const say = useSay();
  const speaker = useSpeaker();
  const [records] = useState(() => listBrought(game));
  if (records.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="brought">
      <h2 id="brought">{say("play.bring.mine")}</h2>
      <BoardCards>
        {records.map((record) => (
          <li key={record.gridId}>
            <BoardCard
              game={game}
              to={addressOf(game, codeOf(record.gridId))}
              line={optionWords(record.options, speaker)}
            >
              <span className="soft small">
                {record.completed ? say("shelf.solved") : leftWords(game, record, speaker)}
              </span>
            </BoardCard>
          </li>
        ))}
      </BoardCards>
    </Stack>
  );
}

/** Where a board is entered and checked. */
function Entering({ row: { id: game }, code }: { row: CatalogueRow; code: string }) {
  const speaker = useSpeaker();
  const [, navigate] = useLocation();
  const Entry = ENTRIES[game]!;
  const change = useCallback(
    // No step back for each digit; a reload finds the board again.
    (next: string) => history.replaceState(history.state, "", addressOf(game, next, "edit")),
    [game],
  );
  return (
    <Stack gap={5} data-brings>
      <Stack gap={3}>
        <Breadcrumbs steps={[{ to: gamePath(game), text: gameName(game, speaker) }]} />
        <PageHeading>{speaker.say({ id: `${game}.bring.title` })}</PageHeading>
        <p className="measure soft">{speaker.say({ id: `${game}.bring.lead` })}</p>
      </Stack>
      <Entry
        speaker={speaker}
        code={code}
        change={change}
        play={(next, explained) => navigate(addressOf(game, next), explained ? { state: EXPLAIN_FLAG } : undefined)}
        share={(next) =>
          void copyText(`${location.origin}${addressOf(game, next)}`, "address.copied", "play.bring.notCopied")
        }
      />
      <Mine game={game} />
    </Stack>
  );
}

/** `/games/:game/bring`: a board of one's own is entered; with `?board=` it is played, and with `?edit=` changed. */
export default function BringPage({ row }: { row: CatalogueRow }) {
  const speaker = useSpeaker();
  const search = new URLSearchParams(useSearch());
  const board = search.get("board") ?? "";
  const game = row.id;
  /** The code in the address that is no board that can be played. */
  const [refused, setRefused] = useState<string | null>(null);
  const title = canBring(game) ? speaker.say({ id: `${game}.bring.title` }) : null;
  useEffect(() => {
    if (title !== null) document.title = `${title} · Karota`;
  }, [title]);
  if (title === null) return <Redirect to={gamePath(game)} replace />;
  if (board !== "" && refused !== board)
    return <BroughtBoard key={board} row={row} source={BRING} code={board} refuse={() => setRefused(board)} />;
  if (isClosed(game)) return <Redirect to="/home" replace />;
  return <Entering row={row} code={board || (search.get("edit") ?? "")} />;
}
