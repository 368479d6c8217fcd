/**
 * The replies of the server that a document was rendered with, by name. The server collects them while it renders; in
 * the browser the first screen takes them instead of asking again.
 */
let replies: Record<string, unknown> = {};

/** In the browser: takes over those of the document. */
export const adoptReplies = (given: Readonly<Record<string, unknown>>): void => {
  replies = { ...given };
};

/** Undefined when the document has none. */
export const findReply = (name: string): unknown => replies[name];

/** Finds a reply and removes it: what is asked later is asked of the server. */
export function takeReply(name: string): unknown {
  const reply = findReply(name);
  delete replies[name];
  return reply;
}

/** On the server: adds a reply to the document. */
export const addReply = (name: string, reply: unknown): void => {
  replies[name] = reply;
};

/** On the server: the replies of what was rendered; the next rendering begins without any. */
export function takeReplies(): Readonly<Record<string, unknown>> {
  const taken = replies;
  replies = {};
  return taken;
}
