import type { Racer } from "@karota/contract/games/races.ts";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { stopWatch } from "../../../shared/session/clock.ts";
import { hasDroppedOut } from "./rank-racers.ts";

/** Full only when everything is done. */
const shareOf = ({ progress }: Racer): number => Math.floor(progress / 10) / 100;

/** What is said of people in a race, whose names nobody learns. */
export function useRacerWords() {
  const say = useSay();
  const format = useFormat();
  const percent = (racer: Racer): string => format.number(shareOf(racer), { style: "percent" });
  const out = ({ lost }: Racer): string => say(lost ? "play.race.lost" : "play.race.left");
  return {
    percent,
    /** Why somebody does not play any more who has not solved the board. */
    out,
    /** Who it is: oneself, or the animal of a face. */
    who: ({ you, face }: Pick<Racer, "you" | "face">): string =>
      say(you ? "play.race.you" : `profile.face.${face.animal}`),
    /** How far they are, shortly. */
    state: (racer: Racer): string =>
      racer.seconds !== null
        ? say("play.race.solved", { time: stopWatch(racer.seconds) })
        : hasDroppedOut(racer)
          ? out(racer)
          : percent(racer),
  };
}
