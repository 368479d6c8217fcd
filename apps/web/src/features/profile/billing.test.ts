import { expect, it } from "vitest";
import { countriesIn, faultsOf, tidy, type Billing } from "./billing.ts";

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
  expect(faultsOf(SLOVENE)).toEqual([]);
  expect(faultsOf({ ...SLOVENE, post_number: "0100", vat_id: "SI123" })).toEqual(["post_number", "vat_id"]);
  expect(faultsOf({ ...SLOVENE, vat_id: "si 1234 5679" })).toEqual([]);
  expect(faultsOf({ ...SLOVENE, country: "DE", post_number: "2000" })).toEqual(["post_number"]);
  expect(faultsOf({ ...SLOVENE, country: "GB", post_number: "SW1A 1AA" })).toEqual([]);
  expect(faultsOf({ ...SLOVENE, name: " " })).toEqual(["name"]);
  expect(faultsOf({ ...SLOVENE, address: "", post_number: "" })).toEqual([]);
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
