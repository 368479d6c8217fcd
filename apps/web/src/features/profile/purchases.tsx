import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Purchase } from "@karota/contract/payments/payment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { call, readFile } from "../../shared/api/api.ts";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { downloadFile } from "../../shared/download-file.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { newKey } from "../../shared/api/new-key.ts";
import { toast } from "../../shared/components/notices.tsx";
import { updateSession } from "../../shared/session/session.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import styles from "./profile-page.module.css";

const DAY = { day: "numeric", month: "numeric", year: "numeric" } as const;

/** Documents of a purchase that can be had. */
const filesOf = ({ invoice, credit_note: note, transfer }: Purchase) =>
  (
    [
      { name: "invoice", there: invoice !== null },
      { name: "invoice.xml", there: invoice !== null },
      { name: "credit-note", there: note !== null },
      { name: "pro-forma", there: transfer !== null },
    ] as const
  ).filter(({ there }) => there);

function Row({ purchase, reload }: { purchase: Purchase; reload: () => Promise<unknown> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const [confirming, setConfirming] = useState(false);
  const {
    id,
    credits,
    price_cents: cents,
    status,
    withdrawable,
    refunded_cents: refunded,
    refund_sent: sent,
  } = purchase;
  const [loading, load] = useAction(async (name: string) => {
    const { file, name: fileName } = await readFile("GET", `payments/${id}/${name === "pro-forma" ? "invoice" : name}`);
    downloadFile(fileName, file);
  });
  const [withdrawing, withdraw] = useAction(async () => {
    setConfirming(false);
    const { credit_amount } = await call<{ credit_amount: number }>("POST", `payments/${id}/withdraw`, {
      idempotencyKey: newKey(),
    });
    updateSession({ credit_amount });
    await reload();
    toast("profile.withdrawn");
  });
  return (
    <li className={styles["purchase"]}>
      <p className={styles["what"]}>
        <b>{carrotWords(credits, speaker)}</b>
        <time dateTime={purchase.date}>{format.date(purchase.date, DAY)}</time>
      </p>
      <p className={styles["price"]}>
        <b className="num">{format.euros(cents)}</b>
        <span className={styles["status"]} data-status={status}>
          {say(`profile.status.${status}`)}
        </span>
      </p>
      {refunded > 0 && (
        <p className="soft">
          {say(sent ? "profile.refunded" : "profile.refunded.soon", { euros: format.euros(refunded) })}
        </p>
      )}
      <p className={styles["acts"]}>
        {filesOf(purchase).map(({ name }) => (
          <Button
            key={name}
            size="small"
            busy={loading}
            onClick={() => load(name)}
            icon={<Icon of={IconDownload} small />}
          >
            {say(`profile.file.${name}`)}
          </Button>
        ))}
        {withdrawable && (
          <Button size="small" busy={withdrawing} onClick={() => setConfirming(true)}>
            {say("profile.withdraw")}
          </Button>
        )}
      </p>
      {confirming && withdrawable && (
        <Dialog
          title={say("profile.withdraw.title")}
          onClose={() => setConfirming(false)}
          actions={
            <>
              <Button onClick={() => setConfirming(false)}>{say("profile.cancel")}</Button>
              <Button kind="primary" onClick={withdraw}>
                {say("profile.withdraw")}
              </Button>
            </>
          }
        >
          <p>
            {say("profile.withdraw.text", {
              carrots: carrotWords(withdrawable.credits, speaker),
              euros: format.euros(withdrawable.price_cents),
              until: format.date(withdrawable.until, DAY),
            })}
          </p>
        </Dialog>
      )}
    </li>
  );
}

/** Every purchase with its price, status and documents. */
export function Purchases() {
  const say = useSay();
  const { data, error, waiting, reload } = useLoad(["payments"], () =>
    call<{ purchases: Purchase[] }>("GET", "payments"),
  );
  if (waiting) return <Waiting />;
  if (!data) return error === undefined ? null : <LoadFailed error={error} again={() => void reload()} />;
  if (data.purchases.length === 0)
    return (
      <EmptyState
        text={say("profile.purchases.empty")}
        action={{ text: say("profile.purchases.buy"), act: () => navigate("/credit-buy") }}
      />
    );
  return (
    <ul className={styles["purchases"]}>
      {data.purchases.map((purchase) => (
        <Row key={purchase.id} purchase={purchase} reload={reload} />
      ))}
    </ul>
  );
}
