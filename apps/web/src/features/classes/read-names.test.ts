import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readNames, type NameFault } from "./read-names.ts";

const CHECKS = { seed: 20261125 } as const;
const names = (text: string, isFile = false) => readNames(text, [], isFile).lines.map(({ name }) => name);
const faults = (text: string, present: string[] = []): (NameFault | null)[] =>
  readNames(text, present).lines.map(({ fault }) => fault);

it("a name is a line, whatever ends it, and empty lines and a heading are none", () => {
  expect(names("\uFEFFIme\r\nAna\r\n\r\nBine\rCene\n\n")).toEqual(["Ana", "Bine", "Cene"]);
  expect(readNames("Ana\n\nBine", []).lines.map(({ line }) => line)).toEqual([1, 3]);
});

it("of a table the first column is read, with semicolons, tabs, quotes, and commas in a file", () => {
  for (const text of ["Ana;6. b\nBine;6. b", "Ana\t6. b\nBine\t", '"Ana";"x"\n"Bine"'])
    expect(names(text)).toEqual(["Ana", "Bine"]);
  expect(readNames("Ana;6. b", []).hasColumns).toBe(true);
  expect(names('"Novak; ""Ana""";2')).toEqual(['Novak; "Ana"']);
  expect(names("Novak, Ana\nKos, Bine")).toEqual(["Novak, Ana", "Kos, Bine"]);
  expect(names("Ana,6. b\nBine,6. b", true)).toEqual(["Ana", "Bine"]);
});

it("a line break within quotes is none between names, and a quote that is not closed is a sign as any other", () => {
  expect(readNames('"Ana\r\nNovak";"6.\nb"\r\nBine;"6. b"\r\n;;\r\nCene;', [], true).lines).toEqual([
    { line: 1, name: "Ana Novak", fault: null },
    { line: 4, name: "Bine", fault: null },
    { line: 6, name: "Cene", fault: null },
  ]);
  expect(names('"Ana\nBine')).toEqual(['"Ana', "Bine"]);
  expect(names('Ana "Anči" Novak\n"Miki" Kos')).toEqual(['Ana "Anči" Novak', '"Miki" Kos']);
});

it("a name whose letters were lost or read wrongly is not taken", () => {
  const inWrong = (encoding: string, name: string) => new TextDecoder(encoding).decode(new TextEncoder().encode(name));
  const broken = ["M\uFFFDller"];
  for (const name of ["Špela", "Žan", "Anže", "Saša", "Müller", "Jäger", "Weiß", "Böhm", "Čas", "Nejč"])
    broken.push(inWrong("windows-1252", name), inWrong("windows-1250", name));
  expect(faults(broken.join("\n"))).toEqual(broken.map(() => "garbled"));
  const right = ["Âsa", "Ådne Ås", "Ärna (Ä.)", "José Ãlvaro", "Łukasz", "Ĺuboš", "Ă. Ä", "Zoë", "D’Angelo", "Ćosić"];
  expect(faults(right.join("\n"))).toEqual(right.map(() => null));
});

it("what cannot be a name has its reason, and the other lines are read", () => {
  expect(faults(";6. b\nAna;6. b")).toEqual(["empty", null]);
  expect(faults("=SUM(A1)\n+386\n-x\n@a\nAna")).toEqual(["formula", "formula", "formula", "formula", null]);
  expect(faults("Ana\u202e\n\u200b\nBine")).toEqual(["signs", "signs", null]);
  expect(faults(`${"a".repeat(41)}\n${"b".repeat(40)}`)).toEqual(["long", null]);
  expect(faults("Živa\nziva\nŽIVA \nAna", ["ana"])).toEqual([null, "alike", "alike", "taken"]);
});

it("ten thousand rows are read at once, each with its line", () => {
  const { lines } = readNames(Array.from({ length: 10_000 }, (_, row) => `Pupil ${row}`).join("\r\n"), []);
  expect(lines).toHaveLength(10_000);
  expect(lines.at(-1)).toEqual({ line: 10_000, name: "Pupil 9999", fault: null });
});

it("no text breaks it, and good names are never alike", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.boolean(), (text, isFile) => {
      const good = readNames(text, [], isFile).lines.filter(({ fault }) => fault === null);
      for (const { name } of good) {
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/^[=+\-@]|[\r\n]/);
      }
      expect(new Set(good.map(({ name }) => name.toLowerCase())).size).toBe(good.length);
    }),
    CHECKS,
  );
});
