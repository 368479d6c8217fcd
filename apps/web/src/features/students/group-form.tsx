import { useId, useRef, useState } from "react";
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  type GroupDetail,
  type MentorPackage,
  type StudentGroup,
} from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { TextArea, TextField } from "@karota/ui/fields.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { ApiFailure, call } from "../../shared/api/api.ts";
import { announceFailure } from "../../shared/api/announce-failure.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { notify, toast } from "../../shared/components/notices.tsx";
import { navigate } from "wouter/use-browser-location";
import { MoveButton, MoveNote, useMove } from "./move-note.tsx";
import { refresh, announcePackageChange, useInfo } from "./use-mentor.ts";

export type GroupTask =
  | { readonly kind: "new" }
  | { readonly kind: "copy" | "edit"; readonly group: Pick<StudentGroup, "id" | "name" | "description" | "numPupils"> };

/** Makes a group, copies one with its members, or changes its texts. A name that is taken is shown at its field. */
export function GroupForm({ task, onClose }: { task: GroupTask; onClose: () => void }) {
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const before = useInfo().data?.package.name;
  const [name, setName] = useState(
    task.kind === "new"
      ? ""
      : task.kind === "copy"
        ? say("groups.copy.name", { name: task.group.name })
        : task.group.name,
  );
  const [description, setDescription] = useState(task.kind === "new" ? "" : task.group.description);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const move = useMove("maxGroups", ({ groups }) => (task.kind === "edit" ? 0 : groups + 1));

  const send = async () => {
    const body = { name: name.trim(), description: description.trim() };
    if (task.kind === "edit") {
      await call("PUT", `mentorship/groups/${task.group.id}`, { body });
      toast("groups.saved");
      onClose();
      return refresh();
    }
    const reply = await call<{ group: GroupDetail; package: MentorPackage["name"] }>("POST", "mentorship/groups", {
      body: task.kind === "copy" ? { ...body, copyOf: task.group.id } : body,
    });
    announcePackageChange(before, reply.package);
    onClose();
    navigate(`/studentGroups/${reply.group.id}`);
    notify("S-MENTORSHIP-GROUP_ADDED");
    return refresh();
  };
  const refuse = (words: string) => {
    setFault(words);
    field.current?.focus();
  };
  const submit = () => {
    if (busy || move === "beyond") return;
    if (name.trim() === "") return refuse(say("groups.name.empty"));
    setBusy(true);
    setFault(null);
    send().catch((error: unknown) => {
      setBusy(false);
      if (error instanceof ApiFailure && error.code === "E-MENTORSHIP-USER_GROUP_ALREADY_EXISTS")
        refuse(`${say(`error.${error.code}.title`)}. ${say(`error.${error.code}.description`)}`);
      else announceFailure(error);
    });
  };
  const titles = { new: "groups.new", copy: "groups.copy", edit: "groups.edit" } as const;
  const acts = { new: "groups.new.act", copy: "groups.copy.act", edit: "groups.edit.act" } as const;
  return (
    <Dialog
      title={say(titles[task.kind])}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {say("students.cancel")}
          </Button>
          <MoveButton move={move} label={say(acts[task.kind])} busy={busy} note={`${id}move`} onClick={submit} />
        </>
      }
    >
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {task.kind === "copy" && <p className="soft">{say("groups.copy.how")}</p>}
        {task.kind === "copy" && task.group.numPupils > 0 && <p className="soft">{say("groups.copy.pupils")}</p>}
        <TextField
          ref={field}
          label={say("groups.name")}
          fault={fault ?? undefined}
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        {/* Said also when the focus is in the field already. */}
        <p className="sr" role="alert">
          {fault}
        </p>
        <TextArea
          label={say("groups.description")}
          rows={2}
          maxLength={MAX_DESCRIPTION_LENGTH}
          value={description}
          onChange={setDescription}
        />
        <MoveNote id={`${id}move`} move={move} />
      </Stack>
    </Dialog>
  );
}
