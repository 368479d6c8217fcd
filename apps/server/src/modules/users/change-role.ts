import type { RoleBody } from "@karota/contract/admin/people.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { record } from "../audit/index.ts";
import { takeRole } from "./take-role.ts";
import type { PersonalData } from "../../personal-data.ts";
import { lockForAdmin } from "./lock-for-admin.ts";
import { barredRolesOf, roleSourcesOf } from "./rules.ts";
import { invalidateAccountStatus } from "./account-status.ts";
import { updatePerson } from "./store.ts";

/**
 * Gives a role, which counts from the person's next login on, or takes it, which ends their tokens at once and bars
 * them from taking it themselves. A former mentor's students, groups and results stay, for the day they get the role
 * back.
 * @throws E-ADMIN-FIXED_ROLE for one that does not come from here, E-ADMIN-NOT_ONESELF for one's own role of admin
 */
export async function changeRole(
  deps: Deps,
  personalData: readonly PersonalData[],
  actor: Actor,
  { userId, role, given }: RoleBody & { readonly userId: string },
): Promise<{ code: "S-CHANGES-SAVED" }> {
  const now = deps.clock.now();
  if (userId === actor.id && role === "admin" && !given) throw fail("E-ADMIN-NOT_ONESELF");
  await deps.database.transaction(async (queries) => {
    const person = await lockForAdmin(deps, queries, actor, userId);
    const sources = roleSourcesOf(deps.config, person)?.get(role) ?? [];
    if (sources.some((source) => source !== "admin")) throw fail("E-ADMIN-FIXED_ROLE");
    if (sources.includes("admin") === given) return;
    const others = barredRolesOf(person).filter((one) => one !== role);
    if (given) {
      await updatePerson(queries, userId, { barred_roles: JSON.stringify(others) });
      await takeRole(deps.config, queries, userId, role);
      for (const data of personalData) await data.onRoleGranted?.(queries, userId, role, now);
    } else {
      const remaining = (JSON.parse(person.roles) as string[]).filter((one) => one !== role);
      const barred_roles = JSON.stringify([...others, role]);
      await updatePerson(queries, userId, { roles: JSON.stringify(remaining), barred_roles, tokens_from: now });
    }
    const action = given ? "person.role_given" : "person.role_taken";
    await record(queries, { actorId: actor.id, action, subject: userId, details: { role }, now });
  });
  await invalidateAccountStatus(deps.database, userId);
  deps.log.warn({ user: userId, by: actor.id, role, given }, "a role was changed");
  return { code: "S-CHANGES-SAVED" };
}
