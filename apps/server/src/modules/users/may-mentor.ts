import type { Queries } from "../../database/database.ts";
import type { UsersTable } from "../../database/tables.ts";
import type { Deps } from "../../deps.ts";
import { rolesOf } from "./rules.ts";
import { findPerson } from "./store.ts";

/** The columns of a person that say whether they may act as a mentor. */
export const MENTOR_COLUMNS = [
  "issuer",
  "subject",
  "email",
  "email_verified",
  "roles",
  "blocked",
  "erased_at",
] as const satisfies readonly (keyof UsersTable)[];

type PossibleMentor = Pick<UsersTable, (typeof MENTOR_COLUMNS)[number]>;

/** Whether a person may act as a mentor now: neither blocked nor erased, with the role of a mentor or an admin. */
export const isMentor = ({ config }: Pick<Deps, "config">, person: PossibleMentor): boolean =>
  person.blocked === 0 &&
  person.erased_at === null &&
  (rolesOf(config, person) ?? []).some((role) => role === "mentor" || role === "admin");

/** As `isMentor`, of the person with this id. */
export async function mayMentor(deps: Pick<Deps, "config">, queries: Queries, id: string): Promise<boolean> {
  const person = await findPerson(queries, id);
  return person !== null && isMentor(deps, person);
}
