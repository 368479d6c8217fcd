import { IconFileUpload } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { StatementReply } from "@karota/contract/payments/payment.ts";
import { MAX_STATEMENT_LENGTH } from "@karota/contract/payments/statement.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Leaf } from "@karota/ui/illustrations.tsx";
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
  const [busy, take] = useAction(async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    setResult(null);
    const next: Result = files.length > 1 ? { file: "", fault: "several" } : await send(file);
    setResult(next);
    if (next.reply) await reload();
  });
  return (
    <section
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
      <p id={`${id}how`} className="soft">
        {say("admin.statement.how")}
      </p>
      <label className={`${buttonClass({ kind: "primary" })} ${styles["file"]}`}>
        {busy ? <Leaf className={styles["leaf"]} /> : <Icon of={IconFileUpload} small />}
        {say("admin.statement.choose")}
        <input
          type="file"
          accept=".xml,application/xml,text/xml"
          aria-describedby={`${id}how`}
          disabled={busy}
          onChange={({ target }) => take(target.files)}
          // The same file may be chosen again.
          onClick={({ currentTarget }) => {
            currentTarget.value = "";
          }}
        />
      </label>
      <p className={`soft small ${styles["drop"]}`}>{say("admin.statement.drop")}</p>
      <div role="status" className={styles["told"]}>
        {result?.fault && (
          <p className={styles["fault"]}>{say(`admin.statement.fault.${result.fault}`, { file: result.file })}</p>
        )}
        {result?.reply && <StatementLines file={result.file} lines={result.reply.lines} />}
      </div>
    </section>
  );
}
