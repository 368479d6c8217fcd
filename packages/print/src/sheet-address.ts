import type { Language } from "@karota/engine/message.ts";

/**
 * The page that a printed sheet leads to: the help about its game, or about all games. It is the same for everybody, at
 * any time, and knows no board: whoever scans the code during a test reads rules, hints and an example, and no answers.
 * A board has no address that others may open, and that of the day shows another board tomorrow.
 */
export const sheetAddress = (site: string, gamePath: string | null, language: Language): string =>
  new URL(`${gamePath === null ? "/qa" : `/qa/${gamePath}`}?language=${language}`, site).href;

/** An address as people read and type it. */
export function addressWords(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
