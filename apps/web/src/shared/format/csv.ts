import type { Language } from "@karota/engine/message.ts";

/** A spreadsheet takes what begins so for a formula; an apostrophe before it makes it text. */
const FORMULA = /^[=+\-@\t\r\n\0]/;

/** A text as a cell that is neither reckoned nor split. */
export function textCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A number with the language's decimal sign and, if given, exactly so many places. */
export function numberCell(value: number, language: Language, places?: number): string {
  const text = places === undefined ? String(value) : value.toFixed(places);
  return language === "en" ? text : text.replace(".", ",");
}

/**
 * Cells as CSV (RFC 4180): in English with commas, elsewhere with semicolons, as the language's spreadsheets read it.
 */
export function csvText(rows: readonly (readonly string[])[], language: Language): string {
  const lines = rows.map((row) => `${row.join(language === "en" ? "," : ";")}\r\n`);
  // The mark at the beginning says that it is UTF-8.
  return `\uFEFF${lines.join("")}`;
}
