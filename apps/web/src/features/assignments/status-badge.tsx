import { IconCalendarEvent, IconPencil, IconX } from "@tabler/icons-react";
import type { AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Leaf } from "@karota/ui/illustrations.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./status-badge.module.css";

const SIGNS = {
  upcoming: <Icon of={IconCalendarEvent} small />,
  inProgress: <Icon of={IconPencil} small />,
  completed: <Leaf />,
  cancelled: <Icon of={IconX} small />,
};

export function StatusBadge({ status }: Pick<AssignmentRow, "status">) {
  const say = useSay();
  return (
    <span className={styles["badge"]} data-status={status}>
      {SIGNS[status]}
      {say(`assignments.status.${status}`)}
    </span>
  );
}
