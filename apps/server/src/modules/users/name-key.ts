/** Letters that no decomposition makes plain. */
const PLAIN: Readonly<Record<string, string>> = { ß: "ss", đ: "d", ð: "d", ł: "l", ø: "o", æ: "ae", œ: "oe", ı: "i" };

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
    .trim();
