import { useId, useState } from "react";
import { MAX_JOIN_MEMBERS, type JoinLink } from "@karota/contract/mentorship/join.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { CountField } from "@karota/ui/count-field.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Checkbox, TextField } from "@karota/ui/fields.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { JoinMove } from "./join-move.tsx";
import { changeLink } from "./use-join-link.ts";

const STOPS = [10, 20, 30, 40] as const;

/** The last day, the most members, and whether the mentor approves everybody. */
export function JoinTermsDialog(props: {
  readonly group: GroupDetail;
  readonly link: JoinLink;
  readonly onClose: () => void;
}) {
  const { group, link, onClose } = props;
  const say = useSay();
  const form = useId();
  const [lastDay, setLastDay] = useState(link.lastDay);
  const [maxMembers, setMaxMembers] = useState(link.maxMembers);
  const [approval, setApproval] = useState(link.approval);
  const [busy, save] = useAction(() => changeLink(group.id, { lastDay, maxMembers, approval }), {
    toast: "groups.saved",
    onDone: onClose,
  });
  return (
    <Dialog
      title={say("joinLink.change")}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {say("students.cancel")}
          </Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {say("groups.edit.act")}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={form}
        gap={4}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField type="date" required label={say("joinLink.lastDay")} value={lastDay} onChange={setLastDay} />
        <CountField
          label={say("joinLink.max")}
          hint={say("joinLink.max.hint")}
          value={maxMembers}
          max={MAX_JOIN_MEMBERS}
          stops={STOPS}
          nameOf={(count) => say("groups.members", { count })}
          onChange={setMaxMembers}
        />
        <JoinMove group={group} maxMembers={maxMembers} />
        <Checkbox
          label={say("joinLink.approval")}
          hint={say("joinLink.approval.hint")}
          checked={approval}
          onChange={setApproval}
        />
      </Stack>
    </Dialog>
  );
}
