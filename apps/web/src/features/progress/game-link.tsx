import { Link } from "wouter";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { Glyph } from "../../shared/components/glyph.tsx";
import { useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./game-link.module.css";

/** A game's picture and name, in the colours of the category around it. */
export function GameLink({ game }: { game: string }) {
  return (
    <Link className={styles["name"]} to={gamePath(game)}>
      <span className={styles["glyph"]}>
        <Glyph game={game} />
      </span>
      {gameName(game, useSpeaker())}
    </Link>
  );
}
