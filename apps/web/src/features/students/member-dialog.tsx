import { IconUserMinus } from "@tabler/icons-react";
import { useState } from "react";
import type { GroupMember } from "@karota/contract/mentorship/mentorship.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { call } from "../../shared/api/api.ts";
import { ActsDialog } from "../../shared/components/acts-dialog.tsx";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { toast } from "../../shared/components/notices.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { refresh } from "./use-mentor.ts";

/** What the owner of a group can do with a member. */
export function MemberDialog(props: {
  readonly groupId: string;
  readonly member: GroupMember;
  readonly note: string;
  readonly onClose: () => void;
}) {
  const { groupId, member, note, onClose } = props;
  const say = useSay();
  const [removing, setRemoving] = useState(false);
  const { id, name } = member;
  const remove = async () => {
    await call("DELETE", `mentorship/groups/${groupId}/members/${id}`);
    toast("groups.member.removed", { values: { name } });
    await refresh();
  };
  if (removing)
    return (
      <ConfirmDialog
        title={say("groups.member.remove.title", { name })}
        act={say("groups.member.remove.act")}
        cancel={say("students.keep")}
        onAct={remove}
        onClose={onClose}
      >
        <p>{say("groups.member.remove.text")}</p>
      </ConfirmDialog>
    );
  return (
    <ActsDialog
      title={name}
      note={note}
      items={[
        {
          text: say("groups.member.remove"),
          icon: <Icon of={IconUserMinus} small />,
          act: () => setRemoving(true),
        },
      ]}
      onClose={onClose}
    />
  );
}
