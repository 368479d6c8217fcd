import type { User } from "@karota/contract/users/user.ts";

export const FIELDS = ["name", "company", "vat_id", "address", "post_number", "post", "country"] as const;
export type Field = (typeof FIELDS)[number];
export type Billing = Pick<User, Field>;

export const billingOf = (user: User): Billing =>
  Object.fromEntries(FIELDS.map((field) => [field, user[field]])) as unknown as Billing;

/** What post numbers and VAT numbers look like where many of our buyers live; elsewhere anything short goes. */
const POST_NUMBERS: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  DE: /^\d{5}$/,
  HR: /^\d{5}$/,
  HU: /^\d{4}$/,
  IT: /^\d{5}$/,
  SI: /^[1-9]\d{3}$/,
};
const VAT_IDS: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  DE: /^DE\d{9}$/,
  HR: /^HR\d{11}$/,
  IT: /^IT\d{11}$/,
  SI: /^SI\d{8}$/,
};

/** The longest value of each field, as the contract has it. */
export const MAX_LENGTH: Readonly<Record<Exclude<Field, "country">, number>> = {
  name: 100,
  company: 200,
  vat_id: 20,
  address: 200,
  post_number: 20,
  post: 100,
};

export type Fault = "empty" | "vat_id" | "post_number";
export type Faults = Readonly<Partial<Record<Field, Fault>>>;

/** What cannot be right: needed fields that are empty, and what the country's post or tax office does not write. */
export function faultsOf(billing: Billing, needed: readonly Field[]): Faults {
  const sent = tidy(billing);
  const { country, post_number: postNumber, vat_id: vatId } = sent;
  return {
    ...Object.fromEntries(needed.filter((field) => sent[field] === "").map((field) => [field, "empty"])),
    ...(postNumber !== "" && POST_NUMBERS[country]?.test(postNumber) === false && { post_number: "post_number" }),
    ...(vatId !== "" && VAT_IDS[country]?.test(vatId) === false && { vat_id: "vat_id" }),
  };
}

/** As it is sent: without needless spaces. */
export const tidy = (billing: Billing): Billing => ({
  name: billing.name.trim(),
  company: billing.company.trim(),
  vat_id: billing.vat_id.replaceAll(" ", "").toUpperCase(),
  address: billing.address.trim(),
  post_number: billing.post_number.trim(),
  post: billing.post.trim(),
  country: billing.country,
});

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Codes that name no country. */
const NONE = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ", "CP", "CQ", "DG", "EA", "IC", "AC", "TA"]);

/** Every country by its name in a language, sorted as the language sorts. */
export function countriesIn(locale: string): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes
    .flatMap((code) => {
      // Codes of countries that no longer exist are replaced by their successors.
      const isNow = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
      const name = isNow && !NONE.has(code) ? names.of(code) : undefined;
      return name ? [{ code, name }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
