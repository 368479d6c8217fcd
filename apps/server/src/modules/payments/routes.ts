import * as z from "zod";
import {
  MAX_STATEMENT_LENGTH,
  approveBody,
  approveReply,
  intentBody,
  intentReply,
  pricesReply,
  purchase,
  purchaseId,
  purchasesReply,
  statementBody,
  statementReply,
  transfersReply,
  webhookReply,
  withdrawReply,
} from "@karota/contract/payments/payment.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { idempotencyHeaders, readIdempotentRequest } from "../../idempotency.ts";
import { approvePurchase } from "./approve-purchase.ts";
import { beginPurchase } from "./begin-purchase.ts";
import { deliverDocument } from "./deliver-document.ts";
import { listOwn } from "./list-own.ts";
import { importStatement } from "./import-statement.ts";
import { listTransfers } from "./list-transfers.ts";
import { markPaid } from "./mark-paid.ts";
import { markRefunded } from "./mark-refunded.ts";
import { METHODS } from "../payment-methods/index.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { readPrices } from "./read-prices.ts";
import { takeWebhook } from "./take-webhook.ts";
import { withdrawPurchase } from "./withdraw-purchase.ts";

const tags = ["payments"];
const config = { access: "player", invalid: "E-PAYMENT-DATA_VALIDATION_ERROR" } as const;
const admin = { access: "admin" } as const;
/** A document's bytes. */
const file = z.string().meta({ format: "binary" });
/** The largest body with a statement, in bytes: letters of two bytes and escaped quotes make it longer than its text. */
const STATEMENT_LIMIT = 2 * MAX_STATEMENT_LENGTH;
const WITH_WEBHOOKS = METHODS.filter(({ signatureHeader }) => signatureHeader);
const params = z.object({ id: purchaseId.check(z.meta({ description: "The purchase's id" })) });

const anyOf = (names: readonly (string | undefined)[]): string => names.map((name) => `\`${name}\``).join(" or ");

