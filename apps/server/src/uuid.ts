import { fail } from "./fail.ts";

/** Whether a text is a UUID in small letters, of whichever version. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** A UUID in small letters. @throws E-KAROTA-WRONG_UUID_FORMAT */
export function readUuid(value: unknown): string {
  const text = typeof value === "string" ? value.toLowerCase() : "";
  if (!isUuid(text)) throw fail("E-KAROTA-WRONG_UUID_FORMAT");
  return text;
}
