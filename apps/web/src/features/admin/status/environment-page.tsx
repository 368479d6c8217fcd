import { IconCopy } from "@tabler/icons-react";
import { Button } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import type { EnvironmentReply, Variable } from "@karota/contract/admin/environment.ts";
import { call } from "../../../shared/api/api.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { copyText } from "../../../shared/copy-text.ts";
import { useLoad } from "../../../shared/api/use-load.ts";
import { Loaded } from "../../../shared/components/loaded.tsx";
import styles from "./status.module.css";

/** The configuration: each variable, its value where it is harmless, where that comes from, and what it means. */
export default function Environment() {
  const say = useSay();
  const loaded = useLoad(["admin/environment"], () => call<EnvironmentReply>("GET", "admin/environment"));
  const valueOf = ({ value, set }: Variable): string =>
    value ?? say(set ? "admin.environment.set" : "admin.environment.notSet");
  const copy = async (variables: readonly Variable[]) => {
    const lines = variables.map((one) => `${one.name}\t${valueOf(one)}\t${say(`admin.source.${one.source}`)}`);
    await copyText(`${lines.join("\n")}\n`, "admin.environment.copied", "admin.environment.notCopied");
  };
  return (
    <Loaded of={loaded}>
      {({ variables }) => (
        <>
          <p className="soft measure">{say("admin.environment.lead")}</p>
          <Button
            className="start"
            size="small"
            onClick={() => void copy(variables)}
            icon={<Icon of={IconCopy} small />}
          >
            {say("admin.environment.copy")}
          </Button>
          <Rows as="dl">
            {variables.map((one) => (
              <div key={one.name} className={styles["variable"]}>
                <dt className="strong wrap">
                  <code>{one.name}</code>
                </dt>
                <Cluster as="dd" align="baseline" rowGap={0} className="wrap">
                  {one.value === null ? <em>{valueOf(one)}</em> : <code>{one.value}</code>}
                  <span className={`soft ${styles["source"]}`}>{say(`admin.source.${one.source}`)}</span>
                </Cluster>
                <dd className="soft small">{say(`admin.env.${one.name}`)}</dd>
              </div>
            ))}
          </Rows>
        </>
      )}
    </Loaded>
  );
}
