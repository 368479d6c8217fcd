import { useMemo, useState, type FormEvent } from "react";
import { Link } from "wouter";
import type { User } from "@karota/contract/users/user.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Select, TextField } from "@karota/ui/fields.tsx";
import { Cluster, Grid } from "@karota/ui/layout.tsx";
import { LOCALES } from "@karota/texts/speaker.ts";
import { call } from "../../shared/api/api.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { notify } from "../../shared/components/notices.tsx";
import { updateSession } from "../../shared/session/session.ts";
import { CodePanel } from "../../shared/components/unique-code/code-panel.tsx";
import { useAction } from "../../shared/api/use-action.ts";
import { countriesIn, faultsOf, FIELDS, tidy, type Billing, type Field } from "./billing.ts";

const AUTOCOMPLETE: Readonly<Record<Field, string>> = {
  name: "name",
  company: "organization",
  vat_id: "off",
  address: "street-address",
  post_number: "postal-code",
  post: "address-level2",
  country: "country",
};
/** The fields that a purchase needs. */
const NEEDED: readonly Field[] = ["name", "address", "post_number", "post", "country"];

const billingOf = (user: User): Billing =>
  Object.fromEntries(FIELDS.map((field) => [field, user[field]])) as unknown as Billing;

interface InputProps {
  readonly field: Field;
  readonly value: string;
  readonly wrong: boolean;
  readonly onChange: (value: string) => void;
}

function Input({ field, value, wrong, onChange }: InputProps) {
  const say = useSay();
  const { language } = useSpeaker();
  const countries = useMemo(() => (field === "country" ? countriesIn(LOCALES[language]) : []), [field, language]);
  const common = {
    label: (
      <>
        {say(`profile.field.${field}`)}
        {!NEEDED.includes(field) && <span className="soft"> {say("profile.optional")}</span>}
      </>
    ),
    fault: wrong ? say(`profile.wrong.${field}`) : undefined,
    value,
    onChange,
    autoComplete: AUTOCOMPLETE[field],
  };
  return (
    <div data-field={field}>
      {field === "country" ? (
        <Select
          {...common}
          options={[
            { value: "", label: say("profile.country.none") },
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      ) : (
        <TextField {...common} />
      )}
    </div>
  );
}

/** Name, e-mail, unique code and billing data. */
export function General({ user, reload }: { user: User; reload: () => Promise<unknown> }) {
  const say = useSay();
  const [billing, setBilling] = useState(() => billingOf(user));
  const [faults, setFaults] = useState<readonly Field[]>([]);
  const [confirming, setConfirming] = useState(false);
  const cameToBuy = new URLSearchParams(location.search).get("from") === "buy";
  const showSaved = async (saved: User): Promise<void> => {
    setBilling(billingOf(saved));
    updateSession({ name: saved.name });
    await reload();
    notify("S-CHANGES-SAVED");
  };
  const [saving, save] = useAction(async () => {
    const found = faultsOf(billing);
    setFaults(found);
    if (found.length === 0) await showSaved(await call<User>("PUT", "users", { body: tidy(billing) }));
    else document.querySelector<HTMLElement>(`[data-field="${found[0]}"] :is(input, select)`)?.focus();
  });
  const [clearing, clear] = useAction(async () => showSaved(await call<User>("PUT", "users/clean")));
  return (
    <>
      <CodePanel />
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
        <h2>{say("profile.billing")}</h2>
        <p className="soft">{say("profile.billing.why")}</p>
        <Facts>
          <Fact name={say("profile.email")}>{user.email || say("profile.email.none")}</Fact>
        </Facts>
        <Grid min={17} gap={4} fit>
          {FIELDS.map((field) => (
            <Input
              key={field}
              field={field}
              value={billing[field]}
              wrong={faults.includes(field)}
              onChange={(value) => setBilling({ ...billing, [field]: value })}
            />
          ))}
        </Grid>
        <Cluster as="p" rowGap={2}>
          <Button kind="primary" type="submit" busy={saving}>
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
