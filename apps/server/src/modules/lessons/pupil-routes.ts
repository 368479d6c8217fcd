import * as z from "zod";
import {
  lessonAnswer,
  lessonCode,
  lessonOffer,
  lessonView,
  runningLessons,
  stateQuery,
} from "@karota/contract/lessons/lesson.ts";
import { languageQuery, uuid } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { eventsResponse, sendEvents } from "../../live-events.ts";
import { guessLimit } from "../../plugins/guess-limit.ts";
import { answerQuestion } from "./answer-question.ts";
import { joinLesson, openLesson } from "./join-lesson.ts";
import type { LessonsDeps } from "./lessons-deps.ts";
import { openEvents } from "./open-events.ts";
import { readLesson } from "./read-lesson.ts";
import { readRunning } from "./read-results.ts";

const tags = ["lessons"];
const params = z.object({ id: uuid.check(z.meta({ description: "The lesson's id" })) });
const UNKNOWN = "E-LESSON-CODE_UNKNOWN";
const inside = { access: "player", failures: ["E-KAROTA-NOT_FOUND", "E-LESSON-REMOVED"] } as const;

/** What people who join a lesson see and do. */
export function installPupilRoutes(api: Api, deps: LessonsDeps): void {
  installJoining(api, deps);
  installAnswering(api, deps);
}

function installJoining(api: Api, deps: LessonsDeps): void {
  const guess = guessLimit();
  const failures = [UNKNOWN, "E-CLASS-NOT_FOR_PUPILS", "E-LESSON-REMOVED"] as const;
  api.get(
    "/lessons/running",
    {
      config: { access: "player" },
      schema: {
        tags,
        summary: "The running lesson one leads, and those one may join",
        response: { 200: runningLessons },
      },
    },
    (request) => readRunning(deps, actorOf(request)),
  );
  const response = { 200: lessonOffer };
  api.post(
    "/lessons/open",
    {
      config: { access: "player", invalid: UNKNOWN, failures },
      schema: { tags, summary: "Who leads the lesson of a code", body: lessonCode, response },
    },
    (request) => guess(request, UNKNOWN, () => openLesson(deps, actorOf(request), request.body.code)),
  );
  api.post(
    "/lessons/join",
    {
      config: { access: "player", invalid: UNKNOWN, failures: [...failures, "E-LESSON-FULL"] },
      schema: { tags, summary: "Join a lesson by its code", body: lessonCode, response },
    },
    (request) => guess(request, UNKNOWN, () => joinLesson(deps, actorOf(request), request.body.code)),
  );
}

function installAnswering(api: Api, deps: LessonsDeps): void {
  api.get(
    "/lessons/:id",
    {
      config: inside,
      schema: {
        tags,
        summary: "A lesson that one is in",
        params,
        querystring: stateQuery,
        response: { 200: lessonView, 204: z.null().meta({ description: "Still as in `state`" }) },
      },
    },
    async (request, reply) => {
      const { query, language } = request;
      const view = await readLesson(deps, actorOf(request), request.params.id, { known: query.state, language });
      return view ?? reply.code(204).send(null);
    },
  );
  api.post(
    "/lessons/:id/answers",
    {
      config: { ...inside, failures: [...inside.failures, "E-KAROTA-OLD_VALUES"] },
      schema: {
        tags,
        summary: "Answers the present question, for good",
        params,
        querystring: languageQuery,
        body: lessonAnswer,
        response: { 200: lessonView },
      },
    },
    (request) => {
      const { body, language } = request;
      return answerQuestion(deps, actorOf(request), request.params.id, { body, language });
    },
  );
  api.get(
    "/lessons/:id/events",
    {
      config: inside,
      schema: {
        tags,
        summary: "Says that a lesson has changed",
        description:
          "Server-sent events: `version` with the number of the present version, first at once; `people` for who leads " +
          "the lesson when somebody joins or answers. What has changed is read by another call.",
        params,
        response: eventsResponse,
      },
    },
    async (request, reply) => sendEvents(reply, await openEvents(deps, actorOf(request), request.params.id)),
  );
}
