import { useId } from "react";
import { PACKAGE_LIMITS, type Settings } from "@karota/contract/admin/settings.ts";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { costWords } from "../../../shared/format/price-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { NumberField, type Form } from "./settings-fields.tsx";
import styles from "./settings.module.css";

type Row = Settings["packages"][number];
const COLUMNS = [...PACKAGE_LIMITS, "priceFactor"] as const;

function Package({ form, row, place }: { form: Form; row: Row; place: number }) {
  const say = useSay();
  const speaker = useSpeaker();
  const id = useId();
  const price = (row.maxStudentsPerGroup * Math.round(row.priceFactor * 100)) / 100;
  const change = (column: (typeof COLUMNS)[number], value: number) =>
    form.change(
      "packages",
      form.values.packages.map((one) => (one.name === row.name ? { ...one, [column]: value } : one)),
    );
  return (
    <div className={styles["package"]} role="group" aria-labelledby={id}>
      <h3 id={id}>{say(`package.${row.name}`)}</h3>
      {COLUMNS.map((column) => (
        <NumberField
          key={column}
          label={say(`admin.settings.package.${column}`)}
          value={row[column]}
          fault={form.faultOf(`packages.${place}.${column}`)}
          onChange={(value) => change(column, value)}
        />
      ))}
      <p className={styles["price"]}>
        <span>{say("admin.settings.package.price")}</span>
        <b className="num">{Number.isFinite(price) ? costWords(price, speaker) : "–"}</b>
      </p>
    </div>
  );
}

/** The mentors' packages: a table where there is room, else one card a package. */
export function PackagesSection({ form }: { form: Form }) {
  const say = useSay();
  return (
    <AppPanel name="admin.settings.packages" title={say("admin.settings.packages")}>
      <p className="soft small">{say("admin.settings.packages.hint")}</p>
      <div className={styles["table"]}>
        {/* Every field has its own name beside it; the head is for the eyes. */}
        <div className={styles["columns"]} aria-hidden="true">
          <span>{say("admin.settings.package")}</span>
          {COLUMNS.map((column) => (
            <span key={column}>{say(`admin.settings.package.${column}`)}</span>
          ))}
          <span>{say("admin.settings.package.price")}</span>
        </div>
        <div className={styles["packages"]}>
          {form.values.packages.map((row, place) => (
            <Package key={row.name} form={form} row={row} place={place} />
          ))}
        </div>
      </div>
    </AppPanel>
  );
}
