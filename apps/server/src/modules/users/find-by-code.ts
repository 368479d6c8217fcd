import type { InTransaction } from "../../database/database.ts";
import { lockByCode } from "./store.ts";
import { isGoodCode } from "./unique-code.ts";

/** Who has this unique code now, locked until the transaction ends; null when nobody has. */
export async function findByCode(queries: InTransaction, code: string, now: number): Promise<string | null> {
  const people = (await lockByCode(queries, code)).filter((person) => isGoodCode(person, code, now));
  // Somebody's present code goes before what was somebody else's.
  return (people.find((person) => person.unique_code === code) ?? people[0])?.id ?? null;
}
