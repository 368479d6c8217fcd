import { REFUSED } from "../data/words.ts";
import { CODES, codesOf } from "./symbols.ts";

/*
 * Finds refused words in one run over a line, after Aho and Corasick (1975). Each word is in it backwards as well, so
 * that a line is read once for both ways.
 */

const words = [...new Set(REFUSED.flatMap((word) => [word, [...word].reverse().join("")]))].map(codesOf);
const STATES = 1 + words.reduce((letters, word) => letters + word.length, 0);

/** The state after a symbol: NEXT[state * CODES + code]. What is in no word leads back to state 0. */
const NEXT = new Int16Array(STATES * CODES);
/** How long the refused word is that ends in this state; 0: none does. */
const ENDS = new Uint8Array(STATES);

// a tree of the words; 0 is "no branch", for none leads back to the root
let states = 1;
for (const word of words) {
  let state = 0;
  for (const code of word) state = NEXT[state * CODES + code] ||= states++;
  ENDS[state] = word.length;
}

// by growing depth: a missing branch goes where the longest rest of what was read has it
const rest = new Int16Array(states);
const queue = [0];
for (const state of queue)
  for (let code = 0; code < CODES; code++) {
    const at = state * CODES + code;
    const fallback = state === 0 ? 0 : NEXT[rest[state]! * CODES + code]!;
    const branch = NEXT[at]!;
    if (branch === 0) NEXT[at] = fallback;
    else {
      rest[branch] = fallback;
      ENDS[branch] ||= ENDS[fallback]!;
      queue.push(branch);
    }
  }

/** Where in these lines the first refused word ends, and how long it is; null when there is none. */
export function findRefused(
  lines: Int16Array,
  cells: Int16Array,
): { readonly end: number; readonly length: number } | null {
  let state = 0;
  for (let end = 0; end < lines.length; end++) {
    state = NEXT[state * CODES + cells[lines[end]!]!]!;
    if (ENDS[state] !== 0) return { end, length: ENDS[state]! };
  }
  return null;
}
