import { IconUserMinus } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import type { GroupDetail, GroupMember } from "@karota/contract/mentorship/mentorship.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { IconButton } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { call } from "../../shared/api/api.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { Face } from "../../shared/components/face.tsx";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { toast } from "../../shared/components/notices.tsx";
import styles from "./people.module.css";
import { DAY } from "./student-page.tsx";
import { refresh } from "./use-mentor.ts";

/** A person who has left: the label in place of the name. */
function ExMember({ member }: { member: GroupMember }) {
  const say = useSay();
  const format = useFormat();
  return (
    <li className={styles["row"]} data-left>
      <span>{say("groups.exMember")}</span>
      {member.left !== null && (
        <span className="small">{say("groups.left", { date: format.date(member.left, DAY) })}</span>
      )}
    </li>
  );
}

/** The members of a group by name, and below them those who have left it; the owner has them as students. */
export function Members({ group }: { group: GroupDetail }) {
  const say = useSay();
  const format = useFormat();
  const { language } = useSpeaker();
  const [removing, setRemoving] = useState<GroupMember | null>(null);
  const isOwner = group.role === "owner";
  const { compare } = new Intl.Collator(LOCALES[language]);
  const present = group.members.filter(({ left }) => left === null).sort((one, other) => compare(one.name, other.name));
  const gone = group.members.filter(({ left }) => left !== null);
  const remove = async (member: GroupMember) => {
    await call("DELETE", `mentorship/groups/${group.id}/members/${member.id}`);
    toast("groups.member.removed", { values: { name: member.name } });
    await refresh();
  };
  return (
    <>
      <Rows>
        {present.map((member) => (
          <li key={member.id} className={styles["row"]}>
            {isOwner ? (
              <Link className={styles["name"]} to={`/myStudents/${member.id}`}>
                <Face of={member.face} name={member.name} />
                {member.name}
              </Link>
            ) : (
              <span className={styles["name"]}>
                <Face of={member.face} name={member.name} />
                {member.name}
              </span>
            )}
            {member.outOfClass && <Badge>{say("groups.outOfClass")}</Badge>}
            <span className="soft small">{say("groups.since", { date: format.date(member.added, DAY) })}</span>
            {isOwner && (
              <IconButton
                className={styles["remove"]}
                label={say("groups.member.remove", { name: member.name })}
                icon={<Icon of={IconUserMinus} />}
                onClick={() => setRemoving(member)}
              />
            )}
          </li>
        ))}
        {gone.map((member) => (
          <ExMember key={`${member.id}${member.left}`} member={member} />
        ))}
      </Rows>
      {removing && (
        <ConfirmDialog
          title={say("groups.member.remove.title", { name: removing.name })}
          act={say("groups.member.remove.act")}
          cancel={say("students.keep")}
          onAct={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          <p>{say("groups.member.remove.text")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
