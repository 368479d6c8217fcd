import { useId, useMemo, useState } from "react";
import { Link } from "wouter";
import type { User } from "@karota/contract/users/user.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { LOCALES } from "@karota/texts/speaker.ts";
import { call } from "../../shared/api/api.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { notify } from "../../shared/components/notices.tsx";
import { updateSession } from "../../shared/session/session.ts";
import { CodePanel } from "../../shared/components/unique-code/code-panel.tsx";
import { useAction } from "../../shared/api/use-action.ts";
import { countriesIn, faultsOf, FIELDS, tidy, type Billing, type Field } from "./billing.ts";
import styles from "./profile-page.module.css";

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
  const id = useId();
  const countries = useMemo(() => (field === "country" ? countriesIn(LOCALES[language]) : []), [field, language]);
  const common = {
    id,
    value,
    autoComplete: AUTOCOMPLETE[field],
    "aria-invalid": wrong,
    ...(wrong && { "aria-describedby": `${id}wrong` }),
  };
  return (
    <div className={styles["field"]} data-field={field}>
      <label htmlFor={id}>
        {say(`profile.field.${field}`)}
        {!NEEDED.includes(field) && <span className="soft"> {say("profile.optional")}</span>}
      </label>
      {field === "country" ? (
        <select {...common} onChange={(event) => onChange(event.target.value)}>
          <option value="">{say("profile.country.none")}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input {...common} onChange={(event) => onChange(event.target.value)} />
      )}
      {wrong && (
        <p id={`${id}wrong`} className={styles["wrong"]}>
          {say(`profile.wrong.${field}`)}
        </p>
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
  const [clearing, clear] = useAction(async () => {
    setConfirming(false);
    await showSaved(await call<User>("PUT", "users/clean"));
  });
  return (
    <>
      <CodePanel />
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h2>{say("profile.billing")}</h2>
        <p className="soft">{say("profile.billing.why")}</p>
        <dl className={styles["email"]}>
          <dt>{say("profile.email")}</dt>
          <dd>{user.email || say("profile.email.none")}</dd>
        </dl>
        <div className={styles["fields"]}>
          {FIELDS.map((field) => (
            <Input
              key={field}
              field={field}
              value={billing[field]}
              wrong={faults.includes(field)}
              onChange={(value) => setBilling({ ...billing, [field]: value })}
            />
          ))}
        </div>
        <p className={styles["acts"]}>
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
        </p>
      </form>
      {confirming && (
        <Dialog
          title={say("profile.clear.title")}
          onClose={() => setConfirming(false)}
          actions={
            <>
              <Button onClick={() => setConfirming(false)}>{say("profile.cancel")}</Button>
              <Button kind="primary" onClick={clear}>
                {say("profile.clear")}
              </Button>
            </>
          }
        >
          <p>{say("profile.clear.text")}</p>
        </Dialog>
      )}
    </>
  );
}
