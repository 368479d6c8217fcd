import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { ROLES, type Role } from "@karota/contract/wire.ts";
import type { Config } from "../../config.ts";
import type { UsersTable } from "../../database/tables.ts";

/** The issuer under which people of the demo provider are kept, whatever its port. */
export const DEMO_ISSUER = "local-demo";

const DEMO_ROLES: Readonly<Record<string, readonly Role[]>> = { mentor: ["mentor"], admin: ["admin"] };

type Identity = Pick<UsersTable, "issuer" | "subject" | "email" | "email_verified" | "roles">;

export const isLanguage = (text: string | null): text is Language =>
  (LANGUAGES as readonly (string | null)[]).includes(text);

/**
 * The roles of a person: given in the database, by ADMINS, or by the demo provider.
 * Null for people of the demo provider while it does not run: then they cannot be here at all.
 */
export function rolesOf(config: Pick<Config, "admins" | "providers">, person: Identity): readonly Role[] | null {
  const isDemo = person.issuer === DEMO_ISSUER;
  if (isDemo && !config.providers.some((provider) => provider.demo)) return null;
  const given = new Set<string>(JSON.parse(person.roles) as string[]);
  if (isDemo) for (const role of DEMO_ROLES[person.subject] ?? []) given.add(role);
  const isAdmin = config.admins.some((rule) =>
    "email" in rule
      ? person.email_verified === 1 && rule.email.toLowerCase() === person.email.toLowerCase()
      : rule.issuer === person.issuer && rule.subject === person.subject,
  );
  if (isAdmin) given.add("admin");
  return ROLES.filter((role) => given.has(role));
}
