import { IconArrowRight, IconLock } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "@karota/ui/icon.tsx";
import { Leaf } from "@karota/ui/illustrations.tsx";
import { stopWatch } from "../../shared/session/clock.ts";
import { gamePath } from "../../shared/format/game-words.ts";
import { BoardCard, BoardCards } from "../../shared/components/board-card.tsx";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { optionWords } from "../../shared/format/option-words.ts";
import { dayOf } from "../../shared/offline/progress.ts";
import { useAudience } from "../../shared/session/audience.ts";
import { SectionHead } from "../../shared/components/section-head.tsx";
import { forYou, isForFun } from "./dailies.tsx";
import styles from "./home.module.css";
import type { DayBoard } from "./use-overview.ts";

const SHOWN_FIRST = 4;
const DAY_MS = 86_400_000;

/** The boards of this week; they are saved for signed-in people. */
export function WeekBoards({
  boards: every,
  today,
  ends,
  signedIn,
}: {
  boards: readonly DayBoard[];
  /** The present day as the server counts it, `2026-11-23`. */
  today: string;
  ends: string;
  signedIn: boolean;
}) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const { year, forFun } = useAudience();
  const boards = forFun ? every.filter(isForFun) : every;
  const [all, setAll] = useState(false);
  const left = (Date.parse(dayOf(ends)) - Date.parse(today)) / DAY_MS + 1;
  // The week's last day, by the date in the server's zone.
  const last = format.date(`${dayOf(ends)}T12:00:00Z`, { weekday: "long", timeZone: "UTC" });
  return (
    <section className={styles["section"]} aria-labelledby="week">
      <SectionHead id="week" title={say("home.week")} note={say("home.week.note", { last, days: left })}>
        {boards.length > SHOWN_FIRST && !all && (
          <button type="button" className="link" onClick={() => setAll(true)}>
            {say("home.week.all")}
          </button>
        )}
      </SectionHead>
      <BoardCards four>
        {(all ? boards : forYou(boards, SHOWN_FIRST, year)).map(({ game, options, state }) => (
          <li key={game}>
            <BoardCard tall game={game} to={gamePath(game, "weekly")} line={optionWords(options, speaker)}>
              {state?.completed ? (
                <span className={`${styles["act"]} solved`}>
                  <Leaf />
                  {state.seconds > 0 ? say("home.solvedIn", { time: stopWatch(state.seconds) }) : say("shelf.solved")}
                </span>
              ) : !signedIn ? (
                <span className={`${styles["act"]} ${styles["login"]} soft`}>
                  <Icon of={IconLock} small />
                  {say("home.week.login")}
                </span>
              ) : (
                <span className={`${styles["act"]} ${styles["go"]}`}>
                  {say(state ? "home.week.continue" : "home.week.start")}
                  <Icon of={IconArrowRight} small />
                </span>
              )}
            </BoardCard>
          </li>
        ))}
      </BoardCards>
    </section>
  );
}
