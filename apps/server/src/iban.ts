/* Control digits of ISO 7064, modulus 97-10: those of IBANs and of RF references. */

/** The digits modulo 97 of a text in which letters stand for 10 to 35. */
export function modulo97(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** An IBAN's or an RF reference's control digits are right. */
export const hasRightDigits = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[0-9A-Z]{1,30}$/.test(text) && modulo97(text.slice(4) + text.slice(0, 4)) === 1;
