import { useId } from "react";
import type { MentorInfo } from "@karota/contract/mentorship/mentorship.ts";
import { Link } from "wouter";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { AppPanel } from "../../shared/components/app-panel.tsx";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { priceWords } from "../../shared/format/price-words.ts";
import styles from "./package-panel.module.css";
import { DAY } from "./student-page.tsx";
import { useInfo } from "./use-mentor.ts";

function Usage({ label, used, most }: { label: string; used: number; most: number }) {
  const say = useSay();
  const words = say("package.used", { used, most });
  return (
    <li>
      <span>{label}</span>
      <b className="num" aria-hidden="true">
        {words}
      </b>
      <ProgressBar value={used >= most ? 100 : (100 * used) / most} label={`${label}: ${words}`} />
    </li>
  );
}

const MORE = {
  student: "package.more.student",
  group: "package.more.group",
  studentAssignment: "package.more.studentAssignment",
  groupAssignment: "package.more.groupAssignment",
} as const;

/** What would come next: up with one more of something, down after quiet weeks. */
function NextChange({ info }: { info: MentorInfo }) {
  const say = useSay();
  const rows = (Object.keys(MORE) as (keyof typeof MORE)[]).flatMap((kind) => {
    const to = info.oneMore[kind];
    if (to === null) return [];
    const where = to === "beyond" ? say("package.beyond") : say("package.to", { package: say(`package.${to}`) });
    return [`${say(MORE[kind])} ${where}`];
  });
  if (info.down)
    rows.push(
      say("package.down", {
        package: say(`package.${info.down.package}`),
        weeks: info.down.weeks,
        left: Math.max(1, 4 - info.down.weeks),
      }),
    );
  if (rows.length === 0) return null;
  return (
    <Note tone="warn">
      <Stack as="ul" gap={2}>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </Stack>
    </Note>
  );
}

function Changes({ changes }: { changes: MentorInfo["changes"] }) {
  const say = useSay();
  const format = useFormat();
  const id = useId();
  if (changes.length === 0) return null;
  return (
    <div>
      <h3 id={id}>{say("package.changes")}</h3>
      <Stack as="ul" gap={1} className="soft" aria-labelledby={id}>
        {changes.map(({ from, to, at }) => (
          <Cluster as="li" rowGap={0} align="stretch" key={at}>
            <time dateTime={at}>{format.date(at, DAY)}</time>
            {say("package.change", { from: say(`package.${from}`), to: say(`package.${to}`) })}
          </Cluster>
        ))}
      </Stack>
    </div>
  );
}

/** The mentor's package: how much of it is used, what comes next, and how it came about. */
export function PackagePanel() {
  const say = useSay();
  const speaker = useSpeaker();
  const { data: info, reload } = useInfo();
  if (!info) return null;
  const { package: now, usage } = info;
  return (
    <AppPanel name="package" title={say("package.title", { package: say(`package.${now.name}`) })} onReload={reload}>
      <Stack gap={4} className={styles["panel"]}>
        <ul className={styles["usage"]}>
          <Usage label={say("package.use.students")} used={usage.students} most={now.maxStudents} />
          <Usage label={say("package.use.groups")} used={usage.groups} most={now.maxGroups} />
          <Usage label={say("package.use.largest")} used={usage.largestGroup} most={now.maxStudentsPerGroup} />
          <Usage
            label={say("package.use.groupWeek")}
            used={usage.groupAssignmentsThisWeek}
            most={now.maxGroupAssignmentsPerWeek}
          />
          <Usage
            label={say("package.use.studentWeek")}
            used={usage.studentAssignmentsThisWeek}
            most={now.maxStudentAssignmentsPerWeek}
          />
        </ul>
        <p>
          {say("package.prices", {
            group: priceWords(now.groupAssignmentPrice, speaker),
            student: priceWords(now.studentAssignmentPrice, speaker),
          })}{" "}
          <Link to="/mentorship">{say("package.all")}</Link>
        </p>
        <NextChange info={info} />
        <Changes changes={info.changes} />
      </Stack>
    </AppPanel>
  );
}
