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
import { printLimit } from "../../plugins/rate-limit.ts";
import type { GamesDeps } from "./games-deps.ts";
import { makeBook, readBook, type MakeBook } from "./make-book.ts";

/** Sent as it is made: no schema could check what has not happened yet. */
const eventStream = z.unknown().meta({ type: "string" });

export function installBookRoutes(api: Api, games: GamesDeps): void {
  const take = printLimit(api);
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
          "is there; who closes the connection before that pays nothing. The same `Idempotency-Key` gives the same book " +
          "and is paid once.",
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
      const parts = await readBook(games, input);
      await take(
        request,
        parts.reduce((sum, { count }) => sum + count, 0),
      );
      const events = withFailure(makeBook(games, input, parts), log);
      // nginx sends each event at once.
      return reply
        .type("text/event-stream")
        .header("x-accel-buffering", "no")
        .send(Readable.from(written(events)));
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
