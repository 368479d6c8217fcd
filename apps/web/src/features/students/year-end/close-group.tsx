import { useState } from "react";
import type { GroupReport } from "@karota/contract/assignments/grade-book.ts";
import type { GroupRow } from "@karota/contract/mentorship/mentorship.ts";
import { Checkbox } from "@karota/ui/fields.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { call } from "../../../shared/api/api.ts";
import { ConfirmDialog } from "../../../shared/components/confirm-dialog.tsx";
import { toast } from "../../../shared/components/notices.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { CardsEnd, removalOf } from "../cards-end.tsx";
import { refresh, useStudents } from "../use-mentor.ts";
import { hasResults, SaveWorkbook, useLeftOut } from "./save-results.tsx";

/** Asks before a group is closed, and whether its students go with it. */
export function CloseGroup(props: {
  readonly group: GroupRow;
  /** What a file was made of; null before. */
  readonly saved: GroupReport | null;
  readonly onSaved: (report: GroupReport) => void;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const { group, saved, onSaved, onClose } = props;
  const leftOut = useLeftOut(group, saved);
  const [withStudents, setWithStudents] = useState(false);
  const students = useStudents().data?.students ?? [];
  const only = students.filter(({ groups }) => groups.every(({ id }) => id === group.id) && groups.length > 0).length;
  const close = async () => {
    await call("DELETE", removalOf(group, withStudents));
    toast("yearEnd.closed", { values: { name: group.name } });
    await refresh();
  };
  return (
    <ConfirmDialog
      title={say("yearEnd.close.title", { name: group.name })}
      act={say("yearEnd.close")}
      cancel={say("yearEnd.close.keep")}
      onAct={close}
      onClose={onClose}
    >
      {hasResults(group) && (
        <Note tone={saved && leftOut === null ? "good" : "warn"}>
          <Stack gap={2} start>
            <p role="status">{leftOut ?? say(saved ? "yearEnd.saved" : "yearEnd.close.unsaved")}</p>
            <SaveWorkbook group={group} onSaved={onSaved}>
              {say("yearEnd.close.save")}
            </SaveWorkbook>
          </Stack>
        </Note>
      )}
      <p>{say("yearEnd.close.text")}</p>
      <CardsEnd group={group} />
      {only > 0 && (
        <Checkbox
          label={say("yearEnd.close.students", { count: only })}
          hint={say("yearEnd.close.students.hint")}
          checked={withStudents}
          onChange={setWithStudents}
        />
      )}
    </ConfirmDialog>
  );
}
