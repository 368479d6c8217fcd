import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { messageBody, messagesQuery, messagesReply } from "@karota/contract/admin/messages.ts";
import { contactBody, contactReply } from "@karota/contract/service/contact.ts";
import { changesSaved, uuid } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { idempotencyHeaders, readKey } from "../../idempotency.ts";
import { networkOf } from "../../network-of.ts";
import { readMessages } from "./read-messages.ts";
import { sendContactMessage } from "./send-contact-message.ts";
import { settleMessage } from "./settle-message.ts";

const HOUR_MS = 60 * 60 * 1000;

/** The contact form, and what admins do with its messages. */
export function installContact(api: Api, deps: Deps): void {
  // Counted beside the limit of all requests, and only what is a message: a slip of the pen costs nothing.
  const count = api.createRateLimit({
    max: () => deps.settings().limits.contact_messages,
    timeWindow: HOUR_MS,
    keyGenerator: (request) => `contact:${networkOf(request.ip)}`,
  });
  const mayWrite = async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw fail("E-KAROTA-TOO_MANY_REQUESTS", { retry_after: counted.ttlInSeconds });
  };
  api.post(
    "/service/contact",
    {
      config: { access: "public" },
      schema: {
        summary: "Write to those who run Karota",
        headers: idempotencyHeaders,
        body: contactBody,
        response: { 200: contactReply },
      },
    },
    (request) => {
      const { actor, language, body } = request;
      const writer = { actor, language, key: readKey(request.headers), mayWrite: () => mayWrite(request) };
      return sendContactMessage(deps, writer, body);
    },
  );
  api.get(
    "/admin/messages",
    {
      config: { access: "admin" },
      schema: {
        tags: ["admin"],
        summary: "Messages of the contact form",
        querystring: messagesQuery,
        response: { 200: messagesReply },
      },
    },
    (request) => readMessages(deps, actorOf(request), request.query),
  );
  api.post(
    "/admin/messages/:id",
    {
      config: { access: "admin", failures: ["E-KAROTA-NOT_FOUND"] },
      schema: {
        tags: ["admin"],
        summary: "A message is done, or open again",
        params: z.object({ id: uuid.check(z.meta({ description: "The message's id" })) }),
        body: messageBody,
        response: { 200: changesSaved },
      },
    },
    (request) => settleMessage(deps, actorOf(request), request.params.id, request.body.done),
  );
}
