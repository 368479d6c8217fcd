/** Letters that no decomposition makes plain. */
const PLAIN: Readonly<Record<string, string>> = { ß: "ss", đ: "d", ð: "d", ł: "l", ø: "o", æ: "ae", œ: "oe", ı: "i" };

/** Longer than any name is: a single character can become eighteen letters. */
const MAX_LENGTH = 200;

/**
 * A name as searches compare it: small letters without their marks, so that »cernic« finds Černič. Made here because
 * neither database does it for every letter; also what is searched for goes through it.
 */
export const nameKeyOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßđðłøæœı]/g, (letter) => PLAIN[letter]!)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_LENGTH);

/** A text as `like … escape '\\'` finds it literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
