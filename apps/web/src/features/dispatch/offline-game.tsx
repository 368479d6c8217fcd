import { useEffect, useState } from "react";
import type { Board } from "@karota/contract/games/board.ts";
import { Stack } from "@karota/ui/layout.tsx";
import { serverNow } from "../../shared/session/clock.ts";
import { findDailyBoard } from "../../shared/offline/daily-cache.ts";
import { hasFilesOf } from "../../shared/offline/has-files.ts";
import { gamePath } from "../../shared/format/game-words.ts";
import { BoardCard, BoardCards } from "../../shared/components/board-card.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import NoNetwork from "../../shared/components/no-network.tsx";
import { optionWords } from "../../shared/format/option-words.ts";
import { GUEST, isOfLanguage, readProgress } from "../../shared/offline/progress.ts";
import { leftWords } from "../../shared/format/progress-words.ts";
import { HowToPlay } from "./how-to-play.tsx";

interface Row {
  readonly to: string;
  readonly words: string;
  readonly line: string;
}

/** A game's page without a network: today's board and those in play, as far as this browser has them, and the rules. */
export function OfflineGame(props: { game: string; userId: string | null; retry: () => Promise<unknown> }) {
  const { game, userId, retry } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const [daily, setDaily] = useState<Board | null>(null);
  useEffect(() => {
    let left = false;
    const find = async () => ((await hasFilesOf(game)) ? findDailyBoard(game) : null);
    void find().then((board) => left || setDaily(board));
    return () => {
      left = true;
    };
  }, [game, speaker.language]);
  const local = readProgress(userId ?? GUEST, serverNow()).filter(
    (one) => one.game === game && (one.period === null || isOfLanguage(one, speaker.language)),
  );
  const rows: readonly Row[] = [
    ...(daily && !local.some(({ period }) => period === "daily")
      ? [{ to: gamePath(game, "daily"), words: say("dispatch.daily"), line: optionWords(daily.options, speaker) }]
      : []),
    ...local
      .filter(({ period, completed }) => period !== null || !completed)
      .map((one) => ({
        to: gamePath(game, one.period ?? one.gridId),
        words: one.period
          ? say(one.period === "daily" ? "dispatch.daily" : "dispatch.weekly")
          : optionWords(one.options, speaker),
        line: one.completed ? say("shelf.solved") : leftWords(game, one, speaker),
      })),
  ];
  return (
    <>
      <NoNetwork text={say(rows.length > 0 ? "dispatch.offline" : "dispatch.offline.none")} retry={retry} />
      <Stack gap={5}>
        {rows.length > 0 && (
          <section aria-labelledby="here">
            <h2 className="sr" id="here">
              {say("dispatch.offline.here")}
            </h2>
            <BoardCards>
              {rows.map(({ to, words, line }) => (
                <li key={to}>
                  <BoardCard game={game} to={to} line={words}>
                    <span className="soft small">{line}</span>
                  </BoardCard>
                </li>
              ))}
            </BoardCards>
          </section>
        )}
        <HowToPlay game={game} />
      </Stack>
    </>
  );
}
