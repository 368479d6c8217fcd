import type { AnyGame } from "@karota/engine/game.ts";
import type { Bed } from "./beds.ts";

export interface CatalogueRow {
  readonly id: string;
  readonly type: "education" | "entertainment";
  readonly subtype: Bed;
  /** The bed whose colours the game's packet wears. */
  readonly gradient: Bed;
  readonly active: boolean;
  /** The game itself, without its view: the page finds views by folder. */
  readonly load: () => Promise<AnyGame>;
}

type Load = CatalogueRow["load"];
const row = (id: string, type: CatalogueRow["type"], subtype: Bed, load: Load, active = true): CatalogueRow => ({
  id,
  type,
  subtype,
  gradient: subtype,
  active,
  load,
});
const quiz = (id: string, subtype: Bed, load: Load, active = true) => row(id, "education", subtype, load, active);

/** The table of contents, in the order of the shelves. */
export const CATALOGUE = [
  quiz("addition", "arithmetic", async () => (await import("./addition/index.ts")).addition),
  quiz("subtraction", "arithmetic", async () => (await import("./subtraction/index.ts")).subtraction),
  quiz("multiplication", "arithmetic", async () => (await import("./multiplication/index.ts")).multiplication),
  quiz("division", "arithmetic", async () => (await import("./division/index.ts")).division),
  quiz("exponentiation", "arithmetic", async () => (await import("./exponentiation/index.ts")).exponentiation),
  quiz("percentage", "arithmetic", async () => (await import("./percentage/index.ts")).percentage),
  quiz("fractions", "arithmetic", async () => (await import("./fractions/index.ts")).fractions),
  quiz("roots", "arithmetic", async () => (await import("./roots/index.ts")).roots),
  quiz("logarithms", "arithmetic", async () => (await import("./logarithms/index.ts")).logarithms),
  quiz("gcd", "arithmetic", async () => (await import("./gcd/index.ts")).gcd),
  quiz("lcm", "arithmetic", async () => (await import("./lcm/index.ts")).lcm),
  quiz("binary", "numbers", async () => (await import("./binary/index.ts")).binary),
  quiz("octal", "numbers", async () => (await import("./octal/index.ts")).octal),
  quiz("hexadecimal", "numbers", async () => (await import("./hexadecimal/index.ts")).hexadecimal),
  quiz("roman", "numbers", async () => (await import("./roman/index.ts")).roman),
  quiz("time", "measures", async () => (await import("./time/index.ts")).time),
  quiz("distance", "measures", async () => (await import("./distance/index.ts")).distance),
  quiz("mass", "measures", async () => (await import("./mass/index.ts")).mass),
  quiz("surface", "measures", async () => (await import("./surface/index.ts")).surface),
  quiz("volumeliquids", "measures", async () => (await import("./volumeliquids/index.ts")).volumeliquids),
  quiz("volumeobjects", "measures", async () => (await import("./volumeobjects/index.ts")).volumeobjects),
  quiz("equationssimple", "equations", async () => (await import("./equationssimple/index.ts")).equationssimple),
  quiz("equationsmultiple", "equations", async () => (await import("./equationsmultiple/index.ts")).equationsmultiple),
  quiz("flags", "geography", async () => (await import("./flags/index.ts")).flags),
  quiz("cities", "geography", async () => (await import("./cities/index.ts")).cities),
  row("sudoku", "entertainment", "logic", async () => (await import("./sudoku/index.ts")).sudoku),
] as const;

/** The game's name in paths: snake_case of its id. */
export const pathOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The row of a game by its id or its path; undefined when there is none. */
export const findGame = (name: string): CatalogueRow | undefined =>
  CATALOGUE.find((entry) => entry.id === name || pathOf(entry.id) === name);
