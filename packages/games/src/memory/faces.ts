import * as z from "zod/mini";
import { LANGUAGES } from "@karota/engine/message.ts";
import { exact } from "@karota/engine/quiz/exact.ts";
import { SYMBOLS, type CardSymbol } from "./symbols.ts";

const LARGEST = 1000;
const MOST_LETTERS = 40;
const whole = z.int().check(z.minimum(1), z.maximum(LARGEST));
const word = z.string().check(z.minLength(1), z.maxLength(MOST_LETTERS));
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
/** In each language: the board is the same for all of them. */
const name = z.strictObject({ sl: word, en: word, de: word });
const picture = z.enum(SYMBOLS as readonly [CardSymbol, ...CardSymbol[]]);

/** What a card shows; it is written in the reader's language only when it is shown. */
export const faceSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("product"), factors: z.tuple([whole, whole]) }),
  z.strictObject({ kind: z.literal("number"), value: whole }),
  z.strictObject({ kind: z.literal("fraction"), over: whole, under: whole }),
  /** The same number, written with a decimal sign. */
  z.strictObject({ kind: z.literal("decimal"), over: whole, under: whole }),
  z.strictObject({ kind: z.literal("flag"), country, name }),
  z.strictObject({ kind: z.literal("country"), country, name }),
  z.strictObject({ kind: z.literal("picture"), picture }),
  /** What the picture shows, in one language, whatever that of the reader. */
  z.strictObject({ kind: z.literal("word"), picture, word, language: z.enum(LANGUAGES) }),
]);
export type Face = z.infer<typeof faceSchema>;

/** In the order in which the two of a pair are named. */
export const FACE_KINDS: readonly Face["kind"][] = [
  "product",
  "number",
  "fraction",
  "decimal",
  "flag",
  "country",
  "picture",
  "word",
];

/** What a face stands for, as text: the two of a pair have the same, those of different pairs never. */
export function meaningOf(face: Face): string {
  switch (face.kind) {
    case "product":
      return String(face.factors[0] * face.factors[1]);
    case "number":
      return String(face.value);
    case "fraction":
    case "decimal": {
      const { n, d } = exact(face.over, face.under);
      return `${n}/${d}`;
    }
    case "flag":
    case "country":
      return face.country;
    case "picture":
    case "word":
      return face.picture;
  }
}
