import { navigate } from "wouter/use-browser-location";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { ConfirmDialog } from "../../../shared/components/confirm-dialog.tsx";
import { toast } from "../../../shared/components/notices.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useGroups } from "../use-mentor.ts";
import { offerGroup, takeOut } from "./use-colleagues.ts";

/** What is asked before it is done, and about whom. */
export interface Asked {
  readonly kind: "remove" | "offer" | "leave";
  readonly id: string;
  readonly name: string;
}

/** Asks before a mentor leaves a group, is taken out of it, or is offered it. */
export function MentorDialog({ group, asked, onClose }: { group: GroupDetail; asked: Asked; onClose: () => void }) {
  const say = useSay();
  const { kind, id, name } = asked;
  const hasCards = (useGroups().data?.groups ?? []).some(({ numPupils }) => numPupils > 0);
  const values = { name, group: group.name };
  const act = async () => {
    if (kind === "offer") await offerGroup(group.id, id);
    else {
      const done = takeOut(group.id, id);
      // First away from a page that is no longer one's own.
      if (kind === "leave") navigate("/studentGroups", { replace: true });
      await done;
    }
    toast(`colleagues.${kind}.done`, { values });
  };
  return (
    <ConfirmDialog
      title={say(`colleagues.${kind}.title`, values)}
      act={say(`colleagues.${kind}.act`)}
      kind={kind === "offer" ? "primary" : "danger"}
      cancel={say("students.cancel")}
      onAct={act}
      onClose={onClose}
    >
      <p>{say(`colleagues.${kind}.text`, values)}</p>
      {kind === "offer" && hasCards && <p>{say("colleagues.offer.pupils")}</p>}
    </ConfirmDialog>
  );
}
