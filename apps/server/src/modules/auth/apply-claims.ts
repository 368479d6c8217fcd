import type { InTransaction } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";
import { makeMentor, saveSchoolClasses } from "../mentorship/index.ts";
import { barredRolesOf, updatePerson, type Person } from "../users/index.ts";
import type { SchoolClaims } from "./read-claims.ts";

/**
 * Stores what the provider says of a person's place at school. Whom it calls a mentor becomes one, unless an admin took
 * the role; who is one stays one.
 */
export async function applyClaims(
  { config }: Pick<Deps, "config">,
  queries: InTransaction,
  person: Person,
  { isMentor, school, classes }: SchoolClaims,
  now: number,
): Promise<Person> {
  if (isMentor && !barredRolesOf(person).includes("mentor")) await makeMentor(config, queries, person.id, now);
  await saveSchoolClasses(queries, person, { school, classes });
  return (await updatePerson(queries, person.id, { provider_mentor: isMentor ? 1 : 0 })) ?? person;
}
