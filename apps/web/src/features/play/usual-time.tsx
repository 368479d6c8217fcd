import type { StatisticsReply } from "@karota/contract/learning/learning.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { call } from "../../shared/api/api.ts";
import { stopWatch } from "../../shared/session/clock.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { readSettings } from "../../shared/session/settings.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { isSent } from "./is-sent.ts";
import type { Opened } from "./open-board.ts";

const isSame = (one: OptionValues, other: OptionValues): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** A player's best and usual time on boards like this one, for those who have the timer on. */
export function UsualTime({ opened }: { opened: Opened }) {
  return isSent(opened.who) && readSettings().timer ? <Times opened={opened} /> : null;
}

function Times({ opened: { who, game, options } }: { opened: Opened }) {
  const say = useSay();
  const { data } = useLoad<StatisticsReply>(["statistics", who, game.id], () =>
    call<StatisticsReply>("GET", `learning/statistics?game=${game.id}`),
  );
  const like = data?.games[0]?.choices.find((choice) => isSame(choice.options, options));
  // One board has no usual time; and where the request fails, nothing is shown.
  if (!like || like.solved < 2 || like.best === null || like.median === null) return null;
  return <p>{say("play.usual", { best: stopWatch(like.best), usual: stopWatch(like.median) })}</p>;
}
