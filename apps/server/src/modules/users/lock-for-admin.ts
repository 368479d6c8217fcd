import type { InTransaction } from "../../database/database.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { rolesOf } from "./rules.ts";
import { lockPerson, type Person } from "./store.ts";

/**
 * Locks the person an admin acts on, and the admin, who must still be one: of two admins who act on each other at once
 * the second is refused, so that one always remains.
 * @throws E-KAROTA-NOT_FOUND, E-KAROTA-FORBIDDEN
 */
export async function lockForAdmin(
  { config }: Pick<Deps, "config">,
  queries: InTransaction,
  actor: Actor,
  userId: string,
): Promise<Person> {
  const locked = new Map<string, Person | null>();
  // In the same order everywhere, so that there is no deadlock.
  for (const id of new Set([actor.id, userId].toSorted())) locked.set(id, await lockPerson(queries, id));
  const admin = locked.get(actor.id);
  if (!admin || admin.blocked === 1 || !rolesOf(config, admin)?.includes("admin")) throw fail("E-KAROTA-FORBIDDEN");
  const person = locked.get(userId);
  if (!person) throw fail("E-KAROTA-NOT_FOUND");
  return person;
}
