import { Readable } from "node:stream";
import { bookBody, type BookEvent } from "@karota/contract/games/book.ts";
import { languageQuery } from "@karota/contract/wire.ts";
import { schoolingOf } from "@karota/engine/schooling.ts";
import type { FastifyBaseLogger } from "fastify";
import * as z from "zod";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { Failure } from "../../fail.ts";
import { idempotencyHeaders, readIdempotentRequest } from "../../idempotency.ts";
import { bookAgainLimit, printLimit } from "../../plugins/rate-limit.ts";
import type { GamesDeps } from "./games-deps.ts";
import { makeBook, readBook, type MakeBook } from "./make-book.ts";

/** Sent as it is made: no schema could check what has not happened yet. */
const eventStream = z.unknown().meta({ type: "string" });

export function installBookRoutes(api: Api, games: GamesDeps): void {
  const take = printLimit(api);
  const takeAgain = bookAgainLimit(api);
  /** The requests with a key whose books are being made. */
  const running = new Set<string>();
  api.post(
    "/games/book",
    {
      config: {
        access: "player",
        failures: [
          "E-BOOK-EMPTY",
          "E-BOOK-TOO_LONG",
          "E-KAROTA-GAME_VALIDATION",
          "E-KAROTA-NOT_FOUND",
          "E-KAROTA-NOT_ENOUGH_CARROTS",
          "E-KAROTA-OLD_VALUES",
        ],
      },
      schema: {
        tags: ["games"],
        summary: "New boards of several games as one PDF, with contents and solutions",
        description:
          "Server-sent events with JSON: `made` with `{made, of}` for each board; then `book` with `{file, price, " +
          "credit_amount}`, the PDF in base64, or `failure` with the body of a failed request. It is paid when the PDF " +
          "is there; who closes the connection before that pays nothing. The same `Idempotency-Key` gives the same book, " +
          "is paid once, and does not count again among the boards that are printed in a minute.",
        headers: idempotencyHeaders,
        querystring: languageQuery,
        body: bookBody,
        response: { 200: { content: { "text/event-stream": { schema: eventStream } } } },
      },
    },
    async (request, reply) => {
      const { body, language, log } = request;
      const actor = actorOf(request);
      const idempotency = readIdempotentRequest(actor.id, request);
      const input: MakeBook = {
        actor,
        body,
        language,
        schooling: schoolingOf(language, body.subtraction),
        idempotency,
      };
      const { parts, isPaid } = await readBook(games, input);
      const events = Readable.from(written(withFailure(makeBook(games, input, parts), log)));
      const name = JSON.stringify(idempotency);
      if (isPaid || running.has(name)) await takeAgain(request, 1);
      else {
        if (idempotency) running.add(name);
        events.once("close", () => running.delete(name));
        try {
          await take(
            request,
            parts.reduce((sum, { count }) => sum + count, 0),
          );
        } catch (error) {
          events.destroy();
          throw error;
        }
      }
      // nginx sends each event at once.
      return reply.type("text/event-stream").header("x-accel-buffering", "no").send(events);
    },
  );
}

async function* written(events: AsyncIterable<BookEvent>): AsyncGenerator<string> {
  for await (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** What fails after the first event cannot be a status any more. */
async function* withFailure(events: AsyncIterable<BookEvent>, log: FastifyBaseLogger): AsyncGenerator<BookEvent> {
  try {
    yield* events;
  } catch (error) {
    if (error instanceof Failure) yield { event: "failure", data: { code: error.code, ...error.details } };
    else {
      log.error({ err: error }, "a book could not be made");
      yield { event: "failure", data: { code: "E-KAROTA-INTERNAL" } };
    }
  }
}
