import { Link } from "wouter";
import { GlyphTile } from "../../shared/components/glyph-tile.tsx";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./progress-page.module.css";

/** A game's picture and name. */
export const GameLink = ({ game }: { game: string }) => (
  <Link className={`${styles["name"]} title target`} to={gamePath(game)}>
    <GlyphTile game={game} />
    {gameName(game, useSpeaker())}
  </Link>
);
