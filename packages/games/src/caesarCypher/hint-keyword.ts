import type { Hint } from "@karota/engine/game.ts";
import {
  EMPTY,
  encrypted,
  letterPlaces,
  positionOf,
  secretAlphabet,
  type Keyword,
  type Move,
  type State,
} from "./board.ts";
import { ciphersOf, hintFor, plainOf, text, wordsOf } from "./hint-parts.ts";

/** After the keyword the secret letters are in order: one between two that are known has its plain letter between theirs. */
function byOrder({ puzzle, partial }: State, { word: key }: Keyword): Hint<Move> | null {
  const { alphabet } = puzzle;
  const secret = secretAlphabet(puzzle);
  const known = new Set(letterPlaces(puzzle).flatMap((at) => (partial[at] === EMPTY ? [] : [partial[at]!])));
  /** The nearest place from this one on, in steps of `by`, whose letter is known; null where there is none after the keyword. */
  const nearest = (place: number, by: 1 | -1): number | null => {
    for (let at = place + by; at >= key.length && at < alphabet.length; at += by)
      if (known.has(alphabet[at]!)) return at;
    return null;
  };
  for (const { cipher, places } of ciphersOf(puzzle)) {
    const place = secret.indexOf(cipher);
    if (place < key.length || known.has(alphabet[place]!)) continue;
    const [before, after] = [nearest(place, -1), nearest(place, 1)];
    if (before === null || after === null) continue;
    const gap = alphabet.indexOf(secret[after]!) - alphabet.indexOf(secret[before]!);
    // Where letters of the keyword are missing between its neighbours, it may be any of several.
    if (gap !== after - before) continue;
    const values = {
      cipher,
      before: secret[before]!,
      after: secret[after]!,
      low: alphabet[before]!,
      high: alphabet[after]!,
      plain: plainOf(puzzle, places),
    };
    return hintFor(puzzle, cipher, {
      title: text("caesarCypher.hint.order"),
      steps: ["look", "why", "so"].map((step) => text(`caesarCypher.hint.order.${step}`, values)),
      reason: [],
    });
  }
  return null;
}

/** A word of which this share of the letters is known is nearly complete. */
const NEARLY_COMPLETE = 1 / 2;

/** A word that is nearly complete, of which more letters are known than of any other. */
function byWord({ puzzle, partial }: State): Hint<Move> | null {
  const signs = encrypted(puzzle);
  const shares = wordsOf(puzzle).map(({ word, from }) => {
    const yours = partial.slice(from, from + word.length);
    return { word, from, yours, share: [...yours].filter((sign) => sign !== EMPTY).length / word.length };
  });
  const best = shares
    .filter(({ share }) => share >= NEARLY_COMPLETE && share < 1)
    .toSorted((one, other) => other.share - one.share || other.word.length - one.word.length)[0];
  if (!best) return null;
  const { word, from, yours } = best;
  const open = yours.indexOf(EMPTY);
  const cipher = signs[from + open]!;
  return hintFor(puzzle, cipher, {
    title: text("caesarCypher.hint.word"),
    steps: ["look", "why", "so"].map((step) =>
      text(`caesarCypher.hint.word.${step}`, { yours, word, cipher, plain: word[open]! }),
    ),
    reason: [...word].map((_, n) => positionOf(from + n)),
  });
}

/** The clue gives the keyword, and the keyword gives all letters. */
function byClue({ puzzle, partial }: State, { word, clue }: Keyword): Hint<Move> {
  const secret = secretAlphabet(puzzle);
  const open = letterPlaces(puzzle).filter((at) => partial[at] === EMPTY);
  const first = open.toSorted(
    (one, other) => puzzle.alphabet.indexOf(puzzle.text[one]!) - puzzle.alphabet.indexOf(puzzle.text[other]!),
  )[0]!;
  const plain = puzzle.text[first]!;
  const cipher = secret[puzzle.alphabet.indexOf(plain)]!;
  const values = {
    word,
    clue,
    length: word.length,
    first: puzzle.alphabet[0]!,
    second: puzzle.alphabet[1]!,
    cipher,
    plain,
  };
  return hintFor(puzzle, cipher, {
    title: text("caesarCypher.hint.clue"),
    steps: ["look", "why", "so"].map((step) => text(`caesarCypher.hint.clue.${step}`, values)),
    reason: [],
  });
}

/** The next letter of a text whose secret alphabet begins with a keyword; one letter at least is still open. */
export const byKeyword = (state: State, keyword: Keyword): Hint<Move> =>
  byOrder(state, keyword) ?? byWord(state) ?? byClue(state, keyword);
