import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { onDemand } from "../../shared/api/on-demand.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import { useAudience } from "../../shared/session/audience.ts";
import { Dailies } from "./dailies.tsx";
import { Hero } from "./hero.tsx";
import styles from "./hero.module.css";
import { useOverview } from "./use-overview.ts";

const TodaysPath = onDemand(async () => ({ default: (await import("./later-parts.ts")).TodaysPath }));
const AudienceQuestion = onDemand(async () => ({ default: (await import("./later-parts.ts")).AudienceQuestion }));
const WeekBoards = onDemand(async () => ({ default: (await import("./later-parts.ts")).WeekBoards }));
const Unfinished = onDemand(async () => ({ default: (await import("./later-parts.ts")).Unfinished }));
const MentorGroups = onDemand(
  () => import("./mentor-groups.tsx"),
  () => <div style={{ minHeight: "12rem" }} />,
);
const NoNetwork = onDemand(() => import("../../shared/components/no-network.tsx"));

export function HomePage() {
  const say = useSay();
  const { isYoung } = useAudience();
  const { today, user, error, retry, waiting } = useOverview();
  const path = today && <TodaysPath key="path" path={today.path} today={today.overview.today} />;
  return (
    <>
      {today ? (
        <>
          <Hero today={today} user={user} />
          {today.offline && <NoNetwork text={say("home.offline", { boards: today.daily.length })} retry={retry} />}
          {user?.roles.includes("mentor") && <MentorGroups />}
          <div className={styles["parts"]}>
            {user && path}
            <Dailies boards={today.daily} ends={today.overview.day_ends} onNewDay={() => void retry()} />
            {!user && path}
          </div>
          <AudienceQuestion />
          {today.unfinished.length > 0 && <Unfinished games={today.unfinished} />}
          {today.weekly.length > 0 && !isYoung && (
            <WeekBoards
              boards={today.weekly}
              today={today.overview.today}
              ends={today.overview.week_ends}
              signedIn={user !== null}
            />
          )}
        </>
      ) : (
        <>
          <PageHeading className={error !== undefined ? undefined : "sr"}>{say("home.today")}</PageHeading>
          {error !== undefined && (
            <LoadFailed error={error} offline={say("home.offline.none")} again={() => void retry()} />
          )}
          {waiting && <Waiting shape="home" />}
        </>
      )}
    </>
  );
}
