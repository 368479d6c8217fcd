import * as z from "zod";
import {
  lessonBoard,
  lessonBody,
  lessonDesk,
  lessonReply,
  lessonResults,
  lessonsReply,
  lessonStep,
  lessonUpdate,
  stateQuery,
} from "@karota/contract/lessons/lesson.ts";
import { languageQuery, uuid } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { idempotencyHeaders, readIdempotentRequest } from "../../idempotency.ts";
import { showNames, takeOut } from "./change-lesson.ts";
import type { LessonsDeps } from "./lessons-deps.ts";
import { readBoard, readDesk } from "./read-desk.ts";
import { readLessons, readResults } from "./read-results.ts";
import { startLesson } from "./start-lesson.ts";
import { takeStep } from "./take-step.ts";

const tags = ["lessons"];
const id = uuid.check(z.meta({ description: "The lesson's id" }));
const params = z.object({ id });
const personParams = z.object({ id, person: uuid.check(z.meta({ description: "Who is in it" })) });
const mentor = { access: "mentor", refusal: "E-MENTORSHIP-NOT_A_MENTOR" } as const;
const own = { ...mentor, failures: ["E-KAROTA-NOT_FOUND"] } as const;
const querystring = languageQuery;

/** What the mentor who leads a lesson reads and does; for everybody else it does not exist. */
export function installDeskRoutes(api: Api, deps: LessonsDeps): void {
  installLeading(api, deps);
  installReading(api, deps);
}

function installLeading(api: Api, deps: LessonsDeps): void {
  api.post(
    "/lessons",
    {
      config: { ...mentor, failures: ["E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST"] },
      schema: {
        tags,
        summary: "Start a lesson, for free",
        description: "It ends the mentor's lesson before.",
        querystring,
        headers: idempotencyHeaders,
        body: lessonBody,
        response: { 200: lessonReply },
      },
    },
    (request) => {
      const actor = actorOf(request);
      const { body, language } = request;
      return startLesson(deps, { actor, body, language, idempotency: readIdempotentRequest(actor.id, request) });
    },
  );
  api.post(
    "/lessons/:id/steps",
    {
      config: { ...mentor, failures: ["E-KAROTA-NOT_FOUND", "E-KAROTA-OLD_VALUES", "E-LESSON-OVER"] },
      schema: {
        tags,
        summary: "Ask, reveal, repeat or end",
        params,
        querystring,
        body: lessonStep,
        response: { 200: lessonDesk },
      },
    },
    (request) => takeStep(deps, actorOf(request), request.params.id, request.body, request.language),
  );
  api.put(
    "/lessons/:id",
    {
      config: own,
      schema: {
        tags,
        summary: "Show or hide the names on the board",
        params,
        querystring,
        body: lessonUpdate,
        response: { 200: lessonDesk },
      },
    },
    (request) => {
      const { params: asked, body, language } = request;
      return showNames(deps, actorOf(request), asked.id, { names: body.names, language });
    },
  );
  api.delete(
    "/lessons/:id/people/:person",
    {
      config: own,
      schema: {
        tags,
        summary: "Take somebody out, for good",
        params: personParams,
        querystring,
        response: { 200: lessonDesk },
      },
    },
    (request) => {
      const { params: asked, language } = request;
      return takeOut(deps, actorOf(request), asked.id, { userId: asked.person, language });
    },
  );
}

function installReading(api: Api, deps: LessonsDeps): void {
  api.get(
    "/lessons",
    { config: mentor, schema: { tags, summary: "The lessons one has led", response: { 200: lessonsReply } } },
    (request) => readLessons(deps, actorOf(request)),
  );
  const unchanged = z.null().meta({ description: "Still as in `state`" });
  api.get(
    "/lessons/:id/desk",
    {
      config: own,
      schema: {
        tags,
        summary: "A lesson as its mentor works with it",
        params,
        querystring: stateQuery,
        response: { 200: lessonDesk, 204: unchanged },
      },
    },
    async (request, reply) => {
      const desk = await readDesk(deps, actorOf(request), request.params.id, request.language);
      return desk.state === request.query.state ? reply.code(204).send(null) : desk;
    },
  );
  api.get(
    "/lessons/:id/board",
    {
      config: own,
      schema: {
        tags,
        summary: "A lesson as everybody in the room may see it",
        params,
        querystring: stateQuery,
        response: { 200: lessonBoard, 204: unchanged },
      },
    },
    async (request, reply) => {
      const board = await readBoard(deps, actorOf(request), request.params.id, request.language);
      return board.state === request.query.state ? reply.code(204).send(null) : board;
    },
  );
  api.get(
    "/lessons/:id/results",
    {
      config: own,
      schema: {
        tags,
        summary: "The questions that were revealed, and who answered what",
        params,
        querystring,
        response: { 200: lessonResults },
      },
    },
    (request) => readResults(deps, actorOf(request), request.params.id, request.language),
  );
}
