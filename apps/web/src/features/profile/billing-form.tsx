import { useState, type FormEvent } from "react";
import { Link } from "wouter";
import type { User } from "@karota/contract/users/user.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { billingOf, faultsOf, FIELDS, tidy, type Billing, type Faults } from "../../shared/billing/billing.ts";
import { BillingFields, focusFault } from "../../shared/billing/billing-fields.tsx";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { notify } from "../../shared/components/notices.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { updateSession } from "../../shared/session/session.ts";

/** The fields in which data differ from the account's. */
const changesOf = (billing: Billing, user: User): Partial<Billing> =>
  Object.fromEntries(FIELDS.filter((field) => billing[field] !== user[field]).map((field) => [field, billing[field]]));

/** The data for invoices. */
export function BillingForm({ user, reload }: { user: User; reload: () => Promise<unknown> }) {
  const say = useSay();
  // Only what was typed: the account may change under it, because the page first shows what it loaded last.
  const [typed, setTyped] = useState<Partial<Billing>>({});
  const billing = { ...billingOf(user), ...typed };
  const [faults, setFaults] = useState<Faults>({});
  const [confirming, setConfirming] = useState(false);
  const cameToBuy = new URLSearchParams(location.search).get("from") === "buy";
  const showSaved = async (saved: User): Promise<void> => {
    setTyped(billingOf(saved));
    updateSession({ name: saved.name });
    await reload();
    notify("S-CHANGES-SAVED");
  };
  const [saving, save] = useAction(async () => {
    // The others may be filled in later.
    const found = faultsOf(billing, ["name"]);
    setFaults(found);
    if (Object.keys(found).length > 0) focusFault(FIELDS, found);
    else await showSaved(await call<User>("PUT", "users", { body: changesOf(tidy(billing), user) }));
  });
  const [clearing, clear] = useAction(async () => showSaved(await call<User>("PUT", "users/clean")));
  return (
    <>
      <Card
        as="form"
        pad="large"
        gap={4}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save();
        }}
      >
        <h2>{say("billing.title")}</h2>
        <p className="soft">{say("billing.why")}</p>
        <BillingFields
          fields={FIELDS}
          billing={billing}
          faults={faults}
          onChange={(next) => setTyped(changesOf(next, user))}
        />
        <Cluster as="p" rowGap={2}>
          <Button type="submit" busy={saving}>
            {say("profile.save")}
          </Button>
          <Button busy={clearing} onClick={() => setConfirming(true)}>
            {say("profile.clear")}
          </Button>
          {cameToBuy && (
            <Link className={buttonClass()} to="/credit-buy">
              {say("profile.backToBuy")}
            </Link>
          )}
        </Cluster>
      </Card>
      {confirming && (
        <ConfirmDialog
          title={say("profile.clear.title")}
          act={say("profile.clear")}
          cancel={say("profile.cancel")}
          onAct={async () => clear()}
          onClose={() => setConfirming(false)}
        >
          <p>{say("profile.clear.text")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
