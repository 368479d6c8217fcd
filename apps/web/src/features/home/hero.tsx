import { BareSoil, Hills, Plant, Rabbit } from "@karota/ui/illustrations.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { onDemand } from "../../shared/api/on-demand.tsx";
import { Pose } from "../../shared/components/pose.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { useAudience } from "../../shared/session/audience.ts";
import { serverNow } from "../../shared/session/clock.ts";
import type { Session } from "../../shared/session/session.ts";
import styles from "./hero.module.css";
import { isComplete, nextBoard } from "./next-board.ts";
import { NextBoard } from "./step.tsx";
import type { Today } from "./use-overview.ts";

const NextStep = onDemand(async () => ({ default: (await import("./later-parts.ts")).NextStep }), NextBoard);

function Garden({ days, done }: { days: Today["days"]; done: boolean }) {
  const say = useSay();
  const format = useFormat();
  const played = days.filter((day) => day.played).length;
  const weekday = (day: string, style: "long" | "narrow") =>
    // Noon, so that it is the same day in every time zone.
    format.date(`${day}T12:00:00`, { weekday: style });
  return (
    <div className={styles["garden"]} data-grown={played > 0 || undefined}>
      {done ? (
        <Pose of="sleeps" className={`${styles["rabbit"]} ${styles["asleep"]}`} />
      ) : (
        <Rabbit className={styles["rabbit"]} />
      )}
      <div className={styles["say"]}>
        <h2>{played > 0 ? say("home.days", { days: played, of: days.length }) : say("home.days.none")}</h2>
        <p>{say(played > 0 ? "home.days.green" : "home.days.start")}</p>
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

const greetingAt = (hour: number) => (hour < 10 ? "home.morning" : hour < 18 ? "home.afternoon" : "home.evening");

export interface HeroProps {
  readonly today: Today;
  readonly user: Session | null;
}

/** The garden: who plays, how far today is, what comes next, the last seven days. A newcomer reads what Karota is. */
export function Hero({ today, user }: HeroProps) {
  const say = useSay();
  const { forFun } = useAudience();
  const { daily, days, path } = today;
  const done = daily.filter(({ state }) => state?.completed).length;
  const progressText =
    done === daily.length
      ? "home.done.all"
      : isComplete(path)
        ? "home.done.path"
        : done > 0
          ? "home.done.some"
          : "home.done.none";
  const newcomer = user === null && !days.some(({ played }) => played) && !daily.some(({ state }) => state);
  const lead = newcomer ? say("home.about") : say(progressText, { done });
  const next = nextBoard(daily, path, newcomer);
  return (
    <section className={styles["hero"]} data-evening={isComplete(path) || undefined}>
      <div className={styles["hello"]}>
        <PageHeading>
          {newcomer
            ? say("home.welcome")
            : forFun
              ? say(greetingAt(new Date(serverNow()).getHours()))
              : user
                ? say("home.hello", { name: user.name.split(" ")[0] ?? "" })
                : say("home.helloAgain")}
        </PageHeading>
        {user ? <NextStep lead={lead} next={next} roles={user.roles} /> : <NextBoard lead={lead} next={next} />}
      </div>
      <Hills className={styles["hills"]} />
      <Garden days={days} done={isComplete(path)} />
      <Hills near className={styles["hills"]} />
      <div className={styles["soil"]} />
    </section>
  );
}
