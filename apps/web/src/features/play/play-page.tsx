import { lazy } from "react";
import { Redirect, useParams } from "wouter";
import { findGame } from "@karota/games/catalogue.ts";
import { GUEST } from "../../shared/offline/progress.ts";
import { useSession } from "../../shared/session/session.ts";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { BRING, RACE, SHARED, TRAIN } from "../../shared/bring.ts";
import { BoardLoader } from "./board-loader.tsx";
import { LoginFirst } from "./login-first.tsx";

const TrainPage = lazy(() => loadChunk(() => import("./bring/train-page.tsx")));
const SharedBoard = lazy(() => loadChunk(() => import("./shared/shared-board.tsx")));
const RaceBoard = lazy(() => loadChunk(() => import("./race/race-board.tsx")));
const BringPage = lazy(() => loadChunk(() => import("./bring/bring-page.tsx")));

/** `/games/:game/:id`: the board of the day or the week, one's own, one that somebody brings or shares, one of a race, or one that trains a technique; the only screen that runs games. */
export default function PlayPage() {
  const { game = "", id = "" } = useParams();
  const session = useSession();
  const row = findGame(game);
  if (!row) return <Redirect to="/home" replace />;
  if (id === TRAIN) return <TrainPage key={row.id} row={row} />;
  if (id === BRING) return <BringPage key={row.id} row={row} />;
  if (id === SHARED) return <SharedBoard row={row} />;
  if (id === RACE) return <RaceBoard row={row} />;
  // Also with an expired login: the server decides what it permits.
  const who = session?.userId ?? GUEST;
  if (who === GUEST && id !== "daily") return <LoginFirst row={row} weekly={id === "weekly"} />;
  return <BoardLoader key={`${row.id} ${id}`} row={row} id={id} who={who} />;
}
