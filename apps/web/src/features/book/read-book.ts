import { EventSourceParserStream } from "eventsource-parser/stream";
import type { BookBody, BookEvent } from "@karota/contract/games/book.ts";
import { CODES, type FailureCode } from "@karota/contract/errors/codes.ts";
import { ApiFailure, ask } from "../../shared/api/api.ts";

type EventData<Name extends BookEvent["event"]> = Extract<BookEvent, { readonly event: Name }>["data"];
export type MadeBook = EventData<"book">;

/**
 * Has a book made; `onMade` is called for each game that is ready. The same key gives the same book and is paid once.
 * Throws ApiFailure, with status 0 when the connection was lost; an abort throws the signal's reason.
 */
export async function readBook(
  body: BookBody,
  {
    idempotencyKey,
    signal,
    onMade,
  }: {
    readonly idempotencyKey: string;
    readonly signal: AbortSignal;
    readonly onMade: (count: EventData<"made">) => void;
  },
): Promise<MadeBook> {
  const response = await ask("POST", "games/book", { body, idempotencyKey, signal });
  const events = response.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (value.event === "made") onMade(JSON.parse(value.data) as EventData<"made">);
      else if (value.event === "book") return JSON.parse(value.data) as MadeBook;
      else if (value.event === "failure") throw failureOf(JSON.parse(value.data) as EventData<"failure">);
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiFailure) throw error;
  }
  throw new ApiFailure(0, null);
}

const failureOf = (body: EventData<"failure">): ApiFailure =>
  new ApiFailure(CODES[body.code as FailureCode] ?? 500, body);

/** The PDF of a book. */
export const pdfOf = ({ file }: MadeBook): Blob =>
  new Blob([Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0))], { type: "application/pdf" });
