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

/**
 * What a daily or weekly board is about. Each theme has as many turns as it has words for boards without a common word,
 * and the turns of a theme are as far apart as they can be; then all of them come again in the same order. A word is of
 * one theme only, so that no two turns have a word in common.
 */
export function turnOf({ size, language }: Options, { number, order }: Edition): Turn {
  const { length, count } = FIELDS[size];
  const random = seeded(order);
  const turns = random.shuffled(THEMES).flatMap((theme, place) => {
    const words = random.shuffled(themesOf(language)[theme][length]);
    const parts = Math.max(1, Math.floor(words.length / count));
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
