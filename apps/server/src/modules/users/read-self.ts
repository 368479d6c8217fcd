import type { User } from "@karota/contract/users/user.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { describePerson } from "./describe-person.ts";
import { findPerson, replaceCode, type Person } from "./store.ts";
import { newCode } from "./unique-code.ts";

/** The actor with a unique code that is still good; one that ran out is renewed here. */
export async function readFresh({ database: { db }, clock }: Deps, actor: Actor): Promise<Person> {
  const person = await findPerson(db, actor.id);
  if (!person) throw fail("E-AUTH-NO_USER");
  const now = clock.now();
  if (person.unique_code_expires > now) return person;
  const renewed = (await replaceCode(db, person, newCode(), now)) ?? (await findPerson(db, actor.id));
  return renewed ?? person;
}

/** The actor's own data. */
export const readSelf = async (deps: Deps, actor: Actor): Promise<User> =>
  describePerson(deps, deps.database.db, await readFresh(deps, actor));
