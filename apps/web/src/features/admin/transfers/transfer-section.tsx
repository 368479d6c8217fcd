import { useId, useRef, type ReactNode } from "react";
import { Rows } from "@karota/ui/card.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import styles from "./transfers-page.module.css";

/** So many rows are shown at once; the search finds the others. */
const MAX_SHOWN = 100;

/** One group of transfers. A row that leaves it calls `settle`, so that the focus has a place to be. */
export function TransferSection<Row>(props: {
  part: "open" | "refunds" | "settled";
  all: readonly Row[];
  /** Those that the search leaves. */
  found: readonly Row[];
  children: (row: Row, settle: () => void) => ReactNode;
}) {
  const { part, all, found, children } = props;
  const say = useSay();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = found.slice(0, MAX_SHOWN);
  const none = all.length === 0 ? (`admin.transfers.${part}.none` as const) : "admin.transfers.notFound";
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles["heading"]}>
        {say(`admin.transfers.${part}`)}
      </h2>
      {all.length > 0 && part !== "settled" && <p className="soft measure">{say(`admin.transfers.${part}.how`)}</p>}
      {found.length === 0 && <p className={styles["none"]}>{say(none)}</p>}
      <Rows>{shown.map((row) => children(row, () => heading.current?.focus()))}</Rows>
      {found.length > MAX_SHOWN && (
        <p className="soft small">{say("admin.transfers.more", { shown: MAX_SHOWN, all: found.length })}</p>
      )}
    </Stack>
  );
}
