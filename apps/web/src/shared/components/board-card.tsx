import type { ReactNode } from "react";
import { Link } from "wouter";
import { classNames } from "@karota/ui/class-names.ts";
import { gameName } from "../format/game-words.ts";
import { GlyphTile } from "./glyph-tile.tsx";
import { useSpeaker } from "../i18n/i18n.tsx";
import styles from "./board-card.module.css";

export interface BoardCardProps {
  readonly game: string;
  readonly to: string;
  /** The picture above instead of beside the words. */
  readonly tall?: boolean;
  readonly line: string;
  readonly children?: ReactNode;
}

/** A card that leads to a board: the game's picture, its name and the board's status. */
export function BoardCard({ game, to, tall = false, line, children }: BoardCardProps) {
  const speaker = useSpeaker();
  return (
    <Link className={classNames(styles["go"], tall && styles["tall"])} to={to}>
      <GlyphTile game={game} className={styles["picture"]} />
      <span className={styles["words"]}>
        <span className="title">{gameName(game, speaker)}</span>
        <span className="soft small">{line}</span>
        {children}
      </span>
    </Link>
  );
}

export const BoardCards = ({ four = false, children }: { four?: boolean; children: ReactNode }) => (
  <ul className={classNames(styles["cards"], four && styles["four"])}>{children}</ul>
);
