import { Redirect, useSearch } from "wouter";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { gamePath } from "../../../shared/format/game-words.ts";
import { Playing } from "../playing.tsx";
import { playAddress } from "./addresses.ts";
import { SharedFailed } from "./shared-failed.tsx";
import { useShared } from "./use-shared.ts";

function OfCode({ row, code }: { row: CatalogueRow; code: string }) {
  const [loading, again] = useShared(code);
  if (loading === null) return <Waiting />;
  if ("failure" in loading) return <SharedFailed failure={loading.failure} again={again} />;
  const { game } = loading.opened;
  if (game.id !== row.id) return <Redirect to={playAddress(game.id, code)} replace />;
  return <Playing opened={loading.opened} row={row} reload={again} />;
}

/** `/games/:game/shared?board=`: the board of a link is played. */
export default function SharedBoard({ row }: { row: CatalogueRow }) {
  const code = new URLSearchParams(useSearch()).get("board") ?? "";
  if (code === "") return <Redirect to={gamePath(row.id)} replace />;
  return <OfCode key={code} row={row} code={code} />;
}
