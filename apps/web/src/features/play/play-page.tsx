import { Redirect, useParams } from "wouter";
import { findGame } from "@karota/games/catalogue.ts";
import { GUEST } from "../../shared/offline/progress.ts";
import { useSession } from "../../shared/session/session.ts";
import { BoardLoader } from "./board-loader.tsx";
import { LoginFirst } from "./login-first.tsx";

/** `/games/:game/:id`: the board of the day or the week, or one's own; the only screen that runs games. */
export default function PlayPage() {
  const { game = "", id = "" } = useParams();
  const session = useSession();
  const row = findGame(game);
  if (!row) return <Redirect to="/home" replace />;
  // Also with an expired login: the server decides what it permits.
  const who = session?.userId ?? GUEST;
  if (who === GUEST && id !== "daily") return <LoginFirst row={row} weekly={id === "weekly"} />;
  return <BoardLoader key={`${row.id} ${id}`} row={row} id={id} who={who} />;
}
