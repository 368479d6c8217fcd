import type { ReactNode } from "react";
import { Link } from "wouter";
import { buttonClass } from "@karota/ui/button.tsx";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./hero.module.css";
import type { DayBoard } from "./use-overview.ts";

export interface NextBoardProps {
  readonly lead: string;
  /** Today's board to play next. */
  readonly next: DayBoard | undefined;
}

/** A sentence, and the button that follows from it. */
export function Step({ lead, to, act, children }: { lead: string; to?: string; act?: string; children?: ReactNode }) {
  return (
    <>
      <p className="wrap">{lead}</p>
      <div className={styles["actions"]}>
        {to !== undefined && (
          <Link className={`${buttonClass({ kind: "primary", size: "big" })} ${styles["begin"]}`} to={to}>
            {act}
          </Link>
        )}
        {children}
      </div>
    </>
  );
}

/** Offers today's board to play next. */
export function NextBoard({ lead, next, children }: NextBoardProps & { children?: ReactNode }) {
  const say = useSay();
  const speaker = useSpeaker();
  if (!next) return <Step lead={lead}>{children}</Step>;
  const act = say(next.state ? "home.continue" : "home.begin", { game: gameName(next.game, speaker) });
  return (
    <Step lead={lead} to={gamePath(next.game, "daily")} act={act}>
      {children}
    </Step>
  );
}
