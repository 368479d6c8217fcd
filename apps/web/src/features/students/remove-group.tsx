import type { StudentGroup } from "@karota/contract/mentorship/mentorship.ts";
import { call } from "../../shared/api/api.ts";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { toast } from "../../shared/components/notices.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { CardsEnd, removalOf } from "./cards-end.tsx";
import { refresh } from "./use-mentor.ts";

export function RemoveGroup(props: {
  readonly group: Pick<StudentGroup, "id" | "name" | "numPupils">;
  readonly onClose: () => void;
  readonly onGone?: () => void;
}) {
  const say = useSay();
  const { group, onClose, onGone } = props;
  const remove = async () => {
    await call("DELETE", removalOf(group));
    toast("groups.removed", { values: { name: group.name } });
    // First away from a page whose group is gone.
    onGone?.();
    await refresh();
  };
  return (
    <ConfirmDialog
      title={say("groups.remove.title", { name: group.name })}
      act={say("groups.remove.act")}
      cancel={say("students.keep")}
      onAct={remove}
      onClose={onClose}
    >
      <p>{say("groups.remove.text")}</p>
      <p>{say("groups.remove.save")}</p>
      <CardsEnd group={group} />
    </ConfirmDialog>
  );
}
