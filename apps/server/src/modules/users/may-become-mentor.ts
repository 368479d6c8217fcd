import type { Queries } from "../../database/database.ts";
import type { UsersTable } from "../../database/tables.ts";
import { fail } from "../../fail.ts";
import { findProvider, type Providers } from "./find-provider.ts";
import { findPerson } from "./store.ts";

/** Whether a person may make themselves a mentor: where the provider tells roles, only whom it calls one. */
export const mayBecomeMentor = (
  config: Providers,
  { issuer, provider_mentor }: Pick<UsersTable, "issuer" | "provider_mentor">,
): boolean => findProvider(config, issuer)?.role === undefined || provider_mentor === 1;

/** @throws E-MENTORSHIP-NOT_BY_SCHOOL for a person who may not make themselves a mentor, E-AUTH-NO_USER */
export async function checkMayBecomeMentor(config: Providers, queries: Queries, userId: string): Promise<void> {
  const person = await findPerson(queries, userId);
  if (!person) throw fail("E-AUTH-NO_USER");
  if (!mayBecomeMentor(config, person)) throw fail("E-MENTORSHIP-NOT_BY_SCHOOL");
}
