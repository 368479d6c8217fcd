import * as z from "zod";
import { contentReply } from "@karota/contract/admin/content.ts";
import { environmentReply } from "@karota/contract/admin/environment.ts";
import { checkReply, partsReply } from "@karota/contract/admin/functionality.ts";
import { statusReply, testMailReply } from "@karota/contract/admin/status.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { checkLimit } from "../../plugins/rate-limit.ts";
import type { AdminDeps } from "./admin-deps.ts";
import { checksOf } from "./checks.ts";
import { readContent } from "./read-content.ts";
import { readEnvironment } from "./read-environment.ts";
import { readStatus } from "./read-status.ts";
import { runCheck } from "./run-check.ts";
import { sendTestMail } from "./send-test-mail.ts";

const tags = ["admin"];
const config = { access: "admin" } as const;
const limited = { ...config, rateLimit: checkLimit };

export function installRoutes(api: Api, admin: AdminDeps): void {
  const checks = checksOf(admin);
  api.get(
    "/admin/status",
    { config, schema: { tags, summary: "How the site is doing", response: { 200: statusReply } } },
    () => readStatus(admin),
  );
  api.get(
    "/admin/functionality",
    { config, schema: { tags, summary: "The parts that can be checked", response: { 200: partsReply } } },
    () => ({ parts: checks.map(({ part, label }) => ({ part, label })) }),
  );
  api.post(
    "/admin/functionality/:part",
    {
      config: { ...limited, failures: ["E-KAROTA-NOT_FOUND"] },
      schema: {
        tags,
        summary: "Checks one part now",
        params: z.object({
          part: z.string().meta({ description: "One of `GET admin/functionality`: `database`, `game:sudoku`" }),
        }),
        response: { 200: checkReply },
      },
    },
    (request) => runCheck(admin, checks, { actor: actorOf(request), part: request.params.part }),
  );
  api.get(
    "/admin/content",
    { config, schema: { tags, summary: "Every game of the catalogue", response: { 200: contentReply } } },
    () => readContent(admin),
  );
  api.get(
    "/admin/environment",
    {
      config,
      schema: { tags, summary: "The configuration, without its secrets", response: { 200: environmentReply } },
    },
    () => ({ variables: readEnvironment(admin.config) }),
  );
  api.post(
    "/admin/sendTestEmail",
    { config: limited, schema: { tags, summary: "Sends a mail to oneself", response: { 200: testMailReply } } },
    (request) => sendTestMail(admin, { actor: actorOf(request), language: request.language }),
  );
}
