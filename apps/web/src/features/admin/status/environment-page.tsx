import { IconCopy } from "@tabler/icons-react";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import type { EnvironmentReply, Variable } from "@karota/contract/admin/environment.ts";
import { call } from "../../../shared/api/api.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../../shared/api/load-failed.tsx";
import { toast } from "../../../shared/components/notices.tsx";
import { useLoad } from "../../../shared/api/use-load.ts";
import { Waiting } from "../../../shared/components/waiting.tsx";
import styles from "./environment-page.module.css";

/** The configuration: each variable, its value where it is harmless, where that comes from, and what it means. */
export default function Environment() {
  const say = useSay();
  const { data, error, waiting, reload } = useLoad(["admin/environment"], () =>
    call<EnvironmentReply>("GET", "admin/environment"),
  );
  if (waiting) return <Waiting />;
  if (!data) return <LoadFailed error={error} again={() => void reload()} />;
  const valueOf = ({ value, set }: Variable): string =>
    value ?? say(set ? "admin.environment.set" : "admin.environment.notSet");
  const copy = async () => {
    const lines = data.variables.map((one) => `${one.name}\t${valueOf(one)}\t${say(`admin.source.${one.source}`)}`);
    try {
      await navigator.clipboard.writeText(`${lines.join("\n")}\n`);
      toast("admin.environment.copied");
    } catch {
      // Not allowed, or not there at all on an address without https.
      toast("admin.environment.notCopied");
    }
  };
  return (
    <div className={styles["environment"]}>
      <p className={styles["lead"]}>{say("admin.environment.lead")}</p>
      <Button size="small" onClick={() => void copy()} icon={<Icon of={IconCopy} small />}>
        {say("admin.environment.copy")}
      </Button>
      <dl>
        {data.variables.map((one) => (
          <div key={one.name}>
            <dt>
              <code>{one.name}</code>
            </dt>
            <dd className={styles["value"]}>
              {one.value === null ? <em>{valueOf(one)}</em> : <code>{one.value}</code>}
              <span className={styles["source"]}>{say(`admin.source.${one.source}`)}</span>
            </dd>
            <dd className="soft small">{say(`admin.env.${one.name}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
