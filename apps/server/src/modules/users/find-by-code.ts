import type { InTransaction } from "../../database/database.ts";
import { lockByCode } from "./store.ts";
import { isGoodCode } from "./unique-code.ts";

/** The person with this unique code, locked until the transaction ends; null when there is none. */
export async function findByCode(queries: InTransaction, code: string, now: number): Promise<string | null> {
  const people = (await lockByCode(queries, code)).filter((person) => isGoodCode(person, code, now));
  // A person's present code takes precedence over another's former one.
  return (people.find((person) => person.unique_code === code) ?? people[0])?.id ?? null;
}
