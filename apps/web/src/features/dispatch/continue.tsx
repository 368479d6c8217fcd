import { Link } from "wouter";
import type { GameInfo } from "@karota/contract/games/board.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { AppPanel } from "../../shared/components/app-panel.tsx";
import { dayWords } from "../../shared/format/day-words.ts";
import { gamePath } from "../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { optionWords } from "../../shared/format/option-words.ts";
import { leftWords, percent } from "../../shared/format/progress-words.ts";
import { RESTART_FLAG } from "../../shared/offline/restart-flag.ts";
import styles from "./dispatch-page.module.css";

/** Games of this kind that wait to be finished. */
export function Continue({
  game,
  games,
  onReload,
}: {
  game: string;
  games: GameInfo["unfinished"];
  onReload: () => Promise<unknown>;
}) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  return (
    <AppPanel name="continue" title={say("dispatch.continue")} onReload={onReload}>
      {games.length === 0 && <p className="soft">{say("dispatch.continue.none")}</p>}
      <Rows bare className={styles["continue"]}>
        {games.map(({ gridId, options, progress, saved }) => {
          const name = optionWords(options, speaker);
          return (
            <Cluster as="li" key={gridId} gap={4} between nowrap>
              <div>
                <h3>{name}</h3>
                <p className="soft small">
                  {dayWords(saved, format)}, {leftWords(game, progress, speaker)}
                </p>
                <ProgressBar
                  className={styles["bar"]}
                  value={percent(progress)}
                  label={say("shelf.percent", { percent: percent(progress) })}
                />
              </div>
              <Stack as="p" gap={0}>
                <Link
                  className={buttonClass({ size: "small" })}
                  to={gamePath(game, gridId)}
                  aria-label={say("dispatch.continue.this", { game: name })}
                >
                  {say("dispatch.continue.go")}
                </Link>
                <Link
                  className={buttonClass({ kind: "quiet", size: "small" })}
                  to={gamePath(game, gridId)}
                  state={RESTART_FLAG}
                  aria-label={say("dispatch.restart.this", { game: name })}
                >
                  {say("dispatch.restart")}
                </Link>
              </Stack>
            </Cluster>
          );
        })}
      </Rows>
    </AppPanel>
  );
}
