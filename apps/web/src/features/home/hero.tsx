import { IconMoonStars } from "@tabler/icons-react";
import { Link } from "wouter";
import { buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { BareSoil, Hills, Plant, Rabbit } from "@karota/ui/illustrations.tsx";
import { useOnceOver, useServerNow } from "../../shared/session/clock.ts";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useHydrated } from "@karota/ui/hydration.ts";
import { onDemand } from "../../shared/api/on-demand.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import type { Session } from "../../shared/session/session.ts";
import styles from "./hero.module.css";
import { nextBoard } from "./next-board.ts";
import type { Today } from "./use-overview.ts";

const MINUTE_MS = 60_000;

/** Counts down to the new boards; then it loads them. */
function UntilMidnight({ ends, onNewDay }: { ends: string; onNewDay: () => void }) {
  const say = useSay();
  const now = useServerNow(15_000);
  // The document of a day is the same at every hour: only here the time is known.
  const hydrated = useHydrated();
  const left = hydrated ? Math.max(0, Date.parse(ends) - now) : 0;
  useOnceOver(ends, onNewDay);
  const minutes = Math.ceil(left / MINUTE_MS);
  return (
    <p className={styles["until"]} data-ready={hydrated}>
      <Icon of={IconMoonStars} small />
      <span>
        {say("home.until")}{" "}
        <b className="num">{say("home.until.time", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</b>
      </span>
    </p>
  );
}

const LongestRow = onDemand(async () => ({ default: (await import("./later-parts.ts")).LongestRow }));

function Garden({ days, userId }: { days: Today["days"]; userId: string | null }) {
  const say = useSay();
  const format = useFormat();
  const played = days.filter((day) => day.played).length;
  const weekday = (day: string, style: "long" | "narrow") =>
    // Noon, so that it is the same day in every time zone.
    format.date(`${day}T12:00:00`, { weekday: style });
  return (
    <div className={styles["garden"]}>
      <Rabbit className={styles["rabbit"]} />
      <div className={styles["say"]}>
        <h2>{played > 0 ? say("home.days", { days: played, of: days.length }) : say("home.days.none")}</h2>
        <p>{say(played > 0 ? "home.days.green" : "home.days.start")}</p>
        <LongestRow userId={userId} today={days.at(-1)?.day ?? ""} />
      </div>
      <ol className={styles["days"]} aria-label={say("home.days.label")}>
        {days.map(({ day, played: grown }, index) => (
          <li key={day} className={index === days.length - 1 ? styles["today"] : undefined}>
            {grown ? <Plant /> : <BareSoil />}
            <span className={styles["day"]} aria-hidden="true">
              {weekday(day, "narrow").toUpperCase()}
            </span>
            <span className="sr">
              {say(grown ? "home.day.played" : "home.day.bare", { day: weekday(day, "long") })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export interface HeroProps {
  readonly today: Today;
  readonly user: Session | null;
  readonly onNewDay: () => void;
}

/** The garden: who plays, how far today is, what comes next, the last seven days. A newcomer reads what Karota is. */
export function Hero({ today, user, onNewDay }: HeroProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const { daily, days, overview } = today;
  const done = daily.filter(({ state }) => state?.completed).length;
  const progressText = done === 0 ? "home.done.none" : done < daily.length ? "home.done.some" : "home.done.all";
  const newcomer = user === null && !days.some(({ played }) => played) && !daily.some(({ state }) => state);
  const next = nextBoard(daily);
  return (
    <section className={styles["hero"]}>
      <div className={styles["hello"]}>
        <PageHeading>
          {newcomer
            ? say("home.welcome")
            : user
              ? say("home.hello", { name: user.name.split(" ")[0] ?? "" })
              : say("home.helloAgain")}
        </PageHeading>
        <p>{newcomer ? say("home.about") : say(progressText, { done, total: daily.length })}</p>
        {next && (
          <Link
            className={`${buttonClass({ kind: "primary", size: "big" })} ${styles["begin"]}`}
            to={gamePath(next.game, "daily")}
          >
            {say(next.state ? "home.continue" : "home.begin", { game: gameName(next.game, speaker) })}
          </Link>
        )}
        <UntilMidnight ends={overview.day_ends} onNewDay={onNewDay} />
      </div>
      <Hills className={styles["hills"]} />
      <Garden days={days} userId={user?.userId ?? null} />
      <Hills near className={styles["hills"]} />
      <div className={styles["soil"]} />
    </section>
  );
}
