import { useState } from "react";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { TextField } from "@karota/ui/fields.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { invite } from "./use-colleagues.ts";

/** Invites another mentor into a group by their code; a code that is refused stays in the field. */
export function InviteDialog({ group, onClose }: { group: GroupDetail; onClose: () => void }) {
  const say = useSay();
  const [code, setCode] = useState("");
  const [busy, send] = useAction(() => invite(group.id, code), { toast: "colleagues.invited", onDone: onClose });
  const isEmpty = code.trim() === "";
  return (
    <Dialog
      title={say("colleagues.invite.title")}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {say("students.cancel")}
          </Button>
          <Button kind="primary" busy={busy} disabled={isEmpty} onClick={send}>
            {say("colleagues.invite.act")}
          </Button>
        </>
      }
    >
      <p>{say("colleagues.invite.text")}</p>
      <TextField
        label={say("colleagues.invite.code")}
        hint={say("colleagues.invite.hint")}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={setCode}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !isEmpty && !busy) send();
        }}
      />
    </Dialog>
  );
}
