import type { Student } from "@karota/contract/mentorship/mentorship.ts";
import { Note } from "@karota/ui/note.tsx";
import { call } from "../../shared/api/api.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { toast } from "../../shared/components/notices.tsx";
import { refresh } from "./use-mentor.ts";

export function RemoveStudent(props: {
  readonly student: Pick<Student, "id" | "name" | "hasCard">;
  readonly onClose: () => void;
  readonly onGone?: () => void;
}) {
  const say = useSay();
  const { student, onClose, onGone } = props;
  const remove = async () => {
    await call("DELETE", `mentorship/students/${student.id}`);
    toast("students.removed", { values: { name: student.name } });
    // First away from a page whose student is gone.
    onGone?.();
    await refresh();
  };
  return (
    <ConfirmDialog
      title={say("students.remove.title", { name: student.name })}
      act={say("students.remove.act")}
      cancel={say("students.keep")}
      onAct={remove}
      onClose={onClose}
    >
      <p>{say("students.remove.text")}</p>
      {student.hasCard && (
        <Note tone="warn">
          <p>{say("students.remove.card", { name: student.name })}</p>
        </Note>
      )}
    </ConfirmDialog>
  );
}
