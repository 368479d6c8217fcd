import { IconX } from "@tabler/icons-react";
import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { AuditAction, AuditReply } from "@karota/contract/admin/audit.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { Select } from "@karota/ui/fields.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { EmptyState } from "../../../shared/components/empty-state.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { call } from "../../../shared/api/api.ts";
import { usePages } from "../../../shared/api/use-pages.ts";
import { useSession } from "../../../shared/session/session.ts";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { MoreButton } from "../../../shared/components/more-button.tsx";
import { AuditEntry, SIGNS, type Entry } from "./audit-entry.tsx";

const ACTIONS = Object.keys(SIGNS) as readonly AuditAction[];

/** A person's name in the entries that concern them; empty when none has it. */
function nameIn(entries: readonly Entry[], id: string): string {
  for (const { actor, subject, subject_name: name } of entries) {
    if (actor?.id === id && actor.name !== "") return actor.name;
    if (subject === id && name) return name;
  }
  return "";
}

/** What admins did, page after page; empty: all of it. */
function useAudit(action: string, person: string) {
  const who = useSession()?.userId ?? null;
  const query = new URLSearchParams(Object.entries({ action, person }).filter(([, value]) => value !== "")).toString();
  return usePages(["admin/audit", who, query], async (before: number | null) => {
    const path = `admin/audit?${query}${before === null ? "" : `&before=${before}`}`;
    const { entries, next } = await call<AuditReply>("GET", path);
    return { items: entries, next };
  });
}

/** `/status?page=audit`: what admins did, and what the site did to people by itself. */
export default function Audit() {
  const say = useSay();
  const asked = new URLSearchParams(useSearch());
  const action = asked.get("action") ?? "";
  const person = asked.get("person") ?? "";
  const pages = useAudit(action, person);
  const { items: entries = [] } = pages;
  const show = (next: { action: string; person: string }) => {
    const query = new URLSearchParams({ page: "audit" });
    for (const [name, value] of Object.entries(next)) if (value !== "") query.set(name, value);
    navigate(`/status?${query.toString()}`, { replace: true });
  };
  const name = nameIn(entries, person);
  return (
    <Stack gap={4}>
      <Cluster gap={5} rowGap={3} align="end">
        <Select
          label={say("admin.audit.action")}
          value={action}
          options={[
            { value: "", label: say("admin.users.all") },
            ...ACTIONS.map((one) => ({ value: one, label: say(`audit.${one}`) })),
          ]}
          onChange={(value) => show({ action: value, person })}
        />
        {person !== "" && (
          <Cluster as="p" rowGap={2} className="wrap">
            <span>{name === "" ? say("admin.audit.of.unknown") : say("admin.audit.of", { name })}</span>
            <Button size="small" icon={<Icon of={IconX} small />} onClick={() => show({ action, person: "" })}>
              {say("admin.audit.everybody")}
            </Button>
          </Cluster>
        )}
      </Cluster>
      <p className="sr" role="status">
        {pages.data && say("admin.audit.shown", { count: entries.length })}
      </p>
      <Loaded of={pages}>
        {() =>
          entries.length > 0 ? (
            <Rows as="ol">
              {entries.map((entry) => (
                <AuditEntry key={entry.id} entry={entry} />
              ))}
            </Rows>
          ) : (
            <EmptyState
              text={say("admin.audit.none")}
              action={{ text: say("admin.audit.none.act"), act: () => show({ action: "", person: "" }) }}
            />
          )
        }
      </Loaded>
      <MoreButton more={pages.more} text={say("admin.audit.more")} />
    </Stack>
  );
}
