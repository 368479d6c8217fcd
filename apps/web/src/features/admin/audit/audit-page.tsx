import { IconX } from "@tabler/icons-react";
import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { AuditAction } from "@karota/contract/admin/audit.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { EmptyState } from "../../../shared/components/empty-state.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../../shared/api/load-failed.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { AuditEntry, SIGNS, type Entry } from "./audit-entry.tsx";
import styles from "./audit-page.module.css";
import { ChoiceField } from "../choice-field.tsx";
import { useAudit } from "./use-audit.ts";

const ACTIONS = Object.keys(SIGNS) as readonly AuditAction[];

/** A person's name in the entries that concern them; empty when none has it. */
function nameIn(entries: readonly Entry[], id: string): string {
  for (const { actor, subject, subject_name: name } of entries) {
    if (actor?.id === id && actor.name !== "") return actor.name;
    if (subject === id && name) return name;
  }
  return "";
}

/** `/status?page=audit`: what admins did, and what the site did to people by itself. */
export default function Audit() {
  const say = useSay();
  const asked = new URLSearchParams(useSearch());
  const action = asked.get("action") ?? "";
  const person = asked.get("person") ?? "";
  const { entries, error, waiting, more, reload } = useAudit(action, person);
  const [adding, add] = useAction(async () => more?.());
  const show = (next: { action: string; person: string }) => {
    const query = new URLSearchParams({ page: "audit" });
    for (const [name, value] of Object.entries(next)) if (value !== "") query.set(name, value);
    navigate(`/status?${query.toString()}`, { replace: true });
  };
  const name = entries ? nameIn(entries, person) : "";
  return (
    <div className={styles["audit"]}>
      <div className={styles["filters"]}>
        <ChoiceField
          label={say("admin.audit.action")}
          value={action}
          options={[["", say("admin.users.all")], ...ACTIONS.map((one) => [one, say(`audit.${one}`)] as const)]}
          onChange={(value) => show({ action: value, person })}
        />
        {person !== "" && (
          <p className={styles["of"]}>
            <span>{name === "" ? say("admin.audit.of.unknown") : say("admin.audit.of", { name })}</span>
            <Button size="small" icon={<Icon of={IconX} small />} onClick={() => show({ action, person: "" })}>
              {say("admin.audit.everybody")}
            </Button>
          </p>
        )}
      </div>
      <p className="sr" role="status">
        {entries ? say("admin.audit.shown", { count: entries.length }) : ""}
      </p>
      {waiting && <Waiting />}
      {!entries && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
      {entries?.length === 0 && (
        <EmptyState
          text={say("admin.audit.none")}
          action={{ text: say("admin.audit.none.act"), act: () => show({ action: "", person: "" }) }}
        />
      )}
      {entries && entries.length > 0 && (
        <ol className={styles["entries"]}>
          {entries.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {more && (
        <Button busy={adding} onClick={add}>
          {say("admin.audit.more")}
        </Button>
      )}
    </div>
  );
}
