import type { PersonState, RoleSource } from "@karota/contract/admin/people.ts";
import type { Role } from "@karota/contract/wire.ts";
import type { MessageId } from "@karota/texts/ids.ts";

export const ROLE_NAMES: Readonly<Record<Role, MessageId>> = {
  mentor: "admin.role.mentor",
  admin: "admin.role.admin",
};
export const ALL_ROLES = Object.keys(ROLE_NAMES) as readonly Role[];

export const SOURCE_NAMES: Readonly<Record<RoleSource, MessageId>> = {
  admin: "admin.from.admin",
  configuration: "admin.from.configuration",
  demo: "admin.from.demo",
};

export const STATE_NAMES: Readonly<Record<PersonState, MessageId>> = {
  active: "admin.state.active",
  blocked: "admin.state.blocked",
  unused: "admin.state.unused",
};
export const ALL_STATES = Object.keys(STATE_NAMES) as readonly PersonState[];

/** A day with its year. */
export const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

export const personPath = (id: string): string => `/users?person=${id}`;
