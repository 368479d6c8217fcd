import type { ReactNode } from "react";
import { Link } from "wouter";
import { classNames } from "@karota/ui/class-names.ts";
import { GameName } from "./game-name.tsx";
import { GlyphTile } from "./glyph-tile.tsx";
import styles from "./board-card.module.css";

interface PictureCardProps {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly to: string;
  /** The picture above instead of beside the words. */
  readonly tall?: boolean;
  readonly line: string;
  readonly children?: ReactNode;
}

/** A card that leads somewhere: a picture, a name and a line. */
export const PictureCard = ({ picture, title, to, tall = false, line, children }: PictureCardProps) => (
  <Link className={classNames(styles["go"], tall && styles["tall"])} to={to}>
    {picture}
    <span className={styles["words"]}>
      <span className="title">{title}</span>
      <span className="soft small">{line}</span>
      {children}
    </span>
  </Link>
);

interface BoardCardProps extends Omit<PictureCardProps, "picture" | "title"> {
  readonly game: string;
}

/** A card that leads to a board: the game's picture, its name and the board's status. */
export function BoardCard({ game, ...card }: BoardCardProps) {
  const picture = <GlyphTile game={game} className={styles["picture"]} />;
  return <PictureCard picture={picture} title={<GameName game={game} />} {...card} />;
}

export const BoardCards = ({ four = false, children }: { four?: boolean; children: ReactNode }) => (
  <ul className={classNames(styles["cards"], four && styles["four"])}>{children}</ul>
);
