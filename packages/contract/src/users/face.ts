import * as z from "zod/mini";

export const ANIMALS = [
  "rabbit",
  "fox",
  "hedgehog",
  "mole",
  "owl",
  "frog",
  "bear",
  "dormouse",
  "duck",
  "snail",
  "bee",
  "cat",
] as const;
/** The ground behind the animal: the colours of the catalogue's categories. */
export const FACE_COLOURS = [
  "arithmetic",
  "numbers",
  "measures",
  "equations",
  "geography",
  "logic",
  "words",
  "leisure",
] as const;

/** The picture that a person has chosen for themselves. */
export const face = z
  .strictObject({ animal: z.enum(ANIMALS), colour: z.enum(FACE_COLOURS) })
  .check(z.meta({ id: "Face" }));
export type Face = z.infer<typeof face>;

/** Of somebody else: null for who has chosen none, and for who is not one's student or mentor any more. */
export const shownFace = z.nullable(face);
