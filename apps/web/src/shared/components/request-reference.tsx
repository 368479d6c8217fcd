import { useState } from "react";
import { Button } from "@karota/ui/button.tsx";
import { useSay } from "../i18n/i18n.tsx";
import styles from "./request-reference.module.css";

/**
 * The id of a request that failed unexpectedly, under which the server's log has the reason: small, and easy to copy into
 * a message. What comes of copying is said here: a dialog hides everything behind it from screen readers.
 */
export function RequestReference({ id }: { readonly id: string }) {
  const say = useSay();
  const [outcome, setOutcome] = useState<"copied" | "notCopied" | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(id);
      setOutcome("copied");
    } catch {
      // Not allowed, or not there at all on an address without https.
      setOutcome("notCopied");
    }
  };
  return (
    <div className={styles["reference"]}>
      <p>{say("notice.reference.why")}</p>
      <p className={styles["id"]}>{say("notice.reference", { id })}</p>
      <Button kind="quiet" size="small" onClick={() => void copy()}>
        {say("notice.reference.copy")}
      </Button>
      <p role="status">{outcome && say(`notice.reference.${outcome}`)}</p>
    </div>
  );
}
