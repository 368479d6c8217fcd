import { COUNTRIES } from "../../../packages/games/src/data/countries.ts";
import { flagOf } from "../../../packages/games/src/data/flags.ts";
import type { Plugin } from "vite";

export const isFlagTable = (id: string): boolean => id.endsWith("/packages/games/src/data/flags.ts");

/** The page reads no files: there the flags are a table, which only the games that show flags load. */
export function flags(): Plugin {
  return {
    name: "flags",
    load(id) {
      if (!isFlagTable(id)) return null;
      const table = Object.fromEntries(COUNTRIES.map(({ code }) => [code, flagOf(code)]));
      return `const FLAGS = ${JSON.stringify(table)};\nexport const flagOf = (code) => FLAGS[code];\n`;
    },
  };
}
