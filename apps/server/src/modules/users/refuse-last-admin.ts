import type { InTransaction } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { listAdminIds } from "./people-store.ts";
import { findProvider, isClosedProvider } from "./find-provider.ts";
import { rolesOf } from "./rules.ts";
import { lockPerson } from "./store.ts";

/**
 * Of two admins who erase themselves at once the second is refused: all are locked first. People whom ADMINS or the
 * demo provider makes an admin count too, once they have signed in, but not those whose provider is switched off.
 * @throws E-ADMIN-LAST_ADMIN when this person is an admin and there is no other
 */
export async function refuseLastAdmin(
  { config, settings }: Pick<Deps, "config" | "settings">,
  queries: InTransaction,
  userId: string,
): Promise<void> {
  const admins: string[] = [];
  // In the order in which `lockForAdmin` locks, so that there is no deadlock.
  for (const id of (await listAdminIds(queries, config)).toSorted()) {
    const person = await lockPerson(queries, id);
    const provider = person && findProvider(config, person.issuer);
    if (provider && isClosedProvider(settings(), provider)) continue;
    if (person && person.blocked === 0 && rolesOf(config, person)?.includes("admin")) admins.push(id);
  }
  if (admins.length === 1 && admins[0] === userId) throw fail("E-ADMIN-LAST_ADMIN");
}
