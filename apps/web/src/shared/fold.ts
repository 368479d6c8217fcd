/** A text as every search compares it, without case and accents: `č` is c, `ä` is a, `ß` is ss. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll("ß", "ss").replaceAll("đ", "d").normalize("NFD").replace(/\p{M}/gu, "");
