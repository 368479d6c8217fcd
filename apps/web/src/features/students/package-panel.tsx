import { useId } from "react";
import type { MentorInfo } from "@karota/contract/mentorship/mentorship.ts";
import { Link } from "wouter";
import { Card } from "@karota/ui/card.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { priceWords } from "../../shared/format/price-words.ts";
import { isFreeSite } from "../../shared/session/costs.ts";
import styles from "./package-panel.module.css";
import { DAY } from "./student-page.tsx";
import { useInfo } from "./use-mentor.ts";

/** From this share of a limit on the page says what comes next. */
const WARNS_FROM = 0.8;

const shareOf = (used: number, most: number): number => (used >= most ? 100 : (100 * used) / most);

function Usage({ label, used, most }: { label: string; used: number; most: number }) {
  const say = useSay();
  const words = say("package.used", { used, most });
  return (
    <li>
      <span>{label}</span>
      <b className="num" aria-hidden="true">
        {words}
      </b>
      <ProgressBar value={shareOf(used, most)} label={`${label}: ${words}`} />
    </li>
  );
}

const MORE = {
  student: "package.more.student",
  group: "package.more.group",
  studentAssignment: "package.more.studentAssignment",
  groupAssignment: "package.more.groupAssignment",
} as const;
type More = keyof typeof MORE;

/** Where one more of something leads; null while it fits into the package. */
function useMoreWords(info: MentorInfo | undefined): (kind: More) => string | null {
  const say = useSay();
  return (kind) => {
    const to = info?.oneMore[kind] ?? null;
    if (to === null) return null;
    const where = to === "beyond" ? say("package.beyond") : say("package.to", { package: say(`package.${to}`) });
    return `${say(MORE[kind])} ${where}`;
  };
}

/** What would come next: up with one more of something, down after quiet weeks. */
function NextChange({ rows, down }: { rows: readonly string[]; down: MentorInfo["down"] }) {
  const say = useSay();
  if (rows.length === 0 && !down) return null;
  return (
    <Stack as="ul" gap={1}>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
      {down && (
        <li>
          {say("package.down", {
            package: say(`package.${down.package}`),
            weeks: down.weeks,
            left: Math.max(1, 4 - down.weeks),
          })}
        </li>
      )}
    </Stack>
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

/**
 * The mentor's package in one line; how much of everything is used, and how it came about, is opened. On a free site it
 * only says when there is no more room.
 */
export function PackagePanel({ of }: { of: "students" | "groups" }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { data: info } = useInfo();
  const words = useMoreWords(info);
  if (!info) return null;
  const { package: now, usage } = info;
  const used = usage[of];
  const most = of === "students" ? now.maxStudents : now.maxGroups;
  const kind = of === "students" ? "student" : "group";
  if (isFreeSite()) return info.oneMore[kind] === "beyond" ? <Note tone="warn">{words(kind)}</Note> : null;
  const next = words(kind) ?? say(`package.left.${of}`, { left: Math.max(0, most - used) });
  return (
    <Card as="section" pad="small" gap={2} className={styles["panel"]} aria-label={say("package.title")}>
      <Disclosure
        summary={
          <span className={styles["line"]}>
            <span>{say(`package.line.${of}`, { package: say(`package.${now.name}`), used, most })}</span>
            <ProgressBar value={shareOf(used, most)} />
            <span className="soft">{say("package.details")}</span>
          </span>
        }
      >
        <Stack gap={4}>
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
          <NextChange
            rows={(Object.keys(MORE) as More[]).flatMap((one) => (one === kind ? [] : (words(one) ?? [])))}
            down={info.down}
          />
          <Changes changes={info.changes} />
        </Stack>
      </Disclosure>
      {used >= WARNS_FROM * most && <Note tone="warn">{next}</Note>}
    </Card>
  );
}
