import { fold } from "./fold.ts";

/** An entry of the search; its name counts more than its text. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** From this length on a term is also found inside words: `preis` in `Karottenpreis`. */
const INSIDE = 4;
/** The ranking: the name before the text, a word's beginning before its stem. */
const NAME = 3;

export const wordsOf = (text: string): readonly string[] => fold(text).match(WORD) ?? [];

/** Without the ending that changes from form to form: `korenčki`, `korenčkov`. */
const stemOf = (term: string): string =>
  term.length > 5 ? term.slice(0, -2) : term.length > 3 ? term.slice(0, -1) : term;

/** How a folded word matches a folded term: 2 begins with it, 1 begins with its stem or contains it, 0 not at all. */
export function fit(word: string, term: string): 0 | 1 | 2 {
  if (word.startsWith(term)) return 2;
  return word.startsWith(stemOf(term)) || (term.length >= INSIDE && word.includes(term)) ? 1 : 0;
}

const bestFit = (words: readonly string[], term: string): number =>
  words.reduce((best: number, word) => Math.max(best, fit(word, term)), 0);

/** The entries that match every word of the search, the best first and otherwise in their order. */
export function search<One extends Entry>(entries: readonly One[], typed: string): readonly One[] {
  const terms = wordsOf(typed);
  if (terms.length === 0) return [];
  return entries
    .map((entry) => {
      const [name, text] = [wordsOf(entry.name), wordsOf(entry.text)];
      const marks = terms.map((term) => NAME * bestFit(name, term) || bestFit(text, term));
      return { entry, mark: marks.includes(0) ? 0 : marks.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ mark }) => mark > 0)
    .toSorted((one, other) => other.mark - one.mark)
    .map(({ entry }) => entry);
}

/** A text in pieces, those that match a term marked. */
export function pieces(text: string, terms: readonly string[]): readonly { text: string; found: boolean }[] {
  const result: { text: string; found: boolean }[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.some((term) => fit(fold(word), term) > 0)) continue;
    if (index > from) result.push({ text: text.slice(from, index), found: false });
    result.push({ text: word, found: true });
    from = index + word.length;
  }
  if (from < text.length) result.push({ text: text.slice(from), found: false });
  return result;
}
