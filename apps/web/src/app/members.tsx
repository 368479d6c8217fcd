import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import type { ClassReply } from "@karota/contract/classes/classes.ts";
import type { GroupDetail, GroupMember } from "@karota/contract/mentorship/mentorship.ts";
import { IconButton } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { GradeBook } from "../features/assignments/grade-book/grade-book.tsx";
import { PupilDialog } from "../features/classes/pupil-dialog.tsx";
import { useClass } from "../features/classes/use-class.ts";
import { MemberDialog } from "../features/students/member-dialog.tsx";
import { DAY } from "../features/students/student-page.tsx";
import { useFormat, useSay } from "../shared/i18n/i18n.tsx";

interface Chosen {
  readonly member: GroupMember;
  /** Absent for who signs in with another account than a card. */
  readonly pupil: ClassReply["pupils"][number] | undefined;
}

/** The members of a group with their results, and for its owner what can be done with each. */
export function Members({ group }: { group: GroupDetail }) {
  const say = useSay();
  const format = useFormat();
  const [chosen, choose] = useState<Chosen | null>(null);
  const isOwner = group.role === "owner";
  const school = useClass(group.id, isOwner).data;
  const beside = (studentId: string) => {
    const member = group.members.find(({ id, left }) => id === studentId && left === null);
    if (!member) return null;
    const pupil = school?.pupils.find(({ id }) => id === studentId);
    return (
      <>
        {/* What can be done is not known before. */}
        {school && (
          <IconButton
            label={say("students.options", { name: member.name })}
            icon={<Icon of={IconDots} />}
            onClick={() => choose({ member, pupil })}
          />
        )}
        {pupil?.locked && <Badge tone="warn">{say("classes.locked")}</Badge>}
        {pupil && !pupil.locked && !pupil.used && <span className="soft small">{say("classes.unused")}</span>}
        {member.outOfClass && <Badge>{say("groups.outOfClass")}</Badge>}
      </>
    );
  };
  const dialog = chosen && {
    note: say("groups.since", { date: format.date(chosen.member.added, DAY) }),
    onClose: () => choose(null),
  };
  return (
    <>
      <GradeBook groupId={group.id} beside={beside} />
      {dialog &&
        (chosen.pupil ? (
          <PupilDialog group={group} pupil={chosen.pupil} {...dialog} />
        ) : (
          <MemberDialog groupId={group.id} member={chosen.member} {...dialog} />
        ))}
    </>
  );
}
