import { categoryOf } from "../format/game-words.ts";
import { Glyph } from "./glyph.tsx";
import styles from "./glyph-tile.module.css";

/** A game's glyph on the colour of its category. */
export const GlyphTile = ({ game }: { game: string }) => (
  <span className={styles["tile"]} data-category={categoryOf(game)}>
    <Glyph game={game} />
  </span>
);
