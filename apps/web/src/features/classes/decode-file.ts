import type { Language } from "@karota/engine/message.ts";

/** Why a file cannot be read: `classes.add.<name>`. */
export type FileFault = "fileWrong" | "fileSheet";

/** The text of a file. */
interface DecodedFile {
  readonly text: string;
  /** Whether some of its letters depend on an encoding that had to be guessed. */
  readonly isGuess: boolean;
  /** The text in the other encoding, where it can be that one, and is a different text then; else null. */
  readonly other: string | null;
}

/** The beginnings of files that are no text: spreadsheets (ZIP), old ones (OLE), PDF. */
const NO_TEXT = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
];
const CONTROLS = /(?![\t\n\v\f\r])\p{Cc}/u;

const beginsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, place) => bytes[place] === byte);

/** UTF-16 with or without a byte order mark: without one every other byte of a list of names is mostly 0. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (beginsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (beginsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  const zeros = [0, 0];
  for (const [place, byte] of bytes.entries()) if (byte === 0) zeros[place % 2]!++;
  const [even, odd] = zeros as [number, number];
  if (Math.max(even, odd) < bytes.length / 4) return null;
  return odd > even ? "utf-16le" : "utf-16be";
}

/** @returns null where the bytes are none of this encoding */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return CONTROLS.test(text) ? null : text;
  } catch {
    return null;
  }
}

/**
 * The text of a file that a spreadsheet has written: in UTF-8, in UTF-16, or in the encoding that Windows uses in the
 * country. Which one of these it is, the bytes do not say: the language decides, and the other reading is returned, too.
 */
export function decodeFile(bytes: Uint8Array, language: Language): DecodedFile | FileFault {
  if (NO_TEXT.some((one) => beginsWith(bytes, one))) return "fileSheet";
  const sure = decode(bytes, utf16Of(bytes) ?? "utf-8");
  if (sure !== null) return { text: sure, isGuess: false, other: null };
  const central = decode(bytes, "windows-1250");
  const western = decode(bytes, "windows-1252");
  const text = language === "sl" ? (central ?? western) : (western ?? central);
  if (text === null) return "fileWrong";
  const other = text === central ? western : central;
  return { text, isGuess: other !== text, other: other === text ? null : other };
}
