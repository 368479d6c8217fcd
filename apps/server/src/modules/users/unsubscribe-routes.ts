import type { FastifyReply } from "fastify";
import * as z from "zod";
import { languageQuery } from "@karota/contract/wire.ts";
import type { Api, Deps } from "../../deps.ts";
import { contentPolicy } from "../../plugins/content-policy.ts";
import { askUnsubscribe, unsubscribe } from "./unsubscribe.ts";

const unsubscribeQuery = z.object({
  ...languageQuery.shape,
  person: z.uuid(),
  mails: z.string().check(z.maxLength(40)),
  signed: z.string().check(z.maxLength(100)),
});
const page = z.string().meta({ description: "A page in HTML" });

const send = (reply: FastifyReply, html: string) =>
  reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", contentPolicy(html, []))
    // The address names a person.
    .header("referrer-policy", "no-referrer")
    .send(html);

/** Where the mails' own links lead. Mail programs send a form, of which only the address counts. */
export function installUnsubscribe(api: Api, deps: Deps): void {
  const schema = {
    tags: ["users"],
    querystring: unsubscribeQuery,
    response: { 200: { content: { "text/html": { schema: page } } } },
  };
  const config = { access: "public" } as const;
  void api.register((scope: Api, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, parsed) => parsed(null, null));
    scope.get(
      "/users/unsubscribe",
      {
        config: { ...config, failures: ["E-KAROTA-NOT_FOUND"] },
        schema: { ...schema, summary: "Asks whether one kind of mails is to stop, by the link of such a mail" },
      },
      async ({ query, language }, reply) => send(reply, await askUnsubscribe(deps, query, language)),
    );
    scope.post(
      "/users/unsubscribe",
      {
        config: { ...config, failures: ["E-KAROTA-NOT_FOUND"] },
        schema: { ...schema, summary: "Stops one kind of mails, by the link of such a mail (RFC 8058)" },
      },
      async ({ query, language }, reply) => send(reply, await unsubscribe(deps, query, language)),
    );
    done();
  });
}
