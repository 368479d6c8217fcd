import type { Queries } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";
import { rolesOf } from "./rules.ts";
import { findPerson } from "./store.ts";

/** Whether a person may act as a mentor now: neither blocked nor erased, with the role of a mentor or an admin. */
export async function mayMentor({ config }: Pick<Deps, "config">, queries: Queries, id: string): Promise<boolean> {
  const person = await findPerson(queries, id);
  if (!person || person.blocked === 1 || person.erased_at !== null) return false;
  return (rolesOf(config, person) ?? []).some((role) => role === "mentor" || role === "admin");
}
