import { IconCalendarEvent, IconPlayerPlay, IconX } from "@tabler/icons-react";
import type { AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Leaf } from "@karota/ui/illustrations.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";

const LOOKS = {
  upcoming: { sign: <Icon of={IconCalendarEvent} small />, tone: undefined },
  inProgress: { sign: <Icon of={IconPlayerPlay} small />, tone: "info" },
  completed: { sign: <Leaf className="icon icon-small" />, tone: "good" },
  cancelled: { sign: <Icon of={IconX} small />, tone: undefined },
} as const;

export function StatusBadge({ status }: Pick<AssignmentRow, "status">) {
  const say = useSay();
  const { sign, tone } = LOOKS[status];
  return (
    <Badge tone={tone}>
      {sign}
      {say(`assignments.status.${status}`)}
    </Badge>
  );
}
