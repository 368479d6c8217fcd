import { IconTrash } from "@tabler/icons-react";
import { Link } from "wouter";
import type { Student } from "@karota/contract/mentorship/mentorship.ts";
import { IconButton } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Face } from "../../shared/components/face.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./people.module.css";

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

export function StudentRow({ student, onRemove }: { student: Student; onRemove: () => void }) {
  const say = useSay();
  return (
    <li className={styles["row"]}>
      <Link className={styles["name"]} to={`/myStudents/${student.id}`}>
        <Face of={student.face} name={student.name} />
        {student.name}
      </Link>
      <Cluster as="span" gap={2}>
        <GroupLinks groups={student.groups} />
      </Cluster>
      <Counts of={student.assignments} />
      <IconButton
        className={styles["remove"]}
        label={say("students.remove", { name: student.name })}
        icon={<Icon of={IconTrash} />}
        onClick={onRemove}
      />
    </li>
  );
}
