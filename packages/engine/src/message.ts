import type { Schooling } from "./schooling.ts";

/** The product's languages; the first is the default. */
export const LANGUAGES = ["sl", "en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The specification's locales `si` and `us` mean `sl` and `en`. */
export const LOCALE_ALIASES: Readonly<Record<string, Language>> = { si: "sl", us: "en" };

/** The language of a tag such as `de-AT`, `us` or `SL`; null when it is none of ours. */
export function readLanguage(tag: string): Language | null {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0] ?? "";
  const language = LOCALE_ALIASES[primary] ?? primary;
  return LANGUAGES.find((one) => one === language) ?? null;
}

/**
 * A text by its id, with values. Engine and games never make sentences: web, mails, PDF and plain texts render a
 * message from the same catalogues. A nested message is rendered first and put in as text.
 */
export interface Message {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number | Message>>;
  /** Takes its place where it is spoken, because a voice would leave out a sign of it. */
  readonly spoken?: Message;
}

/** Renders messages in one language. */
export interface Speaker {
  readonly language: Language;
  /** How the reader learns at school; absent where nothing depends on it. */
  readonly schooling?: Schooling | undefined;
  say(message: Message): string;
}

/** "a, b and c", as the language joins them; there is at least one part. */
export function listOf(parts: readonly (Message | string | number)[]): Message {
  const [part, ...rest] = parts;
  if (part === undefined) throw new Error("listOf: nothing to list");
  if (rest.length === 0) return typeof part === "object" ? part : { id: "list.one", values: { part } };
  if (rest.length === 1) return { id: "list.two", values: { part, last: rest[0]! } };
  return { id: "list.more", values: { part, rest: listOf(rest) } };
}
