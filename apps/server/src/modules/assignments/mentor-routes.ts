import * as z from "zod";
import {
  assignmentDetail,
  assignmentPrice,
  assignmentsReply,
  usualTimes,
  userStatusQuery,
} from "@karota/contract/assignments/assignment.ts";
import { newAnswers } from "@karota/contract/assignments/new-answers.ts";
import { gradeBook, gradesQuery } from "@karota/contract/assignments/grade-book.ts";
import { uuid } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { installChangeRoutes } from "./change-routes.ts";
import { listAssignments } from "./list-assignments.ts";
import { readNewAnswers } from "./new-answers.ts";
import { readAssignment } from "./read-assignment.ts";
import { readGradeBook } from "./read-grade-book.ts";
import { installReportRoutes } from "./report-routes.ts";
import { readPrice } from "./read-price.ts";
import { readUsualTimes } from "./read-usual-times.ts";

const tags = ["assignments"];
const params = z.object({ id: z.string().meta({ description: "The assignment's id, a UUID" }) });
const listParams = z.object({
  a: z.string().meta({ description: "`group` or `student`" }),
  b: z.string().meta({ description: "The id of the group or the student, a UUID; or `former`" }),
});
const groupParams = z.object({ id: uuid.check(z.meta({ description: "The group's id" })) });
const mentor = { access: "mentor", refusal: "E-MENTORSHIP-NOT_A_MENTOR" } as const;

/** What a mentor reads and does. */
export function installMentorRoutes(api: Api, deps: AssignmentsDeps): void {
  installReading(api, deps);
  installReportRoutes(api, deps);
  installChangeRoutes(api, deps);
}

function installReading(api: Api, deps: AssignmentsDeps): void {
  api.get(
    "/assignments/price",
    { config: mentor, schema: { tags, summary: "What the next one costs", response: { 200: assignmentPrice } } },
    (request) => readPrice(deps, actorOf(request)),
  );
  api.get(
    "/assignments/usual-times",
    {
      config: mentor,
      schema: {
        tags,
        summary: "How long a question usually takes",
        description: "By quiz and difficulty, from the answers of the mentor's students; pauses do not count.",
        response: { 200: usualTimes },
      },
    },
    (request) => readUsualTimes(deps, actorOf(request)),
  );
  api.get(
    "/assignments/new-answers",
    {
      config: mentor,
      schema: {
        tags,
        summary: "Where there are answers since the last look at the results",
        response: { 200: newAnswers },
      },
    },
    (request) => readNewAnswers(deps, actorOf(request)),
  );
  api.get(
    "/assignments/:a/:b",
    {
      config: {
        ...mentor,
        failures: [
          "E-KAROTA-WRONG_UUID_FORMAT",
          "E-KAROTA-NOT_FOUND",
          "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST",
          "E-MENTORSHIP-USER_NOT_A_STUDENT",
        ],
      },
      schema: {
        tags,
        summary: "A mentor's assignments of a group or a student",
        description:
          "`a` is `group` or `student`, `b` its id; `student/former` has those of students who left and of removed groups.",
        params: listParams,
        querystring: userStatusQuery,
        response: { 200: assignmentsReply },
      },
    },
    (request) =>
      listAssignments(deps, actorOf(request), {
        kind: request.params.a,
        id: request.params.b,
        userStatus: request.query.userStatus,
      }),
  );
  api.get(
    "/assignments/:id",
    {
      config: { ...mentor, failures: ["E-KAROTA-WRONG_UUID_FORMAT", "E-KAROTA-NOT_FOUND"] },
      schema: { tags, summary: "One with all results", params, response: { 200: assignmentDetail } },
    },
    (request) => readAssignment(deps, actorOf(request), request.params.id),
  );
  api.get(
    "/mentorship/groups/:id/grades",
    {
      config: { ...mentor, failures: ["E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST"] },
      schema: {
        tags: ["mentorship"],
        summary: "A group's students and what they answered, by assignment",
        params: groupParams,
        querystring: gradesQuery,
        response: { 200: gradeBook },
      },
    },
    (request) => readGradeBook(deps, actorOf(request), request.params.id, request.query.page),
  );
}
