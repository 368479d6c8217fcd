import { expect, it } from "vitest";
import { valueOf } from "./value.ts";
import { toPlain } from "./plain.ts";
import { primePowersOf, writtenPowers } from "./prime-factors.ts";

const SPEAKER = { language: "sl", say: ({ id }: { readonly id: string }) => id } as const;

it("factors every number into primes whose product it is", () => {
  for (let of = 1; of <= 300; of++) {
    const powers = primePowersOf(of);
    expect(powers.reduce((value, [prime, exponent]) => value * prime ** exponent, 1)).toBe(of);
    for (const [prime] of powers) for (let by = 2; by < prime; by++) expect(prime % by).not.toBe(0);
    expect(powers.map(([prime]) => prime)).toStrictEqual(
      [...new Set(powers.map(([prime]) => prime))].sort((a, b) => a - b),
    );
    expect(valueOf(writtenPowers(powers))).toStrictEqual({ n: of, d: 1 });
  }
});

it("writes powers only where a prime occurs more than once", () => {
  const written = (of: number) => toPlain(writtenPowers(primePowersOf(of)), SPEAKER);
  expect([1, 7, 8, 12, 90].map(written)).toStrictEqual(["1", "7", "2^3", "2^2 · 3", "2 · 3^2 · 5"]);
});
