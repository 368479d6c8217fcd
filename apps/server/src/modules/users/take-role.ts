import type { Role } from "@karota/contract/wire.ts";
import type { Config } from "../../config.ts";
import type { InTransaction } from "../../database/database.ts";
import { fail } from "../../fail.ts";
import { barredRolesOf, isPupil, rolesOf } from "./rules.ts";
import { lockPerson, updatePerson } from "./store.ts";

/**
 * Gives a person a role, which counts from their next login on; false when they have it already.
 * @throws E-CLASS-NOT_FOR_PUPILS, E-MENTORSHIP-ROLE_TAKEN when an admin took it: `changeRole` lifts that
 * `invalidateAccountStatus` follows after the commit.
 */
export async function takeRole(
  config: Pick<Config, "admins" | "providers">,
  queries: InTransaction,
  userId: string,
  role: Role,
): Promise<boolean> {
  const person = await lockPerson(queries, userId);
  if (!person) throw fail("E-AUTH-NO_USER");
  if (isPupil(person)) throw fail("E-CLASS-NOT_FOR_PUPILS");
  if (rolesOf(config, person)?.includes(role)) return false;
  if (barredRolesOf(person).includes(role)) throw fail("E-MENTORSHIP-ROLE_TAKEN");
  const given = JSON.parse(person.roles) as string[];
  await updatePerson(queries, userId, { roles: JSON.stringify([...given, role]) });
  return true;
}
