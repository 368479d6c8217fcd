import { useState } from "react";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { gamePath } from "../../shared/format/game-words.ts";
import { BoardCard, BoardCards } from "../../shared/components/board-card.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { WithTexts } from "../../shared/i18n/with-texts.tsx";
import { optionWords } from "../../shared/format/option-words.ts";
import { leftWords, percent } from "../../shared/format/progress-words.ts";
import { SectionHead } from "../../shared/components/section-head.tsx";
import styles from "./home.module.css";
import type { Today } from "./use-overview.ts";

const SHOWN_FIRST = 3;

function UnfinishedBoards({ games }: { games: Today["unfinished"] }) {
  const say = useSay();
  const speaker = useSpeaker();
  const [all, setAll] = useState(false);
  return (
    <section className={styles["section"]} aria-labelledby="unfinished">
      <SectionHead id="unfinished" title={say("home.unfinished")}>
        {games.length > SHOWN_FIRST && !all && (
          <button type="button" className="link" onClick={() => setAll(true)}>
            {say("home.unfinished.all", { games: games.length })}
          </button>
        )}
      </SectionHead>
      <BoardCards>
        {games.slice(0, all ? undefined : SHOWN_FIRST).map(({ gridId, game, options, progress }) => (
          <li key={gridId}>
            <BoardCard
              game={game}
              to={gamePath(game, gridId)}
              line={`${optionWords(options, speaker)}, ${leftWords(game, progress, speaker)}`}
            >
              <ProgressBar
                className={styles["bar"]}
                value={percent(progress)}
                label={say("shelf.percent", { percent: percent(progress) })}
              />
            </BoardCard>
          </li>
        ))}
      </BoardCards>
    </section>
  );
}

/** Games that wait to be finished, the newest first; their options may be any. */
export const Unfinished = (props: { games: Today["unfinished"] }) => (
  <WithTexts parts={["rest"]}>
    <UnfinishedBoards {...props} />
  </WithTexts>
);
