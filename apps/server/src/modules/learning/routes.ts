import * as z from "zod";
import {
  learningQuery,
  practiceAnswer,
  practiceMark,
  practiceReply,
  practiceStart,
  progressReply,
  reviewAnswer,
  reviewMark,
  reviewReply,
  statisticsReply,
} from "@karota/contract/learning/learning.ts";
import { languageQuery } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Module } from "../../deps.ts";
import { answerReview } from "./answer-review.ts";
import { answerPractice } from "./practice/answer-practice.ts";
import { readPractice, startPractice } from "./practice/start-practice.ts";
import { readProgress } from "./read-progress.ts";
import { readReview } from "./read-review.ts";
import { readStatistics } from "./read-statistics.ts";

const config = { access: "player" } as const;
const tags = ["learning"];
const params = z.object({ id: z.string().meta({ description: "The practice's id, a UUID" }) });

/** The routes of `learning`. */
export const learningModule: Module = (api, deps) => {
  api.get(
    "/learning/progress",
    {
      config: { ...config, failures: ["E-KAROTA-NOT_FOUND"] },
      schema: {
        tags,
        summary: "Days played, levels of skills and mistakes on their way",
        querystring: learningQuery,
        response: { 200: progressReply },
      },
    },
    (request) => readProgress(deps, actorOf(request), request.query.game),
  );
  api.get(
    "/learning/statistics",
    {
      config: { ...config, failures: ["E-KAROTA-NOT_FOUND"] },
      schema: {
        tags,
        summary: "Boards played and solved, their times and hints, by game and choice",
        querystring: learningQuery,
        response: { 200: statisticsReply },
      },
    },
    (request) => readStatistics(deps, actorOf(request), request.query.game),
  );
  api.get(
    "/learning/review",
    {
      config: { ...config, failures: ["E-KAROTA-NOT_FOUND"] },
      schema: {
        tags,
        summary: "The mistakes that can be reviewed today, for free",
        querystring: learningQuery,
        response: { 200: reviewReply },
      },
    },
    (request) => readReview(deps, actorOf(request), { game: request.query.game, language: request.language }),
  );
  api.post(
    "/learning/review",
    {
      config: { ...config, failures: ["E-KAROTA-WRONG_UUID_FORMAT", "E-KAROTA-NOT_FOUND"] },
      schema: {
        tags,
        summary: "Answers a mistake that has come back",
        body: reviewAnswer,
        response: { 200: reviewMark },
      },
    },
    (request) => answerReview(deps, actorOf(request), request.body),
  );
  api.get(
    "/learning/practice",
    {
      config: { ...config, failures: ["E-KAROTA-NOT_FOUND"] },
      schema: {
        tags,
        summary: "The practice that waits for an answer",
        querystring: learningQuery,
        response: { 200: practiceReply },
      },
    },
    (request) => readPractice(deps, actorOf(request), { game: request.query.game, language: request.language }),
  );
  api.post(
    "/learning/practice",
    {
      config: { ...config, failures: ["E-KAROTA-NOT_FOUND"] },
      schema: {
        tags,
        summary: "Starts or continues a practice, for free",
        querystring: languageQuery,
        body: practiceStart,
        response: { 200: practiceReply },
      },
    },
    (request) => startPractice(deps, actorOf(request), request.body, request.language),
  );
  api.post(
    "/learning/practice/:id",
    {
      config: {
        ...config,
        failures: ["E-KAROTA-WRONG_UUID_FORMAT", "E-KAROTA-NOT_FOUND", "E-KAROTA-OLD_VALUES", "E-KAROTA-PERIOD_OVER"],
      },
      schema: {
        tags,
        summary: "Answers the present task of a practice, and draws the next one",
        params,
        querystring: languageQuery,
        body: practiceAnswer,
        response: { 200: practiceMark },
      },
    },
    (request) =>
      answerPractice(deps, actorOf(request), {
        id: request.params.id,
        body: request.body,
        language: request.language,
      }),
  );
};
