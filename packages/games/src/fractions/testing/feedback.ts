import { CALCULATION_CLAIMS } from "./calculation-claims.ts";
import type { OwnClaim } from "../../testing/claims-of.ts";

/** A fraction or mixed number as it is written: 3/4, 1 3/4, 2. */
function read(text: string): readonly [over: number, under: number] {
  const [, whole = "0", over = "0", under = "1"] = /^(?:(\d+)(?: |$))?(?:(\d+)\/(\d+))?$/.exec(text) ?? [];
  return [Number(whole) * Number(under) + Number(over), Number(under)];
}

/** What a picture is said to show: the parts of a whole, and the shaded ones. */
function shown(label: string): readonly [over: number, under: number] {
  const [under = NaN, over = NaN] = (label.match(/\d+/g) ?? []).slice(-2).map(Number);
  return [over, under];
}

type Claim = (said: string, chosen: string, question: string) => boolean;
/** A claim about the chosen fraction and the shown one. */
const claim =
  (isTrue: (chosen: readonly [number, number], seen: readonly [number, number]) => boolean): Claim =>
  (_, chosen, question) =>
    isTrue(read(chosen), shown(question));

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS: Readonly<Record<string, OwnClaim>> = {
  ...CALCULATION_CLAIMS,
  "fractions.mistake.blank-parts-counted": claim(
    ([over, under], [shaded, parts]) => under === parts && (over % parts) + (shaded % parts) === parts,
  ),
  "fractions.mistake.shaded-part-miscounted": claim(
    ([over, under], [shaded, parts]) => under === parts && Math.abs(over - shaded) === 1,
  ),
  "fractions.mistake.all-parts-miscounted": claim(
    ([over, under], [shaded, parts]) => over === shaded && Math.abs(under - parts) === 1,
  ),
  "fractions.mistake.shaded-to-blank": claim(
    ([over, under], [shaded, parts]) => over === shaded && under === parts - shaded,
  ),
  "fractions.mistake.turned-upside-down": claim(([over, under], [shaded, parts]) => over === parts && under === shaded),
  "fractions.mistake.full-wholes-left-out": claim(
    ([over, under], [shaded, parts]) => under === parts && over === shaded % parts && shaded > parts,
  ),
  "fractions.mistake.parts-of-all-wholes": claim(
    ([over, under], [shaded, parts]) => over === shaded && under === Math.ceil(shaded / parts) * parts,
  ),
  "fractions.mistake.last-whole-taken-as-full": claim(
    ([over, under], [shaded, parts]) => under === parts && over === shaded + parts,
  ),
};
