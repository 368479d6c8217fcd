import { expect, it } from "vitest";
import { decodeFile } from "./decode-file.ts";

/** What bytes above 127 these letters have; both encodings agree on most letters of Slovenian and German. */
const CENTRAL: Readonly<Record<string, number>> = { č: 0xe8, Č: 0xc8, ć: 0xe6, đ: 0xf0 };
const WESTERN: Readonly<Record<string, number>> = { è: 0xe8, ñ: 0xf1 };
const BOTH: Readonly<Record<string, number>> = {
  š: 0x9a,
  ž: 0x9e,
  Ž: 0x8e,
  ä: 0xe4,
  ö: 0xf6,
  ü: 0xfc,
  ß: 0xdf,
  é: 0xe9,
};
const inWindows = (text: string, letters: Readonly<Record<string, number>>): Uint8Array =>
  Uint8Array.from(text, (letter) => letters[letter] ?? BOTH[letter] ?? letter.charCodeAt(0));
function inUtf16(text: string, isLittle: boolean, mark: boolean): Uint8Array {
  const units = (mark ? `\uFEFF${text}` : text).split("").map((unit) => unit.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
}

it("UTF-8 and UTF-16 are read for what they are, with and without a byte order mark", () => {
  const text = "Ime;Razred\r\nŽan Čuček;6. b\r\nJürgen Weiß;6. b\r\n";
  for (const bytes of [
    new TextEncoder().encode(text),
    new TextEncoder().encode(`\uFEFF${text}`),
    ...[true, false].flatMap((isLittle) => [true, false].map((mark) => inUtf16(text, isLittle, mark))),
  ])
    expect(decodeFile(bytes, "sl")).toEqual({ text, isGuess: false, other: null });
});

it("what Windows writes in Slovenia and in Germany is read by the language of the page, and the other reading offered", () => {
  const slovenian = inWindows("Žan Čuček;6. b\r\nMaša Đurđić", { ...CENTRAL, Đ: 0xd0 });
  expect(decodeFile(slovenian, "sl")).toEqual({
    text: "Žan Čuček;6. b\r\nMaša Đurđić",
    isGuess: true,
    other: "Žan Èuèek;6. b\r\nMaša Ðurðiæ",
  });
  const german = inWindows("Hélène Weiß\r\nIñigo Jäger", WESTERN);
  expect(decodeFile(german, "de")).toEqual({
    text: "Hélène Weiß\r\nIñigo Jäger",
    isGuess: true,
    other: "Hélčne Weiß\r\nIńigo Jäger",
  });
  // Where both readings are the same, there is nothing to choose.
  expect(decodeFile(inWindows("Žan Müller", {}), "sl")).toEqual({ text: "Žan Müller", isGuess: false, other: null });
});

it("a reading with letters that one encoding does not have is not offered", () => {
  // 0x9d is ť in the one and nothing in the other; 0x88 is the reverse.
  expect(decodeFile(Uint8Array.of(0x41, 0x9d), "de")).toEqual({ text: "Ať", isGuess: true, other: null });
  expect(decodeFile(Uint8Array.of(0x41, 0x88), "sl")).toEqual({ text: "Aˆ", isGuess: true, other: null });
});

it("a file that is no text is not taken for one", () => {
  expect(decodeFile(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 8), "sl")).toBe("fileSheet");
  expect(decodeFile(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), "de")).toBe("fileSheet");
  expect(decodeFile(new TextEncoder().encode("%PDF-1.7"), "en")).toBe("fileSheet");
  expect(decodeFile(Uint8Array.of(0x41, 0, 1, 0xff, 0x81, 2), "sl")).toBe("fileWrong");
  expect(decodeFile(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), "sl")).toBe("fileWrong");
  // Half a letter of UTF-16.
  expect(decodeFile(Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x41), "sl")).toBe("fileWrong");
  expect(decodeFile(Uint8Array.of(), "sl")).toEqual({ text: "", isGuess: false, other: null });
});
