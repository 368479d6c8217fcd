import {
  IconArchive,
  IconChevronDown,
  IconCopy,
  IconDots,
  IconDownload,
  IconFileSpreadsheet,
  IconMessage,
  IconPencil,
  IconPresentation,
  IconPrinter,
  IconTable,
  IconX,
} from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import type { Copy } from "@karota/print/page.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Menu, type MenuItem } from "@karota/ui/menu.tsx";
import { call } from "../../shared/api/api.ts";
import { useOnceOver } from "../../shared/session/clock.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { csvFile, downloadFile, fileName } from "../../shared/download-file.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { openAsLesson } from "./as-lesson.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { CopyDialog } from "./copy-dialog.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { hasPresent } from "./results/figures.ts";
import { MessageForm } from "./message-form.tsx";
import { resultsTableOf, WIDTHS } from "./results/results-table.ts";
import { gameOfPlan, sheetCopies } from "./results/sheet.ts";
import { SheetDialog } from "./results/sheet-dialog.tsx";
import { csvOf, xlsxOf } from "../../shared/format/table-file.ts";
import { fontReady } from "../../shared/print/font.ts";

/** Files and paper: the results as a table, the tasks as a sheet. */
function Outputs({ detail }: { detail: AssignmentDetail }) {
  const say = useSay();
  const speaker = useSpeaker();
  const [copies, setCopies] = useState<readonly Copy[] | null>(null);
  const name = fileName(detail.name);
  const [csvBusy, csv] = useAction(async () =>
    downloadFile(`${name}.csv`, csvFile(csvOf(resultsTableOf(detail, speaker), speaker))),
  );
  const [xlsxBusy, xlsx] = useAction(async () =>
    downloadFile(`${name}.xlsx`, await xlsxOf(resultsTableOf(detail, speaker), detail.name, WIDTHS)),
  );
  const [sheetBusy, sheet] = useAction(async () => {
    const [drawn] = await Promise.all([sheetCopies(detail), fontReady()]);
    setCopies(drawn);
  });
  return (
    <>
      <Menu
        label={say("assignments.export")}
        icon={<Icon of={IconDownload} small />}
        after={<Icon of={IconChevronDown} small />}
        busy={csvBusy || xlsxBusy}
        items={[
          { text: say("assignments.csv"), icon: <Icon of={IconTable} small />, act: csv },
          { text: say("assignments.xlsx"), icon: <Icon of={IconFileSpreadsheet} small />, act: xlsx },
        ]}
      />
      <Button size="small" busy={sheetBusy} icon={<Icon of={IconPrinter} small />} onClick={sheet}>
        {say("assignments.sheet")}
      </Button>
      {copies && <SheetDialog copies={copies} game={gameOfPlan(detail.plan)} onClose={() => setCopies(null)} />}
    </>
  );
}

type Open = "message" | "edit" | "copy" | "cancel" | null;

/** What a mentor can do with an assignment. */
export function Acts(props: {
  readonly detail: AssignmentDetail;
  readonly reload: () => Promise<unknown>;
  /** The act that comes next. */
  readonly children: ReactNode;
}) {
  const { detail, reload, children } = props;
  const say = useSay();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    void reload();
  };
  const { status, archived, role } = detail;
  const isInCharge = role === "publisher" || role === "inCharge";
  // What may be done changes at the start and at the end, on an open page too.
  useOnceOver(status === "upcoming" ? detail.start : status === "inProgress" ? detail.end : undefined, () => {
    if (open === "cancel") close();
    void reload();
  });
  const isOver = status === "completed" || status === "cancelled";
  const [, archive] = useAction(() => call("POST", `assignments/${detail.id}/archive`), {
    toast: "assignments.archived",
    onDone: done,
  });
  const more: (MenuItem | false)[] = [
    isInCharge &&
      status !== "cancelled" &&
      hasPresent(detail.students) && {
        text: say("assignments.message.write"),
        icon: <Icon of={IconMessage} small />,
        act: () => setOpen("message"),
      },
    role === "publisher" &&
      !isOver && { text: say("assignments.edit"), icon: <Icon of={IconPencil} small />, act: () => setOpen("edit") },
    {
      text: say("lessons.asLesson"),
      icon: <Icon of={IconPresentation} small />,
      act: () => openAsLesson(detail.plan, detail.group?.id ?? null),
    },
    { text: say("assignments.copy"), icon: <Icon of={IconCopy} small />, act: () => setOpen("copy") },
    isInCharge &&
      !archived && { text: say("assignments.archive.do"), icon: <Icon of={IconArchive} small />, act: archive },
    isInCharge &&
      status === "upcoming" && {
        text: say("assignments.cancel"),
        icon: <Icon of={IconX} small />,
        act: () => setOpen("cancel"),
      },
  ];
  return (
    <Cluster gap={2} className="no-print" role="group" aria-label={say("assignments.acts")}>
      <Outputs detail={detail} />
      <Menu
        iconOnly
        label={say("assignments.more")}
        icon={<Icon of={IconDots} />}
        items={more.filter((item) => item !== false)}
      />
      {children}
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
