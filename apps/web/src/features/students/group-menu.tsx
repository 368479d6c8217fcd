import { IconCopy, IconDots, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { StudentGroup } from "@karota/contract/mentorship/mentorship.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Menu, type MenuItem } from "@karota/ui/menu.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { GroupForm } from "./group-form.tsx";
import { RemoveGroup } from "./remove-group.tsx";

/** What a mentor can do with a group, in a list and on its own page; colleagues only publish. */
export function GroupMenu(props: {
  readonly group: Pick<StudentGroup, "id" | "name" | "description" | "role" | "numPupils">;
  /** In a list: the page itself has a button for it. */
  readonly assigns?: boolean;
  readonly onGone?: () => void;
}) {
  const say = useSay();
  const { group, assigns = false, onGone } = props;
  const [dialog, setDialog] = useState<"edit" | "copy" | "remove" | null>(null);
  const close = () => setDialog(null);
  const assign: MenuItem = {
    text: say("students.assign"),
    icon: <Icon of={IconPlus} small />,
    act: () => navigate(`/studentGroups/${group.id}/newAssignment`),
  };
  const own: readonly MenuItem[] = [
    { text: say("groups.edit"), icon: <Icon of={IconPencil} small />, act: () => setDialog("edit") },
    { text: say("groups.copy.act"), icon: <Icon of={IconCopy} small />, act: () => setDialog("copy") },
    { text: say("groups.remove.act"), icon: <Icon of={IconTrash} small />, act: () => setDialog("remove") },
  ];
  return (
    <>
      <Menu
        iconOnly
        label={say("students.options", { name: group.name })}
        icon={<Icon of={IconDots} />}
        items={[...(assigns ? [assign] : []), ...(group.role === "owner" ? own : [])]}
      />
      {(dialog === "edit" || dialog === "copy") && (
        <GroupForm key={dialog} task={{ kind: dialog, group }} onClose={close} />
      )}
      {dialog === "remove" && <RemoveGroup group={group} onClose={close} {...(onGone && { onGone })} />}
    </>
  );
}
