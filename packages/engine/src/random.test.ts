import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "./random.ts";

const SEED = { seed: 1 };

describe("a seeded source", () => {
  it("gives the same numbers for the same seed on every machine", () => {
    const random = seeded("karota");
    const first = [random.bits(), random.bits(), random.below(1_000), random.between(-5, 5)];
    expect(first).toStrictEqual([2418492854, 4167509217, 239, 5]);
    expect(seeded("karota").shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9])).toStrictEqual([5, 9, 6, 7, 4, 1, 8, 2, 3]);
  });

  it("gives others for any other seed, however alike", () => {
    const start = (seed: string) => [1, 2, 3].map(seeded(seed).bits).join();
    const seeds = [
      "",
      " ",
      "0",
      "00",
      "a",
      "b",
      "ab",
      "ba",
      "a\u0000b",
      "č",
      "c",
      "1/1",
      "11/",
      ...Array.from({ length: 500 }, (_, n) => `s/${n}`),
    ];
    expect(new Set(seeds.map(start)).size).toBe(seeds.length);
  });

  it("stays within its bounds and reaches both of them", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const drawn = seeded(seed).below(bound);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < bound).toBe(true);
      }),
      SEED,
    );
    const random = seeded("bounds");
    expect(new Set(Array.from({ length: 200 }, () => random.between(-1, 2)))).toStrictEqual(new Set([-1, 0, 1, 2]));
    expect(Array.from({ length: 50 }, () => random.below(1)).every((drawn) => drawn === 0)).toBe(true);
  });

  it("draws every number and every order about equally often", () => {
    const random = seeded("fair");
    const faces = [0, 0, 0, 0, 0, 0];
    for (let draw = 0; draw < 12_000; draw++) faces[random.below(6)]! += 1;
    for (const count of faces) expect(Math.abs(count - 2_000)).toBeLessThan(160);
    const orders = new Map<string, number>();
    for (let draw = 0; draw < 12_000; draw++) {
      const order = random.shuffled(["a", "b", "c"]).join("");
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 2_000)).toBeLessThan(160);
  });

  it("is true about as often as requested", () => {
    const random = seeded("chance");
    const often = Array.from({ length: 10_000 }, () => random.chance(0.3)).filter(Boolean).length;
    expect(Math.abs(often - 3_000)).toBeLessThan(200);
    expect(Array.from({ length: 100 }, () => random.chance(0)).some(Boolean)).toBe(false);
    expect(Array.from({ length: 100 }, () => random.chance(1)).every(Boolean)).toBe(true);
  });

  it("shuffles a copy and loses no item", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const before = [...items];
        const shuffled = seeded(seed).shuffled(items);
        expect(items).toStrictEqual(before);
        const byValue = (one: number, other: number) => one - other;
        expect(shuffled.toSorted(byValue)).toStrictEqual(before.toSorted(byValue));
      }),
      SEED,
    );
  });

  it("forks into sources that depend on the label and not on what was drawn", () => {
    const fork = (draws: number, label: string) => {
      const random = seeded("fork");
      for (let draw = 0; draw < draws; draw++) random.bits();
      return random.fork(label).bits();
    };
    expect(fork(5, "a")).toBe(fork(0, "a"));
    expect(fork(0, "b")).not.toBe(fork(0, "a"));
    expect(fork(0, "")).not.toBe(seeded("fork").bits());
  });

  it("refuses to pick from nothing", () => {
    expect(() => seeded("x").pick([])).toThrow("nothing to choose from");
    expect(seeded("x").pick(["only"])).toBe("only");
  });
});
