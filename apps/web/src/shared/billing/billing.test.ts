import { expect, it } from "vitest";
import { userUpdate } from "@karota/contract/users/user.ts";
import { countriesIn, faultsOf, MAX_LENGTH, tidy, type Billing } from "./billing.ts";

const SLOVENE: Billing = {
  name: "Žiga Čadež",
  company: "",
  vat_id: "",
  address: "Vrtna pot 3",
  post_number: "2000",
  post: "Maribor",
  country: "SI",
};

it("accepts what a country's post and tax office write, and nothing else", () => {
  const faults = (change: Partial<Billing>) => faultsOf({ ...SLOVENE, ...change }, ["name"]);
  expect(faults({})).toEqual({});
  expect(faults({ post_number: "0100", vat_id: "SI123" })).toEqual({ post_number: "post_number", vat_id: "vat_id" });
  expect(faults({ vat_id: "si 1234 5679" })).toEqual({});
  expect(faults({ country: "DE", post_number: "2000" })).toEqual({ post_number: "post_number" });
  expect(faults({ country: "GB", post_number: "SW1A 1AA" })).toEqual({});
  expect(faults({ name: " " })).toEqual({ name: "empty" });
  expect(faults({ address: "", post_number: "" })).toEqual({});
});

it("has every needed field filled in", () => {
  const needed = ["name", "address", "post_number", "post", "country"] as const;
  expect(faultsOf(SLOVENE, needed)).toEqual({});
  expect(faultsOf({ ...SLOVENE, address: " ", country: "" }, needed)).toEqual({ address: "empty", country: "empty" });
});

it("takes no more signs than the contract", () => {
  const isTaken = (field: string, length: number) => userUpdate.safeParse({ [field]: "7".repeat(length) }).success;
  for (const [field, most] of Object.entries(MAX_LENGTH))
    expect([field, isTaken(field, most), isTaken(field, most + 1)]).toEqual([field, true, false]);
});

it("sends nothing with needless spaces", () => {
  expect(tidy({ ...SLOVENE, name: " Žiga Čadež ", vat_id: "si 1234 5679" })).toMatchObject({
    name: "Žiga Čadež",
    vat_id: "SI12345679",
  });
});

it("lists every country once, in the order of the language", () => {
  for (const locale of ["sl-SI", "en-GB", "de-DE"]) {
    const countries = countriesIn(locale);
    expect(countries.length).toBeGreaterThan(240);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  }
  const slovene = countriesIn("sl-SI").map(({ code }) => code);
  expect(slovene.indexOf("CZ")).toBeLessThan(slovene.indexOf("DK"));
  expect(slovene).toContain("SI");
  for (const gone of ["DD", "SU", "YU", "EU"]) expect(slovene).not.toContain(gone);
});
