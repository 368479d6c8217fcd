import * as z from "zod";
import { archiveReply, userStatusQuery } from "@karota/contract/assignments/assignment.ts";
import {
  myAnswer,
  myAnswerReply,
  myAssignmentDetail,
  myAssignmentsReply,
} from "@karota/contract/assignments/my-assignment.ts";
import { languageQuery } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { answerTask } from "./answer-task.ts";
import { archiveMyAssignment } from "./archive-assignment.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { listMyAssignments, readMyAssignment } from "./read-my-assignments.ts";

const tags = ["assignments"];
const params = z.object({ id: z.string().meta({ description: "The assignment's id, a UUID" }) });
const player = { access: "player" } as const;

/** What a student sees and does. */
export function installMyRoutes(api: Api, deps: AssignmentsDeps): void {
  api.get(
    "/assignments/myAssignments",
    {
      config: player,
      schema: {
        tags,
        summary: "What one has been set",
        querystring: userStatusQuery,
        response: { 200: myAssignmentsReply },
      },
    },
    (request) => listMyAssignments(deps, actorOf(request), request.query.userStatus),
  );
  api.get(
    "/assignments/myAssignments/:id",
    {
      config: { ...player, failures: ["E-KAROTA-WRONG_UUID_FORMAT", "E-KAROTA-NOT_FOUND"] },
      schema: {
        tags,
        summary: "One with its tasks, and with its result when it is over",
        params,
        querystring: languageQuery,
        response: { 200: myAssignmentDetail },
      },
    },
    (request) => readMyAssignment(deps, actorOf(request), request.params.id, request.language),
  );
  api.post(
    "/assignments/myAssignments/:id",
    {
      config: {
        ...player,
        failures: [
          "E-KAROTA-WRONG_UUID_FORMAT",
          "E-KAROTA-NOT_FOUND",
          "E-KAROTA-OLD_VALUES",
          "E-KAROTA-PERIOD_OVER",
          "E-MENTORSHIP-ANSWER_NOT_READ",
        ],
      },
      schema: {
        tags,
        summary: "Answers one task, for good",
        params,
        body: myAnswer,
        response: { 200: myAnswerReply },
      },
    },
    (request) => answerTask(deps, actorOf(request), request.params.id, request.body),
  );
  api.post(
    "/assignments/myAssignments/:id/archive",
    {
      config: { ...player, failures: ["E-KAROTA-WRONG_UUID_FORMAT", "E-KAROTA-NOT_FOUND"] },
      schema: { tags, summary: "Puts it away", params, response: { 200: archiveReply } },
    },
    (request) => archiveMyAssignment(deps, actorOf(request), request.params.id),
  );
}
