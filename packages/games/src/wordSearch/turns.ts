import type { Edition } from "@karota/engine/edition.ts";
import { seeded } from "@karota/engine/random.ts";
import { themesOf } from "../data/words.ts";
import { THEMES, type Options, type Theme } from "./board.ts";
import { FIELDS } from "./field.ts";
import { codesOf } from "./symbols.ts";

/** A theme, and those of its words that a board may hold. */
export interface Turn {
  readonly theme: Theme;
  readonly words: readonly Uint8Array[];
}

/** The words of each theme. One of several themes stays in one of them, unless a theme would have a board less then. */
function banksOf({ size, language }: Options): ReadonlyMap<Theme, ReadonlySet<string>> {
  const { length, count } = FIELDS[size];
  const banks = new Map(THEMES.map((theme) => [theme, new Set(themesOf(language)[theme][length])]));
  for (const [theme, bank] of banks)
    for (const word of bank) {
      const isElsewhere = [...banks].some(([other, words]) => other !== theme && words.has(word));
      if (isElsewhere && bank.size % count > 0) bank.delete(word);
    }
  return banks;
}

/**
 * What a daily or weekly board is about. Each theme has as many turns as it has words for boards without a common word,
 * and the turns of a theme are as far apart as they can be; then all of them come again in the same order.
 */
export function turnOf(options: Options, { number, order }: Edition): Turn {
  const random = seeded(order);
  const banks = banksOf(options);
  const turns = random.shuffled(THEMES).flatMap((theme, place) => {
    const words = random.shuffled([...banks.get(theme)!]);
    const parts = Math.max(1, Math.floor(words.length / FIELDS[options.size].count));
    return Array.from({ length: parts }, (_, part) => ({
      theme,
      words: words.filter((__, at) => at % parts === part),
      /** When in the round, from 0 to 1. */
      when: (part + place / THEMES.length) / parts,
    }));
  });
  const { theme, words } = turns.toSorted((one, other) => one.when - other.when)[number % turns.length]!;
  return { theme, words: words.map(codesOf) };
}
