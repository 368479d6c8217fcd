import { useState } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { TextField } from "@karota/ui/fields.tsx";
import { Note } from "@karota/ui/note.tsx";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import styles from "../buy-page.module.css";
import type { StepProps } from "../step-props.ts";
import { approve } from "../pay.ts";

const CARDS = [
  { number: "4242 4242 4242 4242", outcome: "success" },
  { number: "4000 0000 0000 3220", outcome: "slow" },
  { number: "4000 0000 0000 0002", outcome: "declined" },
  { number: "4000 0000 0000 0119", outcome: "generic" },
  { number: "4000 0000 0000 0259", outcome: "fatal" },
] as const;

/** A card terminal for play money, with a test card for every outcome. */
export default function SandboxTerminal({ purchase, onClose }: StepProps) {
  const say = useSay();
  const format = useFormat();
  const [card, setCard] = useState<string>(CARDS[0].number);
  const [busy, pay] = useAction(async () => {
    onClose();
    await approve(purchase.id, card);
  });
  return (
    <Dialog
      title={say("buy.sandbox.title")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say("buy.cancel")}</Button>
          <Button kind="primary" busy={busy} onClick={pay}>
            {say("buy.payNow", { price: format.euros(purchase.price_cents) })}
          </Button>
        </>
      }
    >
      <Note tone="warn">{say("buy.sandbox.note")}</Note>
      <TextField
        label={say("buy.sandbox.card")}
        inputMode="numeric"
        autoComplete="off"
        value={card}
        onChange={setCard}
      />
      <ul className={styles["cards"]} aria-label={say("buy.sandbox.cards")}>
        {CARDS.map(({ number, outcome }) => (
          <li key={number}>
            <button type="button" aria-pressed={card === number} onClick={() => setCard(number)}>
              <span className="num">{number}</span>
              <span>{say(`buy.sandbox.${outcome}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
