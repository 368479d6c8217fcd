import { IconDots, IconPlus, IconTrash } from "@tabler/icons-react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { Student } from "@karota/contract/mentorship/mentorship.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Face } from "../../shared/components/face.tsx";
import { Menu } from "@karota/ui/menu.tsx";
import { dayWords } from "../../shared/format/day-words.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { NewAnswersBadge } from "../../shared/new-answers/new-answers-badge.tsx";
import styles from "./people.module.css";
import { LastAnswer, Results } from "./recent.tsx";

/** The groups of a student, each with the way there. */
export function GroupLinks({ groups }: { groups: Student["groups"] }) {
  const say = useSay();
  if (groups.length === 0) return <span className="soft small">{say("students.noGroup")}</span>;
  return groups.map(({ id, name }) => (
    <Link key={id} className={styles["chip"]} to={`/studentGroups/${id}`}>
      {name}
    </Link>
  ));
}

/** Assignments by status, in words. */
export function Counts({ of: counts }: { of: Student["assignments"] }) {
  const say = useSay();
  const all = [
    { name: "inProgress", count: counts.inProgress, label: say("students.inProgress", { count: counts.inProgress }) },
    { name: "upcoming", count: counts.upcoming, label: say("students.upcoming", { count: counts.upcoming }) },
    { name: "completed", count: counts.completed, label: say("students.completed", { count: counts.completed }) },
  ];
  const some = all.filter(({ count }) => count > 0);
  if (some.length === 0) return <p className="soft small">{say("groups.assignments", { count: 0 })}</p>;
  return (
    <Cluster
      as="ul"
      rowGap={1}
      align="stretch"
      className={`soft small ${styles["counts"]}`}
      aria-label={say("students.assignments")}
    >
      {some.map(({ name, label }) => (
        <li key={name} data-kind={name}>
          {label}
        </li>
      ))}
    </Cluster>
  );
}

/** A student in the table; on phones the columns in between are words below the name. */
export function StudentRow({ student, onRemove }: { student: Student; onRemove: () => void }) {
  const say = useSay();
  const format = useFormat();
  const { id, name, groups, lastAnswer, results, assignments } = student;
  const below = [
    ...groups.map((group) => group.name),
    ...(assignments.open > 0 ? [say("students.inProgress", { count: assignments.open })] : []),
    ...(lastAnswer === null ? [] : [say("students.last", { when: dayWords(lastAnswer, format) })]),
  ];
  return (
    <tr>
      <th scope="row">
        <Link className={styles["name"]} to={`/myStudents/${id}`}>
          <Face of={student.face} name={name} />
          {name}
        </Link>
        <NewAnswersBadge of="students" id={id} className={styles["news"]} />
        <span className={styles["below"]}>{below.join(" · ")}</span>
      </th>
      <td className={styles["wide"]}>
        <Cluster as="span" gap={2} rowGap={1}>
          <GroupLinks groups={groups} />
        </Cluster>
      </td>
      <td className={styles["wide"]}>
        <LastAnswer time={lastAnswer} />
      </td>
      <td className={`num ${styles["wide"]}`}>{format.number(assignments.open)}</td>
      <td>
        <Results results={results} />
      </td>
      <td className={styles["menu"]}>
        <Menu
          iconOnly
          label={say("students.options", { name })}
          icon={<Icon of={IconDots} />}
          items={[
            {
              text: say("students.assign"),
              icon: <Icon of={IconPlus} small />,
              act: () => navigate(`/myStudents/${id}/newAssignment`),
            },
            { text: say("students.remove.act"), icon: <Icon of={IconTrash} small />, act: onRemove },
          ]}
        />
      </td>
    </tr>
  );
}
