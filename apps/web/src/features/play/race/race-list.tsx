import { useId } from "react";
import type { Racer, RaceView } from "@karota/contract/games/races.ts";
import { Stack } from "@karota/ui/layout.tsx";
import type { MessageId } from "@karota/texts/ids.ts";
import { Face } from "../../../shared/components/face.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { stopWatch } from "../../../shared/session/clock.ts";
import styles from "./race-list.module.css";
import { useRacerWords } from "./racer-words.ts";
import { hasDroppedOut, rankRacers } from "./rank-racers.ts";

/** Everybody in a race with their time, and the right answers of a quiz; who still plays, how far they are. */
export function RaceList({ view, level: Heading = "h3" }: { view: RaceView; level?: "h2" | "h3" }) {
  const say = useSay();
  const words = useRacerWords();
  const id = useId();
  const result = (racer: Racer): string => {
    if (racer.seconds === null)
      return hasDroppedOut(racer) ? words.out(racer) : say("play.race.playing", { percent: words.percent(racer) });
    const time = stopWatch(racer.seconds);
    return racer.score ? say("play.race.score", { ...racer.score, time }) : time;
  };
  return (
    <Stack as="section" gap={2} aria-labelledby={id} className={styles["list"]}>
      <Heading id={id}>{say("play.race.list")}</Heading>
      <ol>
        {rankRacers(view).map(({ racer, place }, at) => (
          <li key={at} data-you={racer.you || undefined}>
            <Face of={racer.face} />
            <span className={racer.you ? styles["you"] : "sr"}>{words.who(racer)}</span>
            {place !== null && <span className="soft">{say(`play.race.place.${place}` as MessageId)}</span>}
            <span className={styles["result"]}>{result(racer)}</span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
