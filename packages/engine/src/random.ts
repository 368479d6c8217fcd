/**
 * The only randomness of engine and games: the same seed text gives the same numbers on every machine.
 * Generator: sfc32 (Chris Doty-Humphrey, PractRand), 128 bits of state, seeded from text by cyrb128-style mixing.
 */
export interface Random {
  /** An integer from 0 to `bound` - 1, without bias; `bound` from 1 to 2^32. */
  below(bound: number): number;
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with probability `share` (0 to 1). */
  chance(share: number): boolean;
  /** One of the items; throws for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** A new array with the items in random order (Fisher-Yates). */
  shuffled<T>(items: readonly T[]): T[];
  /** 32 random bits as an unsigned integer. */
  bits(): number;
  /** A source of its own that depends on this seed and the label only, not on what was drawn before. */
  fork(label: string): Random;
}

const hash = (text: string, salt: number): number => {
  let h = salt ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x85ebca6b);
    h ^= h >>> 13;
    h = Math.imul(h, 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h >>> 0;
};

/** The source that belongs to `seed`; any text is a seed. */
export function seeded(seed: string): Random {
  let a = hash(seed, 0x9e3779b9);
  let b = hash(seed, 0x243f6a88);
  let c = hash(seed, 0xb7e15162);
  let counter = 1;

  const bits = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) bits();

  const below = (bound: number): number => {
    // Lemire's rejection would need 64-bit products; a plain limit makes the draw unbiased as well.
    const limit = 4294967296 - (4294967296 % bound);
    let draw = bits();
    while (draw >= limit) draw = bits();
    return draw % bound;
  };

  return {
    bits,
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (share) => bits() < share * 4294967296,
    pick: (items) => {
      if (items.length === 0) throw new Error("pick: nothing to choose from");
      return items[below(items.length)]!;
    },
    shuffled: (items) => {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
    fork: (label) => seeded(`${seed}\u0000${label}`),
  };
}
