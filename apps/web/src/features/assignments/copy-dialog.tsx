import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import type { StudentGroup } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { call } from "../../shared/api/api.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { useSession } from "../../shared/session/session.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import { copyOf, prepareDraft } from "./wizard/draft.ts";
import { Field } from "@karota/ui/field.tsx";
import { pathOf, useOwnStudents, type Target } from "./wizard/target.ts";

/** The plan and the texts of an assignment as a draft for another target. */
export function CopyDialog({ detail, onClose }: { detail: AssignmentDetail; onClose: () => void }) {
  const say = useSay();
  const userId = useSession()?.userId ?? "";
  const groups = useLoad(
    ["mentorship/groups", userId],
    async () => (await call<{ groups: StudentGroup[] }>("GET", "mentorship/groups")).groups,
  ).data;
  const students = useOwnStudents();
  const [chosen, setChosen] = useState("");
  const first = groups?.[0] ? `group/${groups[0].id}` : students?.[0] ? `student/${students[0].id}` : "";
  const value = chosen || first;
  const copy = () => {
    const [of, id] = value.split("/") as [Target["of"], string];
    const target = { of, id };
    prepareDraft(userId, target, copyOf(detail));
    navigate(`${pathOf(target)}/newAssignment`);
  };
  return (
    <Dialog
      title={say("assignments.copy.title")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say("assignments.leaveIt")}</Button>
          <Button kind="primary" disabled={value === ""} onClick={copy}>
            {say("assignments.copy.make")}
          </Button>
        </>
      }
    >
      <p>{say("assignments.copy.text")}</p>
      {groups && students ? (
        <Field label={say("assignments.for")}>
          {(control) => (
            <select {...control} value={value} onChange={({ target }) => setChosen(target.value)}>
              <optgroup label={say("assignments.groups")}>
                {groups.map(({ id, name }) => (
                  <option key={id} value={`group/${id}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
              <optgroup label={say("assignments.students")}>
                {students.map(({ id, name }) => (
                  <option key={id} value={`student/${id}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
            </select>
          )}
        </Field>
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}
