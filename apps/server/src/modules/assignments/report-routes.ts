import * as z from "zod";
import { groupReport } from "@karota/contract/assignments/grade-book.ts";
import { pdfFile } from "@karota/contract/games/print.ts";
import { languageQuery, uuid } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { printLimit } from "../../plugins/rate-limit.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { printGroupReport } from "./print-group-report.ts";
import { readGroupReport } from "./read-grade-book.ts";

const groupParams = z.object({ id: uuid.check(z.meta({ description: "The group's id" })) });
const mentor = { access: "mentor", refusal: "E-MENTORSHIP-NOT_A_MENTOR" } as const;

/** What a mentor saves of a group. */
export function installReportRoutes(api: Api, deps: AssignmentsDeps): void {
  const config = { ...mentor, failures: ["E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST"] } as const;
  const take = printLimit(api);
  api.get(
    "/mentorship/groups/:id/report",
    {
      config,
      schema: {
        tags: ["mentorship"],
        summary: "A group's students and what they answered in the last school year",
        params: groupParams,
        response: { 200: groupReport },
      },
    },
    (request) => readGroupReport(deps, actorOf(request), request.params.id),
  );
  api.get(
    "/mentorship/groups/:id/report/pdf",
    {
      config,
      schema: {
        tags: ["mentorship"],
        summary: "The same as a PDF, a page a student",
        params: groupParams,
        querystring: languageQuery,
        response: { 200: { content: { "application/pdf": { schema: pdfFile } } } },
      },
    },
    async (request, reply) => {
      const pdf = await printGroupReport(deps, actorOf(request), request.params.id, {
        language: request.language,
        count: () => take(request, 1),
      });
      return reply
        .type("application/pdf")
        .header("content-disposition", 'inline; filename="karota.pdf"')
        .header("cache-control", "private, no-store")
        .send(pdf);
    },
  );
}
