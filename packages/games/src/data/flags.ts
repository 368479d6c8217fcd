import * as FLAGS from "country-flag-icons/string/3x2";

/** A country's flag as SVG text, by the country's code; throws when there is none. 180 KB: only the flags quiz imports it. */
export function flagOf(code: string): string {
  const flag = (FLAGS as Readonly<Record<string, string>>)[code];
  if (!flag) throw new Error(`no flag of ${code}`);
  return flag;
}
