/** So many codes are added at once. */
export const MAX_CODES = 40;

const LENGTH = 8;
const bare = (text: string): string => text.replaceAll(/[\s-]/g, "");

/**
 * The codes of a typed or pasted list, as they were written: one a line or parted by commas. A space is part of a code
 * (`7K3M 9QXP`), unless every piece between spaces is a whole one.
 */
export function splitCodes(text: string): string[] {
  return text
    .split(/[\n\r,;\t]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .flatMap((line) => {
      const pieces = line.split(/\s+/);
      return pieces.every((piece) => bare(piece).length === LENGTH) ? pieces : [line];
    });
}

/** The student's code in a QR's text: the code itself, or an address that ends with it. Null when there is none. */
export function codeIn(scanned: string): string | null {
  const found = /(?:^|[=/#])([0-9a-z]{4})[- ]?([0-9a-z]{4})$/i.exec(scanned.trim());
  return found ? `${found[1]}-${found[2]}`.toUpperCase() : null;
}