export function installRoutes(api: Api, payments: PaymentsDeps): void {
  api.get(
    "/prices/info",
    {
      config: { access: "public" },
      schema: { tags, summary: "What carrots cost, and what they buy", response: { 200: pricesReply } },
    },
    ({ actor }) => readPrices(payments, actor),
  );
  api.get(
    "/payments",
    { config, schema: { tags, summary: "One's purchases", response: { 200: purchasesReply } } },
    (request) => listOwn(payments, actorOf(request)),
  );
  api.post(
    "/payments/intent",
    {
      config: {
        ...config,
        failures: [
          "E-PAYMENT-NOT_SOLD_HERE",
          "E-PAYMENT-NOT_SOLD_TO_ACCOUNT",
          "E-PAYMENT-DATA_OLD_VALUES",
          ...METHODS.filter(({ beginsElsewhere }) => beginsElsewhere).map(({ failures }) => failures.generic),
        ],
      },
      schema: {
        tags,
        summary: "Begins a purchase",
        headers: idempotencyHeaders,
        body: intentBody,
        response: { 200: intentReply },
      },
    },
    (request) => {
      const { provider, credits, price_cents: priceCents } = request.body;
      const actor = actorOf(request);
      const idempotency = readIdempotentRequest(actor.id, request);
      return beginPurchase(payments, { actor, provider, credits, priceCents, language: request.language, idempotency });
    },
  );
  api.post(
    "/payments/approve",
    {
      config: {
        ...config,
        failures: [
          "E-KAROTA-NOT_FOUND",
          "E-PAYMENT-DATA_OLD_VALUES",
          ...METHODS.flatMap(({ failures }) => Object.values(failures)),
        ],
      },
      schema: {
        tags,
        summary: "Asks how a payment stands",
        headers: idempotencyHeaders,
        body: approveBody,
        response: { 200: approveReply },
      },
    },
    (request) => {
      const actor = actorOf(request);
      return approvePurchase(payments, {
        id: request.body.id,
        card: request.body.card,
        actor,
        idempotency: readIdempotentRequest(actor.id, request),
      });
    },
  );
  api.post(
    "/payments/:id/withdraw",
    {
      config: { ...config, failures: ["E-KAROTA-NOT_FOUND", "E-PAYMENT-DATA_OLD_VALUES"] },
      schema: {
        tags,
        summary: "Gives unused carrots back",
        params,
        headers: idempotencyHeaders,
        response: { 200: withdrawReply },
      },
    },
    (request) => {
      const actor = actorOf(request);
      return withdrawPurchase(payments, {
        actor,
        id: request.params.id,
        idempotency: readIdempotentRequest(actor.id, request),
      });
    },
  );
  const documents = [
    ["invoice", "invoice", "pdf"],
    ["invoice.xml", "invoice", "xml"],
    ["credit-note", "credit_note", "pdf"],
    ["credit-note.xml", "credit_note", "xml"],
  ] as const;
  for (const [path, kind, format] of documents)
    api.get(
      `/payments/:id/${path}`,
      {
        config: { ...config, failures: ["E-KAROTA-NOT_FOUND"] },
        schema: {
          tags,
          summary: `The ${kind.replace("_", " ")} as ${format.toUpperCase()}`,
          params,
          response: { 200: { content: { [`application/${format}`]: { schema: file } } } },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const { type, fileName, content } = await deliverDocument(payments, {
          actor: actorOf(request),
          id,
          kind,
          format,
        });
        return reply
          .type(type)
          .header("content-disposition", `attachment; filename="${fileName}"`)
          .send(Buffer.from(content) as unknown as string);
      },
    );
  api.post(
    "/payments/:id/paid",
    {
      config: { ...admin, failures: ["E-KAROTA-NOT_FOUND", "E-PAYMENT-DATA_OLD_VALUES"] },
      schema: { tags, summary: "A transfer has arrived", params, response: { 200: purchase } },
    },
    (request) => markPaid(payments, actorOf(request), request.params.id),
  );
  api.post(
    "/payments/:id/refund-sent",
    {
      config: { ...admin, failures: ["E-KAROTA-NOT_FOUND", "E-PAYMENT-DATA_OLD_VALUES"] },
      schema: { tags, summary: "A refund was transferred", params, response: { 200: purchase } },
    },
    (request) => markRefunded(payments, actorOf(request), request.params.id),
  );
  api.get(
    "/payments/transfers",
    { config: admin, schema: { tags, summary: "Bank transfers and refunds", response: { 200: transfersReply } } },
    (request) => listTransfers(payments, actorOf(request)),
  );
  api.post(
    "/payments/statements",
    {
      config: { ...admin, failures: ["E-PAYMENT-DATA_VALIDATION_ERROR"] },
      bodyLimit: STATEMENT_LIMIT,
      schema: { tags, summary: "Books a camt.053 statement", body: statementBody, response: { 200: statementReply } },
    },
    (request) => importStatement(payments, actorOf(request), request.body.xml),
  );
  // Signatures are of the unparsed bytes.
  void api.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) => parsed(null, body));
    scope.post(
      "/payments/webhook/:provider",
      {
        config: {
          access: "public",
          failures: ["E-PAYMENT-DATA_VALIDATION_ERROR", ...WITH_WEBHOOKS.map(({ failures }) => failures.generic)],
        },
        schema: {
          tags,
          summary: "What a payment provider tells by itself",
          description: `The body is the provider's event, signed in ${anyOf(WITH_WEBHOOKS.map((one) => one.signatureHeader))}.`,
          params: z.object({ provider: z.string().meta({ description: anyOf(WITH_WEBHOOKS.map(({ id }) => id)) }) }),
          response: { 200: webhookReply },
        },
      },
      (request) => {
        return takeWebhook(payments, {
          provider: (request.params as { provider: string }).provider,
          body: typeof request.body === "string" ? request.body : "",
          headers: request.headers,
        });
      },
    );
    done();
  });
}
