import {
  learningQuery,
  progressReply,
  reviewAnswer,
  reviewMark,
  reviewReply,
  statisticsReply,
} from "@karota/contract/learning/learning.ts";
import { actorOf } from "../../actor.ts";
import type { Module } from "../../deps.ts";
import { answerReview } from "./answer-review.ts";
import { readProgress } from "./read-progress.ts";
import { readReview } from "./read-review.ts";
import { readStatistics } from "./read-statistics.ts";

const config = { access: "player" } as const;
const tags = ["learning"];

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
};
