import { FIRST_GAMES } from "@karota/games/catalogue.ts";
import { Card } from "@karota/ui/card.tsx";
import { cellsOf, ExampleBoard } from "@karota/ui/example-board.tsx";
import { GameCard } from "../../shared/components/game-card.tsx";
import { useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./preview.module.css";

const GAME = FIRST_GAMES[0]!;
const BOX = ["538", "1 6", "924"].map((line) => cellsOf(line));
BOX[1]![1] = { text: "7", selected: true };

/** How the choices look: a packet, a piece of a board and a sentence. Only for the eye, and where there is room beside. */
export function Preview() {
  const { say } = useSpeaker();
  return (
    <Card as="aside" gap={4} raised className={styles["preview"]} inert aria-hidden="true">
      <p className="title">{say({ id: "settings.preview" })}</p>
      <div className={styles["packet"]}>
        <GameCard game={GAME} to="/settings" line={say({ id: "option.level.medium" })} />
      </div>
      <ExampleBoard rows={BOX} className={styles["board"]} />
      <p>{say({ id: `${GAME}.tagline` })}</p>
    </Card>
  );
}
