import { useState } from "react";
import type { TransfersReply } from "@karota/contract/payments/payment.ts";
import { SearchField } from "@karota/ui/search-field.tsx";
import { call } from "../../../shared/api/api.ts";
import { matches } from "../../../shared/format/game-words.ts";
import { useFormat, useSay, type Format } from "../../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../../shared/api/load-failed.tsx";
import { useLoad } from "../../../shared/api/use-load.ts";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { OpenTransfer, SettledTransfer, UnsentRefund } from "./transfer-rows.tsx";
import { TransferSection } from "./transfer-section.tsx";
import { TransferStatement } from "./transfer-statement.tsx";
import styles from "./transfers-page.module.css";

type Row = Pick<TransfersReply["open"][number], "reference" | "name" | "company" | "amount_cents">;

const tight = (text: string): string => text.replaceAll(/\s/g, "");
/** Reference, name and amount are found however they are spaced. */
const isFound = (typed: string, row: Row, format: Format): boolean =>
  matches(tight(typed), ...[row.reference, row.name, row.company, format.euros(row.amount_cents)].map(tight));

const sum = (rows: readonly Row[]): number => rows.reduce((so, { amount_cents: cents }) => so + cents, 0);

/** `/status?page=transfers`: bank transfers that wait for their money, refunds made by hand, and statements. */
export default function Transfers() {
  const say = useSay();
  const format = useFormat();
  const [typed, setTyped] = useState("");
  const { data, error, waiting, reload } = useLoad(["payments/transfers"], () =>
    call<TransfersReply>("GET", "payments/transfers"),
  );
  if (waiting) return <Waiting />;
  if (!data) return error === undefined ? null : <LoadFailed error={error} again={() => void reload()} />;
  const { open, refunds, settled } = data;
  const found = <One extends Row>(rows: readonly One[]): readonly One[] =>
    rows.filter((row) => isFound(typed, row, format));
  const figures = [
    say("admin.transfers.open.sum", { count: open.length, euros: format.euros(sum(open)) }),
    say("admin.transfers.refunds.sum", { count: refunds.length, euros: format.euros(sum(refunds)) }),
  ];
  return (
    <div className={styles["transfers"]}>
      <ul className={styles["figures"]}>
        {figures.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
      <TransferStatement reload={reload} />
      {open.length + refunds.length + settled.length > 0 && (
        <SearchField label={say("admin.transfers.search")} value={typed} onChange={setTyped} />
      )}
      <TransferSection part="open" all={open} found={found(open)}>
        {(one, settle) => <OpenTransfer key={one.id} transfer={one} reload={reload} settle={settle} />}
      </TransferSection>
      <TransferSection part="refunds" all={refunds} found={found(refunds)}>
        {(one, settle) => <UnsentRefund key={one.id} refund={one} reload={reload} settle={settle} />}
      </TransferSection>
      <TransferSection part="settled" all={settled} found={found(settled)}>
        {(one) => <SettledTransfer key={one.id} transfer={one} />}
      </TransferSection>
    </div>
  );
}
