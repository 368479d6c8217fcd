import { useState } from "react";
import type { TransfersReply } from "@karota/contract/payments/payment.ts";
import { Card } from "@karota/ui/card.tsx";
import { Grid, Stack } from "@karota/ui/layout.tsx";
import { SearchField } from "@karota/ui/search-field.tsx";
import { call } from "../../../shared/api/api.ts";
import { matches } from "../../../shared/format/game-words.ts";
import type { Format } from "@karota/texts/format.ts";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { useLoad } from "../../../shared/api/use-load.ts";
import { Loaded } from "../../../shared/components/loaded.tsx";
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
  const loaded = useLoad(["payments/transfers"], () => call<TransfersReply>("GET", "payments/transfers"));
  const { reload } = loaded;
  const found = <One extends Row>(rows: readonly One[]): readonly One[] =>
    rows.filter((row) => isFound(typed, row, format));
  const figure = (part: "open" | "refunds", rows: readonly Row[]) => (
    <Card as="li">{say(`admin.transfers.${part}.sum`, { count: rows.length, euros: format.euros(sum(rows)) })}</Card>
  );
  return (
    <Loaded of={loaded}>
      {({ open, refunds, settled }) => (
        <Stack gap={5}>
          <Grid as="ul" fit min={16} className={styles["figures"]}>
            {figure("open", open)}
            {figure("refunds", refunds)}
          </Grid>
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
        </Stack>
      )}
    </Loaded>
  );
}
