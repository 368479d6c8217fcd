import { useId, useRef, type ReactNode } from "react";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import styles from "./transfers-page.module.css";

/** So many rows are shown at once; the search finds the others. */
const MAX_SHOWN = 100;

/** One group of transfers. A row that leaves it calls `settle`, so that the focus has a place to be. */
export function TransferSection<Row>({
  part,
  all,
  found,
  children,
}: {
  part: "open" | "refunds" | "settled";
  all: readonly Row[];
  /** Those that the search leaves. */
  found: readonly Row[];
  children: (row: Row, settle: () => void) => ReactNode;
}) {
  const say = useSay();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = found.slice(0, MAX_SHOWN);
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {say(`admin.transfers.${part}`)}
      </h2>
      {all.length > 0 && part !== "settled" && <p className="soft">{say(`admin.transfers.${part}.how`)}</p>}
      {all.length === 0 && <p className={styles["none"]}>{say(`admin.transfers.${part}.none`)}</p>}
      {all.length > 0 && found.length === 0 && <p className={styles["none"]}>{say("admin.transfers.notFound")}</p>}
      {shown.length > 0 && (
        <ul className={styles["rows"]}>{shown.map((row) => children(row, () => heading.current?.focus()))}</ul>
      )}
      {found.length > MAX_SHOWN && (
        <p className="soft small">{say("admin.transfers.more", { shown: MAX_SHOWN, all: found.length })}</p>
      )}
    </section>
  );
}
