import type { Person } from "./store.ts";

/** The data for invoices, which people can clear. */
export const EMPTY_BILLING = { address: "", post_number: "", post: "", country: "", company: "", vat_id: "" } as const;

/** What people enter of themselves beside their name: empty at first, and once they are erased. */
export const EMPTY_PROFILE = { ...EMPTY_BILLING } as const;

type Field = keyof typeof EMPTY_PROFILE;
const FIELDS = Object.keys(EMPTY_PROFILE) as Field[];

export const profileOf = (person: Person) =>
  Object.fromEntries(FIELDS.map((field) => [field, person[field]])) as Pick<Person, Field>;
