import { useEffect, useRef, type ReactNode } from "react";
import type { Racer, RaceView } from "@karota/contract/games/races.ts";
import { TickIcon } from "@karota/ui/board-icons.ts";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { isNoAnswer } from "../../../shared/api/api.ts";
import { Face } from "../../../shared/components/face.tsx";
import { useAnnouncer } from "../../../shared/components/use-announcer.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { stopWatch } from "../../../shared/session/clock.ts";
import { LeaveRace } from "./leave-race.tsx";
import styles from "./race-bars.module.css";
import { useRacerWords } from "./racer-words.ts";
import { hasDroppedOut } from "./rank-racers.ts";

/** How far somebody is: face, per cent or time, and the bar; the same in words for who does not see it. */
function Bar({ racer }: { racer: Racer }) {
  const say = useSay();
  const words = useRacerWords();
  return (
    <li data-you={racer.you || undefined} data-out={hasDroppedOut(racer) || undefined}>
      <span className="sr">{say("play.race.bar", { who: words.who(racer), state: words.state(racer) })}</span>
      <span className={styles["words"]} aria-hidden="true">
        <Face of={racer.face} />
        {racer.you && <b>{words.who(racer)}</b>}
        {racer.seconds === null ? (
          <span>{words.state(racer)}</span>
        ) : (
          <span className={styles["solved"]}>
            <TickIcon /> {stopWatch(racer.seconds)}
          </span>
        )}
      </span>
      <ProgressBar className={styles["track"]} value={racer.progress / 10} />
    </li>
  );
}

/** Announces others who have just solved the board. Until the end everybody has the same place in the list. */
function useSolvedAnnounced(view: RaceView | null): ReactNode {
  const say = useSay();
  const words = useRacerWords();
  const [region, announce] = useAnnouncer();
  const before = useRef<RaceView | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = view;
    if (last?.phase !== "running" || view?.phase !== "running") return;
    const solved = view.people.filter((one, at) => !one.you && one.seconds !== null && !last.people[at]?.seconds);
    if (solved.length > 0)
      announce(solved.map((one) => say("play.race.bar", { who: words.who(one), state: words.state(one) })).join(" "));
  });
  return region;
}

/** A race above its board. Only who has solved the board is announced, and what is wrong. */
export function RaceBars(props: {
  /** Null until it is here. */
  readonly view: RaceView | null;
  /** Why it could not be read; null when it could. */
  readonly failure: unknown;
  readonly leave: () => Promise<unknown>;
}) {
  const { view, failure, leave } = props;
  const say = useSay();
  const announced = useSolvedAnnounced(view);
  const isOver = view?.phase === "ended";
  const own = view?.people.find(({ you }) => you);
  const isUnsolved = own?.seconds === null;
  return (
    <section className={styles["race"]} aria-label={say("play.race.title")}>
      {view && (
        <div className={styles["row"]}>
          <ul className={styles["bars"]} data-people={view.people.length}>
            {view.people.map((racer, at) => (
              <Bar key={at} racer={racer} />
            ))}
          </ul>
          {!isOver && isUnsolved && !own.lost && <LeaveRace leave={leave} />}
        </div>
      )}
      {/* Always there, so that a screen reader notices what comes into it. */}
      <div role="status" className={styles["note"]}>
        {failure !== null ? (
          <p>{say(isNoAnswer(failure) ? "play.race.offline" : "play.race.failed")}</p>
        ) : (
          isOver && isUnsolved && <p>{say("play.race.over")}</p>
        )}
      </div>
      {announced}
    </section>
  );
}
