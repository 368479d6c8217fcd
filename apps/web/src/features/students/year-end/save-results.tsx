import { IconFileSpreadsheet, IconFileTypePdf, IconTable } from "@tabler/icons-react";
import type { GroupReport } from "@karota/contract/assignments/grade-book.ts";
import type { GroupRow } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { call, readFile } from "../../../shared/api/api.ts";
import { useAction } from "../../../shared/api/use-action.ts";
import { csvFile, downloadFile, fileName } from "../../../shared/download-file.ts";
import { csvOf, xlsxOf } from "../../../shared/format/table-file.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { reportTableOf, WIDTHS } from "./report-table.ts";

interface SaveProps {
  readonly group: GroupRow;
  /** A file was made. */
  readonly onSaved: () => void;
}

/** Whether a group has results that can be saved. */
export const hasResults = ({ numAssignments, numMembers }: GroupRow): boolean => numAssignments > 0 && numMembers > 0;

const pathOf = (group: GroupRow) => `mentorship/groups/${group.id}/report`;
const fileOf = (group: GroupRow) => fileName(group.name) || "karota";

/** A group's results as a workbook. */
export function SaveWorkbook({ group, onSaved, children }: SaveProps & { readonly children: string }) {
  const speaker = useSpeaker();
  const [busy, save] = useAction(
    async () => {
      const table = reportTableOf(await call<GroupReport>("GET", pathOf(group)), speaker);
      downloadFile(`${fileOf(group)}.xlsx`, await xlsxOf(table, group.name, WIDTHS));
    },
    { onDone: onSaved },
  );
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
  const done = { onDone: onSaved };
  const [csvBusy, csv] = useAction(async () => {
    const table = reportTableOf(await call<GroupReport>("GET", path), speaker);
    downloadFile(`${name}.csv`, csvFile(csvOf(table, speaker)));
  }, done);
  const [pdfBusy, pdf] = useAction(
    async () => downloadFile(`${name}.pdf`, (await readFile("GET", `${path}/pdf`)).file),
    done,
  );
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
