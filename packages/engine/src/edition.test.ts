import { describe, expect, it } from "vitest";
import { itemsInTurn, type Edition } from "./edition.ts";

const edition = (number: number, more: Partial<Edition> = {}): Edition => ({
  period: "daily",
  number,
  order: "secret",
  ...more,
});
const bankOf = (size: number) => Array.from({ length: size }, (_, n) => n);
/** The items of so many boards that follow each other. */
const turns = (size: number, least: number, count: number, more: Partial<Edition> = {}) =>
  Array.from({ length: count }, (_, day) => itemsInTurn(bankOf(size), least, edition(20_000 + day, more), String));

describe("what of a bank has its turn", () => {
  it("does not come again within 30 days, and all of it comes in 31", () => {
    const days = turns(500, 14, 31);
    expect(new Set(days.flat()).size).toBe(500);
    expect(days.flat()).toHaveLength(500);
    for (const items of days) expect(items.length).toBeGreaterThanOrEqual(16);
    expect(turns(500, 14, 32)[31]).toStrictEqual(days[0]);
  });

  it("does not come again within four weeks", () => {
    const weeks = turns(500, 14, 5, { period: "weekly" });
    expect(new Set(weeks.flat()).size).toBe(500);
    expect(weeks.flat()).toHaveLength(500);
  });

  it("comes again after all the rest where the bank is too small", () => {
    const days = turns(60, 18, 6);
    for (const items of days) expect(items).toHaveLength(20);
    expect(new Set(days.slice(0, 3).flat()).size).toBe(60);
    expect(days.slice(3)).toStrictEqual(days.slice(0, 3));
  });

  it("is the whole bank where that is hardly enough for one board", () => {
    expect(turns(18, 18, 1)[0]!.toSorted((one, other) => one - other)).toStrictEqual(bankOf(18));
    expect(turns(3, 18, 1)[0]).toHaveLength(3);
  });

  it("is in a book one item a board where a board needs no more, so that none comes again before the others", () => {
    const boards = turns(60, 1, 60, { period: "book" });
    for (const items of boards) expect(items).toHaveLength(1);
    expect(new Set(boards.flat()).size).toBe(60);
    expect(turns(60, 1, 61, { period: "book" })[60]).toStrictEqual(boards[0]);
    for (const items of turns(500, 14, 20, { period: "book" })) expect(items).toHaveLength(50);
  });

  it("is in another order for another secret, and the same for the same", () => {
    expect(turns(500, 14, 1)).toStrictEqual(turns(500, 14, 1));
    expect(turns(500, 14, 1)).not.toStrictEqual(turns(500, 14, 1, { order: "another" }));
  });

  it("has about as many items of each kind", () => {
    const isLong = (item: number) => item % 5 === 0;
    for (let day = 0; day < 31; day++) {
      const items = itemsInTurn(bankOf(310), 10, edition(day), String, isLong);
      expect(items.filter(isLong).length).toBe(2);
    }
  });

  it("hardly comes again earlier when the bank has grown or lost some of it, wherever in the list that was", () => {
    const banks = [bankOf(500), bankOf(540).filter((item) => item % 50 !== 7)];
    const days = Array.from({ length: 62 }, (_, day) =>
      itemsInTurn(banks[day < 31 ? 0 : 1]!, 14, edition(20_000 + day), String),
    );
    const again = days.flatMap((items, day) => {
      const earlier = new Set(days.slice(Math.max(0, day - 29), day).flat());
      return items.filter((item) => earlier.has(item));
    });
    expect(again.length).toBeLessThan(10);
  });
});
