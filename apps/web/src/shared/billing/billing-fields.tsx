import { useMemo } from "react";
import { LOCALES } from "@karota/texts/speaker.ts";
import { Select, TextField } from "@karota/ui/fields.tsx";
import { Grid } from "@karota/ui/layout.tsx";
import { useSay, useSpeaker } from "../i18n/i18n.tsx";
import { countriesIn, MAX_LENGTH, type Billing, type Fault, type Faults, type Field } from "./billing.ts";

const AUTOCOMPLETE: Readonly<Record<Field, string>> = {
  name: "name",
  company: "organization",
  vat_id: "off",
  address: "street-address",
  post_number: "postal-code",
  post: "address-level2",
  country: "country",
};
const OPTIONAL: readonly Field[] = ["company", "vat_id"];

interface InputProps {
  readonly field: Field;
  readonly value: string;
  readonly fault: Fault | undefined;
  readonly onChange: (value: string) => void;
}

function Input({ field, value, fault, onChange }: InputProps) {
  const say = useSay();
  const { language } = useSpeaker();
  const countries = useMemo(() => (field === "country" ? countriesIn(LOCALES[language]) : []), [field, language]);
  const common = {
    label: (
      <>
        {say(`billing.field.${field}`)}
        {OPTIONAL.includes(field) && <span className="soft"> {say("billing.optional")}</span>}
      </>
    ),
    fault: fault && say(`billing.wrong.${fault}`),
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
            { value: "", label: say("billing.country.none") },
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      ) : (
        <TextField {...common} maxLength={MAX_LENGTH[field]} />
      )}
    </div>
  );
}

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly billing: Billing;
  readonly faults: Faults;
  readonly onChange: (billing: Billing) => void;
}

/** Some of the data for an invoice. */
export const BillingFields = ({ fields, billing, faults, onChange }: FieldsProps) => (
  <Grid min={15} gap={4} fit>
    {fields.map((field) => (
      <Input
        key={field}
        field={field}
        value={billing[field]}
        fault={faults[field]}
        onChange={(value) => onChange({ ...billing, [field]: value })}
      />
    ))}
  </Grid>
);

/** Puts the focus on the first of the fields that has a fault. */
export function focusFault(fields: readonly Field[], faults: Faults): void {
  const first = fields.find((field) => faults[field]);
  document.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, select)`)?.focus();
}
