import type { ReactNode } from "react";
import { Link } from "wouter";
import { classNames } from "@karota/ui/class-names.ts";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { Leaf, Sprout } from "@karota/ui/illustrations.tsx";
import { stopWatch } from "../session/clock.ts";
import { categoryOf } from "../format/game-words.ts";
import { GameName } from "./game-name.tsx";
import { Glyph } from "./glyph.tsx";
import { useSay, useSpeaker } from "../i18n/i18n.tsx";
import { leftWords, percent } from "../format/progress-words.ts";
import styles from "./game-card.module.css";

/** How far a board is. */
export interface BoardState {
  readonly done: number;
  readonly total: number;
  readonly completed: boolean;
  readonly seconds: number;
}

export interface GameCardProps {
  readonly game: string;
  readonly to: string;
  /** The line under the name while nothing is begun; null for none. */
  readonly line: ReactNode;
  readonly state?: BoardState | undefined;
  /** A low row on phones. */
  readonly rowOnPhone?: boolean;
}

/** A game as a seed packet: new, begun with what is left, or done with a sprout and the time. */
export function GameCard({ game, to, line, state, rowOnPhone = false }: GameCardProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const done = state?.completed === true;
  const begun = state !== undefined && !done && state.done > 0;
  return (
    <Link
      className={classNames(styles["packet"], rowOnPhone && styles["row"])}
      data-category={categoryOf(game)}
      to={to}
    >
      {done && <Sprout className={styles["sprout"]} />}
      <span className={styles["front"]}>
        <span className={styles["art"]}>
          <Glyph game={game} />
        </span>
        <span className={styles["label"]}>
          <span className={styles["name"]}>
            <GameName game={game} />
          </span>
          {done ? (
            <span className={`${styles["done"]} solved`}>
              <Leaf />
              {state.seconds > 0 ? (
                <>
                  <span className="sr">{say("shelf.solvedIn")} </span>
                  {stopWatch(state.seconds)}
                </>
              ) : (
                say("shelf.solved")
              )}
            </span>
          ) : (
            (begun || line !== null) && (
              <span className={`${styles["meta"]} soft small`}>{begun ? leftWords(game, state, speaker) : line}</span>
            )
          )}
          {begun && (
            <ProgressBar
              value={percent(state)}
              label={say("shelf.percent", { percent: percent(state) })}
              className={styles["bar"]}
            />
          )}
        </span>
      </span>
    </Link>
  );
}
