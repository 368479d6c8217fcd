import { useParams } from "wouter";
import { findGame } from "@karota/games/catalogue.ts";
import { GamePage } from "./game-page.tsx";
import { QuestionsPage } from "./questions-page.tsx";

/** `/qa`: questions and answers; `/qa/:game`: how a game goes. */
export default function HelpPage() {
  const game = findGame(useParams()["game"] ?? "");
  return game ? <GamePage key={game.id} row={game} /> : <QuestionsPage />;
}
