import type { MentorInfo, MentorPackage } from "@karota/contract/mentorship/mentorship.ts";
import { Plant, Sprout } from "@karota/ui/illustrations.tsx";
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
    <div>
      <dt>{title}</dt>
      <dd>
        <b className="num">{carrotWords(carrots, speaker)}</b>
        <span>{euroWords(carrots, speaker)}</span>
      </dd>
    </div>
  );
}

function Card({ one, size, mine }: { one: MentorPackage; size: number; mine: boolean }) {
  const say = useSay();
  return (
    <li className={styles["card"]} data-mine={mine || undefined}>
      <div className={styles["head"]}>
        <h3>{say(`package.${one.name}`)}</h3>
        {mine && <span className={styles["badge"]}>{say("package.mine")}</span>}
        <span className={styles["growth"]} data-size={size}>
          {size === 0 ? <Sprout /> : <Plant />}
        </span>
      </div>
      <ul className={styles["limits"]}>
        <li className={styles["most"]}>{say("package.students", { count: one.maxStudents })}</li>
        <li>
          {say("package.groups", { count: one.maxGroups })}
          {", "}
          {say("package.perGroup", { count: one.maxStudentsPerGroup })}
        </li>
        <li>{say("package.groupWeek", { count: one.maxGroupAssignmentsPerWeek })}</li>
        <li>{say("package.studentWeek", { count: one.maxStudentAssignmentsPerWeek })}</li>
      </ul>
      <dl className={styles["prices"]}>
        <Price title={say("package.price.group")} carrots={one.groupAssignmentPrice} />
        <Price title={say("package.price.student")} carrots={one.studentAssignmentPrice} />
      </dl>
    </li>
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
    <section aria-labelledby="mentorship-packages">
      <h2 id="mentorship-packages">{say("mentorship.packages")}</h2>
      <p className={styles["lead"]}>{say("mentorship.packages.lead")}</p>
      {waiting && <Waiting />}
      {!data && error !== undefined && (
        <EmptyState
          text={say("mentorship.packages.failed")}
          action={{ text: say("shell.tryAgain"), act: () => void reload() }}
        />
      )}
      {data && (
        <ul className={styles["cards"]}>
          {data.packages.map((one, size) => (
            <Card key={one.name} one={one} size={size} mine={one.name === mine} />
          ))}
        </ul>
      )}
    </section>
  );
}
