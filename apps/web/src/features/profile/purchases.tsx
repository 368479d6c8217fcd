import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Purchase } from "@karota/contract/payments/payment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Badge, type Tone } from "@karota/ui/note.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { call, readFile } from "../../shared/api/api.ts";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { downloadFile } from "../../shared/download-file.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { newKey } from "../../shared/api/new-key.ts";
import { toast } from "../../shared/components/notices.tsx";
import { updateSession } from "../../shared/session/session.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import styles from "./profile-page.module.css";

const DAY = { day: "numeric", month: "numeric", year: "numeric" } as const;

const TONES: Partial<Readonly<Record<Purchase["status"], Tone>>> = {
  paid: "good",
  created: "warn",
  pending: "warn",
  failed: "bad",
  expired: "bad",
};

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
  const [asking, setAsking] = useState(false);
  const { id, credits, price_cents: cents, status, withdrawable } = purchase;
  const { refunded_cents: refunded, refund_sent: sent } = purchase;
  const [loading, load] = useAction(async (name: string) => {
    const { file, name: fileName } = await readFile("GET", `payments/${id}/${name === "pro-forma" ? "invoice" : name}`);
    downloadFile(fileName, file);
  });
  const withdraw = async () => {
    const { credit_amount } = await call<{ credit_amount: number }>("POST", `payments/${id}/withdraw`, {
      idempotencyKey: newKey(),
    });
    updateSession({ credit_amount });
    await reload();
    toast("profile.withdrawn");
  };
  return (
    <Stack as="li" gap={2} className={styles["purchase"]}>
      <Cluster between nowrap gap={4}>
        <Stack as="p" gap={0}>
          <b>{carrotWords(credits, speaker)}</b>
          <time className="soft small" dateTime={purchase.date}>
            {format.date(purchase.date, DAY)}
          </time>
        </Stack>
        <Stack as="p" gap={0} className={styles["price"]}>
          <b className="num">{format.euros(cents)}</b>
          <Badge tone={TONES[status]}>{say(`profile.status.${status}`)}</Badge>
        </Stack>
      </Cluster>
      {refunded > 0 && (
        <p className="soft">
          {say(sent ? "profile.refunded" : "profile.refunded.soon", { euros: format.euros(refunded) })}
        </p>
      )}
      <Cluster as="p" rowGap={2}>
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
          <Button size="small" onClick={() => setAsking(true)}>
            {say("profile.withdraw")}
          </Button>
        )}
      </Cluster>
      {asking && withdrawable && (
        <ConfirmDialog
          title={say("profile.withdraw.title")}
          act={say("profile.withdraw.confirm")}
          kind="primary"
          cancel={say("profile.cancel")}
          onAct={withdraw}
          onClose={() => setAsking(false)}
        >
          <p>
            {say("profile.withdraw.text", {
              carrots: carrotWords(withdrawable.credits, speaker),
              euros: format.euros(withdrawable.price_cents),
              until: format.date(withdrawable.until, DAY),
            })}
          </p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** Every purchase with its price, status and documents. */
export function Purchases() {
  const say = useSay();
  const loaded = useLoad(["payments"], () => call<{ purchases: Purchase[] }>("GET", "payments"));
  return (
    <Loaded of={loaded}>
      {({ purchases }) =>
        purchases.length === 0 ? (
          <EmptyState
            text={say("profile.purchases.empty")}
            action={{ text: say("profile.purchases.buy"), act: () => navigate("/credit-buy") }}
          />
        ) : (
          <Rows>
            {purchases.map((purchase) => (
              <Row key={purchase.id} purchase={purchase} reload={loaded.reload} />
            ))}
          </Rows>
        )
      }
    </Loaded>
  );
}
