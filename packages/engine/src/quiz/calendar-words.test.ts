import { describe, expect, it } from "vitest";
import { readDate, readWeekday } from "./calendar-words.ts";

describe("a weekday", () => {
  it.each([
    ["ponedeljek", 1],
    ["Torek", 2],
    ["sreda", 3],
    ["sredo", 3],
    ["četrtek", 4],
    ["cetrtek", 4],
    ["petek", 5],
    ["soboto", 6],
    ["nedelja", 7],
    ["Monday", 1],
    ["Tue", 2],
    ["wednesday", 3],
    ["Thu", 4],
    ["Mittwoch", 3],
    ["Sonnabend", 6],
    ["Samstag", 6],
    ["So", 7],
    ["tor.", 2],
    ["Tuesday", 2],
  ])("is read from %s", (text, day) => {
    expect(readWeekday(text)).toBe(day);
  });

  it.each(["", "day", "3", "march"])("is not read from “%s”", (text) => {
    expect(readWeekday(text)).toBeNull();
  });
});

describe("a date", () => {
  it.each([
    ["17. 3.", 317],
    ["17.3.", 317],
    ["17. 3", 317],
    ["17/3", 317],
    ["17-3", 317],
    ["17. marec", 317],
    ["17. marca", 317],
    ["17 marec", 317],
    ["17. März", 317],
    ["17. Maerz", 317],
    ["17 March", 317],
    ["March 17", 317],
    ["the 17", null],
    ["17th of March", 317],
    ["Mar 17th", 317],
    ["1. Jänner", 101],
    ["1. maj", 501],
    ["1. Mai", 501],
    ["1 May", 501],
    ["31. avgust", 831],
    ["31 August", 831],
    ["5. Oktober", 1005],
    ["24. Dezember", 1224],
    ["17", null],
    ["17.", null],
    ["32. 3.", null],
    ["3. 13.", null],
    ["17 spring", null],
    ["", null],
  ])("%s is %o", (text, date) => {
    expect(readDate(text)).toBe(date);
  });
});
