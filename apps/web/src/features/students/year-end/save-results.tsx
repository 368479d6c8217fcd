import { IconFileSpreadsheet, IconFileTypePdf, IconTable } from "@tabler/icons-react";
import { MAX_REPORTED, type GroupReport } from "@karota/contract/assignments/grade-book.ts";
import type { GroupRow } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { call, readFile } from "../../../shared/api/api.ts";
import { useAction } from "../../../shared/api/use-action.ts";
import { csvFile, downloadFile, fileName } from "../../../shared/download-file.ts";
import { csvOf, xlsxOf } from "../../../shared/format/table-file.ts";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { DAY } from "../student-page.tsx";
import { reportTableOf, WIDTHS } from "./report-table.ts";

interface SaveProps {
  readonly group: GroupRow;
  /** A file was made of this. */
  readonly onSaved: (report: GroupReport) => void;
}

/** Whether a group has results that can be saved. */
export const hasResults = ({ numAssignments, numMembers }: GroupRow): boolean => numAssignments > 0 && numMembers > 0;

const pathOf = (group: GroupRow) => `mentorship/groups/${group.id}/report`;
const fileOf = (group: GroupRow) => fileName(group.name) || "karota";

/** What a file does not have of a group's assignments, in words; null where it has them all. */
export function useLeftOut({ numAssignments }: GroupRow, saved: GroupReport | null): string | null {
  const say = useSay();
  const format = useFormat();
  if (saved === null || saved.assignments.length >= numAssignments) return null;
  return say("yearEnd.saved.part", {
    saved: saved.assignments.length,
    all: numAssignments,
    since: format.date(saved.since, DAY),
    max: MAX_REPORTED,
  });
}

/** A group's results as a workbook. */
export function SaveWorkbook({ group, onSaved, children }: SaveProps & { readonly children: string }) {
  const speaker = useSpeaker();
  const [busy, save] = useAction(async () => {
    const report = await call<GroupReport>("GET", pathOf(group));
    downloadFile(`${fileOf(group)}.xlsx`, await xlsxOf(reportTableOf(report, speaker), group.name, WIDTHS));
    onSaved(report);
  });
  return (
    <Button size="small" busy={busy} icon={<Icon of={IconFileSpreadsheet} small />} onClick={save}>
      {children}
    </Button>
  );
}

/** A group's results as files. */
export function SaveResults({ group, onSaved }: SaveProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const path = pathOf(group);
  const name = fileOf(group);
  const [csvBusy, csv] = useAction(async () => {
    const report = await call<GroupReport>("GET", path);
    downloadFile(`${name}.csv`, csvFile(csvOf(reportTableOf(report, speaker), speaker)));
    onSaved(report);
  });
  const [pdfBusy, pdf] = useAction(async () => {
    // What is in the pages is said by the report alone.
    const [report, { file }] = await Promise.all([call<GroupReport>("GET", path), readFile("GET", `${path}/pdf`)]);
    downloadFile(`${name}.pdf`, file);
    onSaved(report);
  });
  return (
    <Cluster gap={2} role="group" aria-label={say("yearEnd.save", { name: group.name })}>
      <Button size="small" busy={csvBusy} icon={<Icon of={IconTable} small />} onClick={csv}>
        {say("yearEnd.csv")}
      </Button>
      <SaveWorkbook group={group} onSaved={onSaved}>
        {say("yearEnd.xlsx")}
      </SaveWorkbook>
      <Button size="small" busy={pdfBusy} icon={<Icon of={IconFileTypePdf} small />} onClick={pdf}>
        {say("yearEnd.pdf")}
      </Button>
    </Cluster>
  );
}
