import { IconCircleCheck, IconLock, IconMoon, type Icon as Shape } from "@tabler/icons-react";
import type { PersonRow, PersonState } from "@karota/contract/admin/people.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { ROLE_NAMES, STATE_NAMES } from "./person-words.ts";

const SIGNS: Readonly<Record<PersonState, Shape>> = { active: IconCircleCheck, blocked: IconLock, unused: IconMoon };
const TONES = { active: "good", blocked: "bad", unused: undefined } as const;

export function StateBadge({ state }: { state: PersonState }) {
  const say = useSay();
  return (
    <Badge tone={TONES[state]}>
      <Icon of={SIGNS[state]} small />
      {say(STATE_NAMES[state])}
    </Badge>
  );
}

/** The roles of a person, by name. */
export function RoleList({ roles }: { roles: PersonRow["roles"] }) {
  const say = useSay();
  if (roles.length === 0) return <span className="soft">{say("admin.role.none")}</span>;
  return <span>{roles.map(({ role }) => say(ROLE_NAMES[role])).join(", ")}</span>;
}
