import * as z from "zod";
import {
  archiveReply,
  assignmentBody,
  assignmentDetail,
  assignmentUpdate,
  cancelReply,
  extraTimeBody,
  messageBody,
  publishReply,
} from "@karota/contract/assignments/assignment.ts";
import { seenBody } from "@karota/contract/assignments/new-answers.ts";
import { changesSaved, languageQuery } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { idempotencyHeaders, readIdempotentRequest } from "../../idempotency.ts";
import { archiveAssignment } from "./archive-assignment.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { cancelAssignment } from "./cancel-assignment.ts";
import { changeAssignment } from "./change-assignment.ts";
import { giveExtraTime } from "./give-extra-time.ts";
import { markSeen } from "./new-answers.ts";
import { publishAssignment } from "./publish-assignment.ts";
import { sendMessage } from "./send-message.ts";

const tags = ["assignments"];
const params = z.object({ id: z.string().meta({ description: "The assignment's id, a UUID" }) });
const mentor = { access: "mentor", refusal: "E-MENTORSHIP-NOT_A_MENTOR" } as const;

/** What a mentor publishes, changes, cancels and sends. */
export function installChangeRoutes(api: Api, deps: AssignmentsDeps): void {
  api.post(
    "/assignments",
    {
      config: {
        ...mentor,
        failures: [
          "E-KAROTA-WRONG_UUID_FORMAT",
          "E-KAROTA-NOT_ENOUGH_CARROTS",
          "E-KAROTA-OLD_VALUES",
          "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST",
          "E-MENTORSHIP-USER_NOT_A_STUDENT",
          "E-MENTORSHIP-PACKAGE_LIMIT_REACHED",
        ],
      },
      schema: {
        tags,
        summary: "Publishes an assignment for its price",
        querystring: languageQuery,
        headers: idempotencyHeaders,
        body: assignmentBody,
        response: { 200: publishReply },
      },
    },
    (request) => {
      const actor = actorOf(request);
      const { body, language } = request;
      return publishAssignment(deps, { actor, body, language, idempotency: readIdempotentRequest(actor.id, request) });
    },
  );
  api.put(
    "/assignments/:id",
    {
      config: {
        ...mentor,
        failures: [
          "E-KAROTA-WRONG_UUID_FORMAT",
          "E-KAROTA-NOT_FOUND",
          "E-KAROTA-OLD_VALUES",
          "E-MENTORSHIP-ASSIGNMENT_STARTED",
          "E-MENTORSHIP-ASSIGNMENT_ENDED",
        ],
      },
      schema: {
        tags,
        summary: "Changes its words, and before it starts its dates and tasks",
        params,
        querystring: languageQuery,
        body: assignmentUpdate,
        response: { 200: assignmentDetail },
      },
    },
    (request) => changeAssignment(deps, actorOf(request), request.params.id, request.body, request.language),
  );
  api.post(
    "/assignments/:id/cancel",
    {
      config: {
        ...mentor,
        failures: ["E-KAROTA-WRONG_UUID_FORMAT", "E-KAROTA-NOT_FOUND", "E-MENTORSHIP-ASSIGNMENT_STARTED"],
      },
      schema: {
        tags,
        summary: "Takes it back before it starts",
        params,
        headers: idempotencyHeaders,
        response: { 200: cancelReply },
      },
    },
    (request) => {
      const actor = actorOf(request);
      return cancelAssignment(deps, actor, request.params.id, readIdempotentRequest(actor.id, request));
    },
  );
  api.post(
    "/assignments/:id/extra-time",
    {
      config: {
        ...mentor,
        failures: [
          "E-KAROTA-WRONG_UUID_FORMAT",
          "E-KAROTA-NOT_FOUND",
          "E-KAROTA-OLD_VALUES",
          "E-MENTORSHIP-USER_NOT_A_STUDENT",
        ],
      },
      schema: {
        tags,
        summary: "Gives one student more time",
        params,
        body: extraTimeBody,
        response: { 200: assignmentDetail },
      },
    },
    (request) => giveExtraTime(deps, actorOf(request), request.params.id, request.body),
  );
  api.post(
    "/assignments/:id/message",
    {
      config: {
        ...mentor,
        failures: [
          "E-KAROTA-WRONG_UUID_FORMAT",
          "E-KAROTA-NOT_FOUND",
          "E-KAROTA-OLD_VALUES",
          "E-MENTORSHIP-USER_NOT_A_STUDENT",
        ],
      },
      schema: {
        tags,
        summary: "A message to its students, or to one",
        params,
        headers: idempotencyHeaders,
        body: messageBody,
        response: { 200: assignmentDetail },
      },
    },
    (request) => {
      const actor = actorOf(request);
      const { id } = request.params;
      return sendMessage(deps, actor, {
        id,
        body: request.body,
        idempotency: readIdempotentRequest(actor.id, request),
      });
    },
  );
  api.post(
    "/assignments/:id/archive",
    {
      config: { ...mentor, failures: ["E-KAROTA-WRONG_UUID_FORMAT", "E-KAROTA-NOT_FOUND"] },
      schema: { tags, summary: "Puts it away", params, response: { 200: archiveReply } },
    },
    (request) => archiveAssignment(deps, actorOf(request), request.params.id),
  );
  api.put(
    "/assignments/:id/seen",
    {
      config: { ...mentor, failures: ["E-KAROTA-WRONG_UUID_FORMAT", "E-KAROTA-NOT_FOUND"] },
      schema: {
        tags,
        summary: "Notes that the mentor in charge has looked at the results",
        params,
        body: seenBody,
        response: { 200: changesSaved },
      },
    },
    (request) => markSeen(deps, actorOf(request), request.params.id, request.body.numSolved),
  );
}
