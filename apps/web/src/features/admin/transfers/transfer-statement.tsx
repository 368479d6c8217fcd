import { IconFileUpload } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { StatementReply } from "@karota/contract/payments/payment.ts";
import { MAX_STATEMENT_LENGTH } from "@karota/contract/payments/payment.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { FileButton } from "@karota/ui/fields.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { ApiFailure, call } from "../../../shared/api/api.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { StatementLines } from "./transfer-lines.tsx";
import styles from "./transfers-page.module.css";

type Fault = "large" | "wrong" | "several";
interface Result {
  readonly file: string;
  readonly fault?: Fault;
  readonly reply?: StatementReply;
}

/** Sends a statement; faults of the file itself are shown beside it, everything else as anywhere. */
async function send(file: File): Promise<Result> {
  if (file.size > MAX_STATEMENT_LENGTH) return { file: file.name, fault: "large" };
  try {
    const body = { xml: await file.text() };
    return { file: file.name, reply: await call<StatementReply>("POST", "payments/statements", { body }) };
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 413) return { file: file.name, fault: "large" };
    if (error instanceof ApiFailure && error.status === 400) return { file: file.name, fault: "wrong" };
    throw error;
  }
}

/** A bank statement, chosen or dropped, and what became of each of its lines. */
export function TransferStatement({ reload }: { reload: () => Promise<unknown> }) {
  const say = useSay();
  const id = useId();
  const [over, setOver] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const [busy, take] = useAction(async ([file, ...others]: Iterable<File>) => {
    if (!file) return;
    setResult(null);
    const next: Result = others.length > 0 ? { file: "", fault: "several" } : await send(file);
    setResult(next);
    if (next.reply) await reload();
  });
  return (
    <Stack
      as="section"
      start
      className={styles["statement"]}
      aria-labelledby={`${id}title`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!busy) take(event.dataTransfer.files);
      }}
    >
      <h2 id={`${id}title`}>{say("admin.statement.title")}</h2>
      <p id={`${id}how`} className="soft measure">
        {say("admin.statement.how")}
      </p>
      <FileButton
        className={buttonClass({ kind: "primary" })}
        icon={<Icon of={IconFileUpload} small />}
        busy={busy}
        accept=".xml,application/xml,text/xml"
        aria-describedby={`${id}how`}
        onFile={(file) => take([file])}
      >
        {say("admin.statement.choose")}
      </FileButton>
      <p className={`soft small ${styles["drop"]}`}>{say("admin.statement.drop")}</p>
      <Stack role="status" className={styles["result"]}>
        {result?.fault && <Note tone="bad">{say(`admin.statement.fault.${result.fault}`, { file: result.file })}</Note>}
        {result?.reply && <StatementLines file={result.file} lines={result.reply.lines} />}
      </Stack>
    </Stack>
  );
}
