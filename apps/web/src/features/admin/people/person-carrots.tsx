import { useState } from "react";
import { ADJUSTED, REASON_LENGTH, type CarrotsAdjusted, type PersonDetail } from "@karota/contract/admin/people.ts";
import { Button } from "@karota/ui/button.tsx";
import { TextField } from "@karota/ui/fields.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { call } from "../../../shared/api/api.ts";
import { carrotWords } from "../../../shared/format/carrot-words.ts";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { newKey } from "../../../shared/api/new-key.ts";
import { toast } from "../../../shared/components/notices.tsx";
import { updateSession, useSession } from "../../../shared/session/session.ts";
import { useAction } from "../../../shared/api/use-action.ts";
import { revalidate } from "../../../shared/api/use-load.ts";
import { useForm } from "../../../shared/use-form.ts";
import { readAmount } from "./read-amount.ts";

/** Gives or takes carrots, with a reason. */
export function PersonCarrots({ person }: { person: Pick<PersonDetail, "id" | "credit_amount"> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const oneself = useSession()?.userId === person.id;
  const [direction, setDirection] = useState<"give" | "take">("give");
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  // One request has one key, however often it is sent; after a change it is another request.
  const [key, setKey] = useState(newKey);
  const amount = readAmount(typed, ADJUSTED.most);
  const tooMany = direction === "take" && amount !== null && amount > person.credit_amount;
  const isUnexplained = reason.trim().length < REASON_LENGTH.least;
  const [busy, send] = useAction(async () => {
    const carrots = direction === "give" ? amount! : -amount!;
    const body = { carrots, reason: reason.trim() };
    const path = `admin/users/${person.id}/carrots`;
    const reply = await call<CarrotsAdjusted>("POST", path, { body, idempotencyKey: key });
    if (oneself) updateSession({ credit_amount: reply.credit_amount });
    await revalidate("admin/users");
    setTyped("");
    setReason("");
    setKey(newKey());
    toast("admin.person.done");
  });
  const change = (set: () => void) => {
    set();
    setKey(newKey());
  };
  const { tried, form, announcements } = useForm(amount === null || tooMany || isUnexplained, send);
  const amountFault = tooMany
    ? say("admin.person.carrots.tooMany", { carrots: carrotWords(person.credit_amount, speaker) })
    : tried && amount === null
      ? say("admin.person.carrots.amount.fault")
      : undefined;
  const number = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  return (
    <Stack as="form" start {...form}>
      <Segmented
        dense
        legend={say("admin.person.carrots.direction")}
        name="direction"
        options={[
          { value: "give", label: say("admin.person.carrots.give") },
          { value: "take", label: say("admin.person.carrots.take") },
        ]}
        value={direction}
        onChange={(value) => change(() => setDirection(value))}
      />
      <TextField
        label={say("admin.person.carrots.amount")}
        hint={say("admin.person.carrots.amount.hint", { least: number(ADJUSTED.least), most: number(ADJUSTED.most) })}
        fault={amountFault}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(value) => change(() => setTyped(value))}
      />
      <TextField
        label={say("admin.person.carrots.reason")}
        hint={say("admin.person.carrots.reason.hint", REASON_LENGTH)}
        fault={tried && isUnexplained ? say("admin.person.carrots.reason.fault") : undefined}
        maxLength={REASON_LENGTH.most}
        autoComplete="off"
        value={reason}
        onChange={(value) => change(() => setReason(value))}
      />
      <Button type="submit" kind="primary" busy={busy}>
        {say(direction === "give" ? "admin.person.carrots.give" : "admin.person.carrots.take")}
      </Button>
      {announcements}
    </Stack>
  );
}
