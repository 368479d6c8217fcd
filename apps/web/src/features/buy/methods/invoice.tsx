import { IconDownload } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Section } from "@karota/ui/card.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { readFile } from "../../../shared/api/api.ts";
import { downloadFile } from "../../../shared/download-file.ts";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import type { StepProps } from "../step-props.ts";
import styles from "../buy-page.module.css";

/** The data of the transfer, and its pro-forma invoice with the code to scan; it takes the focus from the form that is gone. */
export default function TransferNote({ purchase: { id, price_cents: cents, transfer } }: StepProps) {
  const say = useSay();
  const format = useFormat();
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), []);
  const [busy, load] = useAction(async () => {
    const { file, name } = await readFile("GET", `payments/${id}/invoice`);
    downloadFile(name, file);
  });
  const rows = transfer && [
    [say("buy.transfer.amount"), format.euros(cents)],
    [say("buy.transfer.recipient"), transfer.recipient],
    ["IBAN", transfer.iban.replaceAll(/(.{4})(?=.)/g, "$1 ")],
    ["BIC", transfer.bic],
    [say("buy.transfer.reference"), transfer.reference],
    [say("buy.transfer.until"), format.date(transfer.until, { day: "numeric", month: "numeric", year: "numeric" })],
  ];
  return (
    <Section
      ref={note}
      tabIndex={-1}
      title={say("buy.transfer.title")}
      pad="large"
      gap={4}
      className={styles["transfer"]}
    >
      <p>{say("buy.transfer.text")}</p>
      <Facts look="ends" className={styles["rows"]}>
        {rows?.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      <Cluster as="p">
        <Button kind="primary" busy={busy} onClick={load} icon={<Icon of={IconDownload} small />}>
          {say("buy.transfer.pdf")}
        </Button>
        <Link className={buttonClass()} to="/my-profile?tab=purchases">
          {say("buy.transfer.purchases")}
        </Link>
      </Cluster>
    </Section>
  );
}
