/** The product's languages; the first is the default. */
export const LANGUAGES = ["sl", "en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A text by its id, with values. Engine and games never make sentences: web, mails, PDF and plain texts render a
 * message from the same catalogues. A nested message is rendered first and put in as text.
 */
export interface Message {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number | Message>>;
}

/** Renders messages in one language. */
export interface Speaker {
  readonly language: Language;
  say(message: Message): string;
}
