import type { CSSProperties } from "react";
import type { MentorInfo, MentorPackage } from "@karota/contract/mentorship/mentorship.ts";
import { Card } from "@karota/ui/card.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Plant, Sprout } from "@karota/ui/illustrations.tsx";
import { Cluster, Grid, Stack } from "@karota/ui/layout.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { call } from "../../shared/api/api.ts";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { euroWords } from "../../shared/format/price-words.ts";
import { isValid, useSession } from "../../shared/session/session.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import styles from "./packages.module.css";

function Price({ title, carrots }: { title: string; carrots: number }) {
  const speaker = useSpeaker();
  return (
    <Fact name={title}>
      <b>{carrotWords(carrots, speaker)}</b>
      <span className="soft">{euroWords(carrots, speaker)}</span>
    </Fact>
  );
}

function PackageCard({ one, size, mine }: { one: MentorPackage; size: number; mine: boolean }) {
  const say = useSay();
  return (
    <Card as="li" pad="section" className={styles["card"]} data-mine={mine || undefined}>
      <Cluster rowGap={0}>
        <h3>{say(`package.${one.name}`)}</h3>
        {mine && <Badge tone="good">{say("package.mine")}</Badge>}
        <span className={styles["growth"]} style={{ "--size": size } as CSSProperties}>
          {size === 0 ? <Sprout /> : <Plant />}
        </span>
      </Cluster>
      <Stack as="ul" gap={1} className="soft">
        <li className={styles["most"]}>{say("package.students", { count: one.maxStudents })}</li>
        <li>
          {say("package.groups", { count: one.maxGroups })}
          {", "}
          {say("package.perGroup", { count: one.maxStudentsPerGroup })}
        </li>
        <li>{say("package.groupWeek", { count: one.maxGroupAssignmentsPerWeek })}</li>
        <li>{say("package.studentWeek", { count: one.maxStudentAssignmentsPerWeek })}</li>
      </Stack>
      <Facts look="ends" className={styles["prices"]}>
        <Price title={say("package.price.group")} carrots={one.groupAssignmentPrice} />
        <Price title={say("package.price.student")} carrots={one.studentAssignmentPrice} />
      </Facts>
    </Card>
  );
}

/** The package of a mentor who looks; null for everyone else. */
function useOwnPackage(): MentorPackage["name"] | null {
  const session = useSession();
  const isMentor = isValid(session) && session?.roles.includes("mentor");
  const { data } = useLoad<MentorInfo | null>(["mentorship/info", isMentor ? "mine" : null], () =>
    isMentor ? call<MentorInfo>("GET", "mentorship/info") : Promise.resolve(null),
  );
  return data?.package.name ?? null;
}

/** The six packages with their limits and prices. */
export function Packages() {
  const say = useSay();
  const mine = useOwnPackage();
  const { data, error, waiting, reload } = useLoad(["mentorship/packages"], () =>
    call<{ packages: MentorPackage[] }>("GET", "mentorship/packages"),
  );
  return (
    <Stack as="section" gap={4} aria-labelledby="mentorship-packages">
      <h2 id="mentorship-packages">{say("mentorship.packages")}</h2>
      <p className="soft measure">{say("mentorship.packages.lead")}</p>
      {waiting && <Waiting />}
      {!data && error !== undefined && (
        <EmptyState
          text={say("mentorship.packages.failed")}
          action={{ text: say("shell.tryAgain"), act: () => void reload() }}
        />
      )}
      {data && (
        <Grid as="ul" min={18} gap={4}>
          {data.packages.map((one, size) => (
            <PackageCard key={one.name} one={one} size={size} mine={one.name === mine} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
