import { classNames } from "@karota/ui/class-names.ts";
import { categoryOf } from "../format/game-words.ts";
import { Glyph } from "./glyph.tsx";
import styles from "./glyph-tile.module.css";

/** A game's glyph on a tile in the colours of its category; a class may set `--tile`, its size. */
export const GlyphTile = ({ game, className }: { game: string; className?: string | undefined }) => (
  <span className={classNames(styles["tile"], className)} data-category={categoryOf(game)} aria-hidden="true">
    <Glyph game={game} />
  </span>
);
