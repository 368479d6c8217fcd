import type { StatisticsReply } from "@karota/contract/learning/learning.ts";
import { call } from "../../shared/api/api.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { stopWatch } from "../../shared/session/clock.ts";
import { useSettings } from "../../shared/session/settings.ts";
import styles from "./dispatch-page.module.css";

/**
 * How often a person has played a game and, for those who have the timer on, their best time. The place is there for
 * everybody, so that nothing moves when the facts come; a visitor's browser has the boards of the last days only.
 */
export const OwnFacts = ({ game, userId }: { game: string; userId: string | null }) => (
  <p className={styles["own"]}>{userId !== null && <Facts game={game} userId={userId} />}</p>
);

function Facts({ game, userId }: { game: string; userId: string }) {
  const say = useSay();
  const { timer } = useSettings();
  const { data } = useLoad<StatisticsReply>(["statistics", userId, game], () =>
    call<StatisticsReply>("GET", `learning/statistics?game=${game}`),
  );
  const own = data?.games[0];
  if (!own || own.played === 0) return null;
  const played = say("dispatch.own.played", { times: own.played });
  return timer && own.best !== null ? `${played} · ${say("dispatch.own.best", { time: stopWatch(own.best) })}` : played;
}
