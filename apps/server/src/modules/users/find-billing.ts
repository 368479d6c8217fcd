import type { Queries } from "../../database/database.ts";
import { fail } from "../../fail.ts";
import { findPerson } from "./store.ts";

/** The address for mails to a person; empty when the sign-in provider gives none. */
export const findAddress = async (queries: Queries, userId: string): Promise<string> =>
  (await findPerson(queries, userId))?.email ?? "";

/** The issuer of the identity with which a person signs in. @throws E-AUTH-NO_USER */
export async function findIssuer(queries: Queries, userId: string): Promise<string> {
  const person = await findPerson(queries, userId);
  if (!person) throw fail("E-AUTH-NO_USER");
  return person.issuer;
}

/** The buyer's data for an invoice. @throws E-AUTH-NO_USER */
export async function findBilling(queries: Queries, userId: string) {
  const person = await findPerson(queries, userId);
  if (!person) throw fail("E-AUTH-NO_USER");
  const { name, company, address, post_number, post, country, vat_id } = person;
  return { name, company, address, post_number, post, country, vat_id };
}
