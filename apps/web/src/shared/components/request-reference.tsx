import { Button } from "@karota/ui/button.tsx";
import { useSay } from "../i18n/i18n.tsx";
import { useCopying } from "../use-copying.ts";
import styles from "./request-reference.module.css";

/**
 * The id of a request that failed unexpectedly, under which the server's log has the reason: small, and easy to copy into
 * a message. What comes of copying is said here: a dialog hides everything behind it from screen readers.
 */
export function RequestReference({ id }: { readonly id: string }) {
  const say = useSay();
  const [said, copy] = useCopying("notice.reference.copied", "notice.reference.notCopied");
  return (
    <div className={styles["reference"]}>
      <p>{say("notice.reference.why")}</p>
      <p className={styles["id"]}>{say("notice.reference", { id })}</p>
      <Button kind="quiet" size="small" onClick={() => void copy(id)}>
        {say("notice.reference.copy")}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
