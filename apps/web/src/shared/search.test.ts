import { describe, expect, it } from "vitest";
import { pieces, search, wordsOf } from "./search.ts";

const ENTRIES = [
  { id: "price", name: "Koliko stane igra?", text: "Cena je pred vsakim začetkom. Plačaš s korenčki." },
  { id: "carrots", name: "Čemu so korenčki?", text: "Z njimi začneš novo igro." },
  { id: "street", name: "Wie groß ist die Straße?", text: "Der Karottenpreis ändert sich nicht." },
] as const;
const found = (typed: string) => search(ENTRIES, typed).map(({ id }) => id);

describe("the search of the help", () => {
  it("finds without accents, case and the German ß", () => {
    expect([found("CEMU"), found("strasse"), found("andert"), found("ändert"), found("Začetkom")]).toEqual([
      ["carrots"],
      ["street"],
      ["street"],
      ["street"],
      ["price"],
    ]);
  });
  it("puts a hit in the name before one in the text", () => expect(found("korenčki")).toEqual(["carrots", "price"]));
  it("finds other forms of a word, and words within words", () => {
    expect(found("korenčkov")).toEqual(["carrots", "price"]);
    expect(found("preis")).toEqual(["street"]);
  });
  it("requires every word, wherever it stands", () => {
    expect(found("korenčki igro")).toEqual(["carrots", "price"]);
    expect(found("korenčki straße")).toEqual([]);
  });
  it("finds nothing for an empty search", () => expect([found(""), found("  "), found("?!")]).toEqual([[], [], []]));
  it("marks whole words and loses no letter", () => {
    const text = "Korenčki, korenčkov in igra.";
    const split = pieces(text, wordsOf("korencki"));
    expect(split.map((piece) => piece.text).join("")).toBe(text);
    expect(split.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(["Korenčki", "korenčkov"]);
    expect(pieces(text, [])).toEqual([{ text, found: false }]);
  });
});
