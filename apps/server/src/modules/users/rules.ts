import type { RoleSource } from "@karota/contract/admin/people.ts";
import type { Settings } from "@karota/contract/admin/settings.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { ROLES, type Role } from "@karota/contract/wire.ts";
import type { Calendar } from "../../calendar.ts";
import { CLASS_PROVIDER, type Config } from "../../config.ts";
import type { UsersTable } from "../../database/tables.ts";

/** The issuer under which people of the demo provider are stored, whatever its port. */
export const DEMO_ISSUER = "local-demo";

const DEMO_ROLES: Readonly<Record<string, readonly Role[]>> = { mentor: ["mentor"], admin: ["admin"] };

type Identity = Pick<UsersTable, "issuer" | "subject" | "email" | "email_verified" | "roles">;

export const isLanguage = (text: string | null): text is Language =>
  (LANGUAGES as readonly (string | null)[]).includes(text);

/** True when people of the demo provider may be here. */
export const isDemoRunning = ({ providers }: Pick<Config, "providers">): boolean =>
  providers.some((provider) => provider.demo);

/** The demo provider's people who have a role by being who they are. */
export const demoSubjects = (role: Role): readonly string[] =>
  Object.keys(DEMO_ROLES).filter((subject) => DEMO_ROLES[subject]!.includes(role));

/** Whether a person signs in with a class card. */
export const isPupil = ({ issuer }: Pick<UsersTable, "issuer">): boolean => issuer === CLASS_PROVIDER.issuer;

const isClassRunning = ({ providers }: Pick<Config, "providers">): boolean =>
  providers.some((provider) => provider.id === CLASS_PROVIDER.id);

/** Where each role of a person comes from; null as `rolesOf`. */
export function roleSourcesOf(
  config: Pick<Config, "admins" | "providers">,
  person: Identity,
): ReadonlyMap<Role, readonly RoleSource[]> | null {
  // Pupils have no role, whoever gave it.
  if (isPupil(person)) return isClassRunning(config) ? new Map() : null;
  const isDemo = person.issuer === DEMO_ISSUER;
  if (isDemo && !isDemoRunning(config)) return null;
  const given = JSON.parse(person.roles) as string[];
  const isAdmin = config.admins.some((rule) =>
    "email" in rule
      ? person.email_verified === 1 &&
        rule.email.toLowerCase() === person.email.toLowerCase() &&
        (rule.issuer === undefined || rule.issuer === person.issuer)
      : rule.issuer === person.issuer && rule.subject === person.subject,
  );
  const sourcesOf = (role: Role): RoleSource[] => [
    ...(given.includes(role) ? (["admin"] as const) : []),
    ...(role === "admin" && isAdmin ? (["configuration"] as const) : []),
    ...(isDemo && DEMO_ROLES[person.subject]?.includes(role) ? (["demo"] as const) : []),
  ];
  return new Map(ROLES.map((role) => [role, sourcesOf(role)] as const).filter(([, from]) => from.length > 0));
}

/**
 * The roles of a person: given in the database, by ADMINS, or by the demo provider.
 * Null for people of the demo provider, and of class cards, while these do not run: then they cannot be here at all.
 */
export function rolesOf(config: Pick<Config, "admins" | "providers">, person: Identity): readonly Role[] | null {
  const sources = roleSourcesOf(config, person);
  return sources && [...sources.keys()];
}

/** The roles that an admin took from a person, and only an admin gives again. */
export const barredRolesOf = (person: Pick<UsersTable, "barred_roles">): readonly string[] =>
  JSON.parse(person.barred_roles) as string[];

/** A person who has not signed in since this moment is due for the warning that the account will be erased. */
export const unusedSince = (
  { unused_months: months, warn_days: days }: Pick<Settings["retention"], "unused_months" | "warn_days">,
  { daysAfter, monthsBefore }: Pick<Calendar, "daysAfter" | "monthsBefore">,
  now: number,
): number => monthsBefore(daysAfter(now, days), months);
