import * as z from "zod";
import { MAX_TASKS } from "@karota/contract/assignments/assignment.ts";
import { typedAnswers } from "@karota/contract/assignments/typed-answers.ts";
import { languageQuery } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { readTypedAnswers } from "./read-typed-answers.ts";

const params = z.object({
  id: z.string().meta({ description: "The assignment's id, a UUID" }),
  place: z.coerce.number().int().gte(0).lt(MAX_TASKS).meta({ description: "The question's place, from 0" }),
});

/** What a mentor reads of typed answers. */
export function installTypedRoutes(api: Api, deps: AssignmentsDeps): void {
  api.get(
    "/assignments/:id/typed/:place",
    {
      config: {
        access: "mentor",
        refusal: "E-MENTORSHIP-NOT_A_MENTOR",
        failures: ["E-KAROTA-WRONG_UUID_FORMAT", "E-KAROTA-NOT_FOUND"],
      },
      schema: {
        tags: ["assignments"],
        summary: "What was typed at one place",
        description: "Grouped by mistake, the commonest first; nothing where the answers are chosen.",
        params,
        querystring: languageQuery,
        response: { 200: typedAnswers },
      },
    },
    (request) => readTypedAnswers(deps, actorOf(request), { ...request.params, language: request.language }),
  );
}
