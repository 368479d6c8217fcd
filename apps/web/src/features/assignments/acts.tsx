import {
  IconArchive,
  IconCopy,
  IconFileSpreadsheet,
  IconMessage,
  IconPencil,
  IconPrinter,
  IconTable,
  IconX,
} from "@tabler/icons-react";
import { useState } from "react";
import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { useOnceOver } from "../../shared/session/clock.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { csvFile, downloadFile } from "../../shared/download-file.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { CopyDialog } from "./copy-dialog.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { hasPresent } from "./results/figures.ts";
import { MessageForm } from "./message-form.tsx";
import { resultsCsvOf, resultsTableOf, xlsxOf } from "./results/results-table.ts";
import { drawQuestions, Worksheet, type Question } from "./results/worksheet.tsx";

/** A name that every file system takes. */
const fileName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} ._-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Files and paper: the results as a table, the tasks as a sheet. */
function Outputs({ detail }: { detail: AssignmentDetail }) {
  const say = useSay();
  const speaker = useSpeaker();
  const [questions, setQuestions] = useState<readonly Question[] | null>(null);
  const name = fileName(detail.name);
  const [csvBusy, csv] = useAction(async () =>
    downloadFile(`${name}.csv`, csvFile(resultsCsvOf(resultsTableOf(detail, speaker), speaker))),
  );
  const [xlsxBusy, xlsx] = useAction(async () =>
    downloadFile(`${name}.xlsx`, await xlsxOf(resultsTableOf(detail, speaker), detail.name)),
  );
  const [sheetBusy, sheet] = useAction(async () => setQuestions(await drawQuestions(detail.plan)));
  return (
    <>
      <Button size="small" busy={csvBusy} icon={<Icon of={IconTable} small />} onClick={csv}>
        {say("assignments.csv")}
      </Button>
      <Button size="small" busy={xlsxBusy} icon={<Icon of={IconFileSpreadsheet} small />} onClick={xlsx}>
        {say("assignments.xlsx")}
      </Button>
      <Button size="small" busy={sheetBusy} icon={<Icon of={IconPrinter} small />} onClick={sheet}>
        {say("assignments.sheet")}
      </Button>
      {questions && <Worksheet name={detail.name} questions={questions} onDone={() => setQuestions(null)} />}
    </>
  );
}

type Open = "message" | "edit" | "copy" | "cancel" | null;

/** What a mentor can do with an assignment. */
export function Acts({ detail, reload }: { detail: AssignmentDetail; reload: () => Promise<unknown> }) {
  const say = useSay();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    void reload();
  };
  const { status, archived } = detail;
  // What may be done changes at the start and at the end, on an open page too.
  useOnceOver(status === "upcoming" ? detail.start : status === "inProgress" ? detail.end : undefined, () => {
    if (open === "cancel") close();
    void reload();
  });
  const isOver = status === "completed" || status === "cancelled";
  const [archiving, archive] = useAction(() => call("POST", `assignments/${detail.id}/archive`), {
    toast: "assignments.archived",
    onDone: done,
  });
  return (
    <Cluster gap={2} className="no-print" role="group" aria-label={say("assignments.acts")}>
      {status !== "cancelled" && hasPresent(detail.students) && (
        <Button size="small" icon={<Icon of={IconMessage} small />} onClick={() => setOpen("message")}>
          {say("assignments.message.write")}
        </Button>
      )}
      <Outputs detail={detail} />
      {!isOver && (
        <Button size="small" icon={<Icon of={IconPencil} small />} onClick={() => setOpen("edit")}>
          {say("assignments.edit")}
        </Button>
      )}
      <Button size="small" icon={<Icon of={IconCopy} small />} onClick={() => setOpen("copy")}>
        {say("assignments.copy")}
      </Button>
      {!archived && (
        <Button size="small" busy={archiving} icon={<Icon of={IconArchive} small />} onClick={archive}>
          {say("assignments.archive.do")}
        </Button>
      )}
      {status === "upcoming" && (
        <Button size="small" icon={<Icon of={IconX} small />} onClick={() => setOpen("cancel")}>
          {say("assignments.cancel")}
        </Button>
      )}
      {open === "message" && (
        <Dialog
          title={say("assignments.message.write")}
          onClose={close}
          actions={<Button onClick={close}>{say("shell.close")}</Button>}
        >
          <MessageForm assignmentId={detail.id} studentId={null} onDone={done} />
        </Dialog>
      )}
      {open === "edit" && <EditDialog detail={detail} onDone={done} onClose={close} />}
      {open === "copy" && <CopyDialog detail={detail} onClose={close} />}
      {open === "cancel" && <CancelDialog detail={detail} onDone={done} onClose={close} />}
    </Cluster>
  );
}
