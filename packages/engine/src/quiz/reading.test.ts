import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exact } from "./exact.ts";
import { readClock, readDuration, readNumber, readWords } from "./reading.ts";

describe("a typed number", () => {
  it.each([
    ["85", 85, 1],
    [" 85 ", 85, 1],
    ["+85", 85, 1],
    ["0085", 85, 1],
    ["-3", -3, 1],
    ["−3", -3, 1],
    ["– 3", -3, 1],
    ["12,5", 25, 2],
    ["12.50", 25, 2],
    [",5", 1, 2],
    ["1 234 567", 1_234_567, 1],
    ["1\u00a0234,5", 2469, 2],
    ["3/4", 3, 4],
    ["6 / 8", 3, 4],
    ["−3/4", -3, 4],
    ["1 1/2", 3, 2],
    ["-1 1/2", -3, 2],
    ["½", 1, 2],
    ["2½", 5, 2],
    ["2 ¾", 11, 4],
    ["3⁄4", 3, 4],
    ["1.234,5", 2469, 2],
    ["1,234.5", 2469, 2],
    ["1,234,567", 1_234_567, 1],
    ["1.000", 1, 1],
    ["2^5", 32, 1],
    ["2⁵", 32, 1],
    ["(−2)^3", -8, 1],
    ["10^-2", 1, 100],
    ["= 5", 5, 1],
  ])("%j is read", (text, n, d) => {
    expect(readNumber(text)).toStrictEqual(exact(n, d));
  });

  it.each([
    "",
    " ",
    "-",
    "x",
    "1,2,3",
    "1.234.5",
    "1,234,56",
    "0,123,456",
    "2^",
    "2^3^4",
    "2^1000",
    "0^-1",
    "12 34",
    "1/0",
    "1/2/3",
    "1e5",
    "0x10",
    "Infinity",
    "--1",
    ",",
    "99999999999999999999",
    "5 km",
  ])("%j is not read", (text) => {
    expect(readNumber(text)).toBeNull();
  });

  it("has 1,000 and 1.000 as a thousand only where whole numbers are required", () => {
    for (const text of ["1,000", "1.000", "1 000", "1000"]) expect(readNumber(text, true)).toStrictEqual(exact(1000));
    for (const text of ["1,000", "1.000"]) expect(readNumber(text)).toStrictEqual(exact(1));
    expect(readNumber("0,125", true)).toStrictEqual(exact(1, 8));
    expect(readNumber("1,25", true)).toStrictEqual(exact(5, 4));
  });

  it("never throws, whatever the text", () => {
    const anyText = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[-−+ ,./0-9½]{0,20}$/));
    fc.assert(
      fc.property(anyText, (text) => {
        expect(typeof readNumber(text)).toBe("object");
        expect(typeof readNumber(text, true)).toBe("object");
        expect(typeof readWords(text)).toBe("string");
        for (const minutes of [readClock(text), readDuration(text)])
          expect(minutes === null || Number.isInteger(minutes)).toBe(true);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe("typed words", () => {
  it.each([
    ["St. John’s", "st johns"],
    ["Nukuʻalofa", "Nuku'alofa"],
    ["Österreich", "oesterreich"],
    ["Österreich", "OSTERREICH"],
    ["København", "kobenhavn"],
    ["Washington, D.C.", "washington dc"],
    ["Port-au-Prince", " port au prince "],
    ["São Tomé", "sao tome"],
  ])("%s may be typed as %s", (name, typed) => {
    expect(readWords(typed)).toBe(readWords(name));
  });

  it("stay different where they are", () => {
    expect(readWords("Niger")).not.toBe(readWords("Nigeria"));
    expect(readWords("Guinea")).not.toBe(readWords("Guinea-Bissau"));
  });
});

describe("a typed time", () => {
  it.each([
    ["14:05", 845],
    ["14.05", 845],
    ["14 05", 845],
    ["1405", 845],
    ["905", 545],
    ["9:05", 545],
    ["2:05 pm", 845],
    ["2:05 p.m.", 845],
    ["12:30 am", 30],
    ["14h05", 845],
    ["14 Uhr 05", 845],
    ["14 h", 840],
    ["14", 840],
    ["24:00", 0],
    ["0.00", 0],
  ])("%s is read", (text, minutes) => {
    expect(readClock(text)).toBe(minutes);
  });
  it.each(["", "25:00", "24:01", "12:60", "13:00 pm", "0:30 am", "1:5", "abc", "12:345", "-1:00"])(
    "%j is not read",
    (text) => {
      expect(readClock(text)).toBeNull();
    },
  );
});

describe("a typed length of time", () => {
  it.each([
    ["2 h 15 min", 135],
    ["2h15", 135],
    ["2:15", 135],
    ["2 uri in 15 minut", 135],
    ["2 Stunden 15 Minuten", 135],
    ["2 hours and 15 minutes", 135],
    ["1,5 h", 90],
    ["3 h", 180],
    ["135", 135],
    ["135 min", 135],
    ["1 ura", 60],
  ])("%s is read", (text, minutes) => {
    expect(readDuration(text)).toBe(minutes);
  });
  it.each(["", "h", "2:75", "abc", "-5", "1,23 h", "2 km"])("%j is not read", (text) => {
    expect(readDuration(text)).toBeNull();
  });
});
