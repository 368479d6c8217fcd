import { IconArrowBackUp, IconCircleCheck, IconDownload } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import type { TransfersReply } from "@karota/contract/payments/payment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { call, readFile } from "../../../shared/api/api.ts";
import { downloadFile } from "../../../shared/download-file.ts";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { toast } from "../../../shared/components/notices.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import styles from "./transfers-page.module.css";

type Open = TransfersReply["open"][number];
type Refund = TransfersReply["refunds"][number];
type Settled = TransfersReply["settled"][number];

const DAY = { day: "numeric", month: "numeric", year: "numeric" } as const;
/** As on a bill: the company, and the person in it. */
const whoOf = ({ name, company }: Pick<Open, "name" | "company">): string => (company ? `${company} (${name})` : name);

function Row({ row, note, children }: { row: Open | Refund | Settled; note: ReactNode; children: ReactNode }) {
  const format = useFormat();
  return (
    <li className={styles["row"]}>
      <Stack gap={0} className="wrap">
        <b>{whoOf(row)}</b>
        <span className="num">{row.reference}</span>
        <span className="soft small">{note}</span>
      </Stack>
      <b className={styles["amount"]}>{format.euros(row.amount_cents)}</b>
      <div>{children}</div>
    </li>
  );
}

interface Acting {
  readonly reload: () => Promise<unknown>;
  readonly settle: () => void;
}

interface ConfirmedProps extends Acting {
  readonly row: Open | Refund;
  readonly part: "open" | "refunds";
  readonly path: "paid" | "refund-sent";
}

/** A button that asks with amount and name before it tells the server. */
function Confirmed({ row, part, path, reload, settle }: ConfirmedProps) {
  const say = useSay();
  const format = useFormat();
  const [confirming, setConfirming] = useState(false);
  const [busy, confirm] = useAction(async () => {
    setConfirming(false);
    try {
      await call("POST", `payments/${row.id}/${path}`);
      settle();
      toast(`admin.transfers.${part}.done`);
    } finally {
      // Another admin may have been quicker: then this list is old.
      await reload();
    }
  });
  return (
    <>
      <Button
        size="small"
        busy={busy}
        onClick={() => setConfirming(true)}
        aria-label={`${say(`admin.transfers.${part}.act`)}: ${whoOf(row)}, ${row.reference}`}
      >
        {say(`admin.transfers.${part}.act`)}
      </Button>
      {confirming && (
        <Dialog
          title={say(`admin.transfers.${part}.ask`)}
          onClose={() => setConfirming(false)}
          actions={
            <>
              <Button onClick={() => setConfirming(false)}>{say("admin.transfers.cancel")}</Button>
              <Button kind="primary" onClick={confirm}>
                {say(`admin.transfers.${part}.act`)}
              </Button>
            </>
          }
        >
          <Stack as="p" gap={0} className={styles["asked"]}>
            <b className="num">{format.euros(row.amount_cents)}</b>
            <span>{whoOf(row)}</span>
            <span className="num">{row.reference}</span>
          </Stack>
          <p>{say(`admin.transfers.${part}.text`)}</p>
        </Dialog>
      )}
    </>
  );
}

/** A transfer that waits for its money. */
export function OpenTransfer({ transfer, ...acting }: { transfer: Open } & Acting) {
  const say = useSay();
  const format = useFormat();
  const { since, until } = transfer;
  const note = say("admin.transfers.open.since", { since: format.date(since, DAY), until: format.date(until, DAY) });
  return (
    <Row row={transfer} note={note}>
      <Confirmed row={transfer} part="open" path="paid" {...acting} />
    </Row>
  );
}

/** Money that has to be sent back by hand. */
export function UnsentRefund({ refund, ...acting }: { refund: Refund } & Acting) {
  const say = useSay();
  const format = useFormat();
  return (
    <Row row={refund} note={say("admin.transfers.refunds.since", { since: format.date(refund.since, DAY) })}>
      <Confirmed row={refund} part="refunds" path="refund-sent" {...acting} />
    </Row>
  );
}

/** A transfer that came in, or went back, with its document. */
export function SettledTransfer({ transfer }: { transfer: Settled }) {
  const say = useSay();
  const format = useFormat();
  const { id, kind, at, document } = transfer;
  const [busy, load] = useAction(async () => {
    const { file, name } = await readFile("GET", `payments/${id}/${kind === "paid" ? "invoice" : "credit-note"}`);
    downloadFile(name, file);
  });
  const note = (
    <>
      <Badge tone={kind === "paid" ? "good" : undefined}>
        <Icon of={kind === "paid" ? IconCircleCheck : IconArrowBackUp} small />
        {say(`admin.transfers.kind.${kind}`)}
      </Badge>{" "}
      <time dateTime={at}>{format.date(at, DAY)}</time>
    </>
  );
  return (
    <Row row={transfer} note={note}>
      <Button
        size="small"
        busy={busy}
        onClick={load}
        aria-label={say("admin.transfers.document", { document })}
        icon={<Icon of={IconDownload} small />}
      >
        {document}
      </Button>
    </Row>
  );
}
