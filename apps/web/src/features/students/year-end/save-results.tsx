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

/** A group's results as files; `onSaved` is called when one was made. */
export function SaveResults({ group, onSaved }: { group: GroupRow; onSaved: () => void }) {
  const say = useSay();
  const speaker = useSpeaker();
  const path = `mentorship/groups/${group.id}/report`;
  const name = fileName(group.name) || "karota";
  const done = { onDone: onSaved };
  const table = async () => reportTableOf(await call<GroupReport>("GET", path), speaker);
  const [csvBusy, csv] = useAction(
    async () => downloadFile(`${name}.csv`, csvFile(csvOf(await table(), speaker))),
    done,
  );
  const [xlsxBusy, xlsx] = useAction(
    async () => downloadFile(`${name}.xlsx`, await xlsxOf(await table(), group.name, WIDTHS)),
    done,
  );
  const [pdfBusy, pdf] = useAction(
    async () => downloadFile(`${name}.pdf`, (await readFile("GET", `${path}/pdf`)).file),
    done,
  );
  return (
    <Cluster gap={2} role="group" aria-label={say("yearEnd.save", { name: group.name })}>
      <Button size="small" busy={csvBusy} icon={<Icon of={IconTable} small />} onClick={csv}>
        {say("yearEnd.csv")}
      </Button>
      <Button size="small" busy={xlsxBusy} icon={<Icon of={IconFileSpreadsheet} small />} onClick={xlsx}>
        {say("yearEnd.xlsx")}
      </Button>
      <Button size="small" busy={pdfBusy} icon={<Icon of={IconFileTypePdf} small />} onClick={pdf}>
        {say("yearEnd.pdf")}
      </Button>
    </Cluster>
  );
}
