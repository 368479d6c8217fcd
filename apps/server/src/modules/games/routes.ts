import {
  board,
  createBody,
  createReply,
  dailyBoards,
  gameInfo,
  overview,
  saveEnvelope,
  saveReply,
  type Period,
} from "@karota/contract/games/board.ts";
import { game, gridId, period } from "./parameters.ts";
import { languageQuery } from "@karota/contract/wire.ts";
import * as z from "zod";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { idempotencyHeaders, readIdempotentRequest } from "../../idempotency.ts";
import { share, shareUntil } from "../../plugins/shared-answers.ts";
import { installBookRoutes } from "./book-routes.ts";
import { createGame } from "./create-game.ts";
import type { GamesDeps } from "./games-deps.ts";
import { getDailyBoards } from "./get-daily-boards.ts";
import { getInfo } from "./get-info.ts";
import { getOverview } from "./get-overview.ts";
import { loadGame, loadPeriodic } from "./load-game.ts";
import { installPrintRoutes } from "./print-routes.ts";
import { installRaceRoutes } from "./races/race-routes.ts";
import { saveGame } from "./saving/save-game.ts";
import { installShareRoutes } from "./sharing/share-routes.ts";

const tags = ["games"];
const gameParams = z.object({ game });
/** Format and existence are the use cases' business: each has its code. */
const gridParams = z.object({ game, gridId });
const periodParams = z.object({ game, period });

export function installRoutes(api: Api, games: GamesDeps): void {
  installPrintRoutes(api, games);
  installBookRoutes(api, games);
  installShareRoutes(api, games);
  installRaceRoutes(api, games);
  api.get(
    "/games/overview",
    {
      config: { access: "public" },
      schema: {
        tags,
        summary: "Today's games, with one's own progress",
        querystring: languageQuery,
        response: { 200: overview },
      },
    },
    ({ actor, language }, reply) => {
      share(reply);
      return getOverview(games, { actor, language });
    },
  );
  api.get(
    "/games/daily-boards",
    {
      config: { access: "public" },
      schema: {
        tags,
        summary: "Today's games and their daily boards without anybody's progress, for play without a network",
        querystring: languageQuery,
        response: { 200: dailyBoards },
      },
    },
    async ({ language, log }, reply) => {
      let isComplete = true;
      const found = await getDailyBoards(games, language, (error) => {
        isComplete = false;
        log.error({ err: error }, "a daily board is missing");
      });
      if (isComplete) shareUntil(reply, Date.parse(found.overview.day_ends), games.clock.now());
      return found;
    },
  );
  api.get(
    "/games/info/:game",
    {
      config: { access: "public", failures: ["E-KAROTA-NOT_FOUND"] },
      schema: {
        tags,
        summary: "A game's options and prices, and one's unfinished boards",
        params: gameParams,
        querystring: languageQuery,
        response: { 200: gameInfo },
      },
    },
    ({ actor, language, params }, reply) => {
      share(reply);
      return getInfo(games, { actor, language, name: params.game });
    },
  );
  api.get(
    "/games/:game/periodic/:period",
    {
      config: { access: "public", internal: "E-KAROTA-PERIODIC_INTERNAL", failures: ["E-KAROTA-NOT_FOUND"] },
      schema: {
        tags,
        summary: "The running daily or weekly board, with one's own progress",
        description: "Beside these fields stand the game's own: the schema `<game>.board`.",
        params: periodParams,
        querystring: languageQuery,
        response: { 200: board },
      },
    },
    async ({ actor, language, params }, reply) => {
      const found = await loadPeriodic(games, { actor, language, name: params.game, period: params.period });
      if (found.ends !== null) shareUntil(reply, Date.parse(found.ends), games.clock.now());
      return found;
    },
  );
  api.get(
    "/games/:game/:gridId",
    {
      config: {
        access: "player",
        failures: [
          "E-KAROTA-WRONG_UUID_FORMAT",
          "E-KAROTA-NOT_FOUND",
          "E-KAROTA-PERIOD_OVER",
          "E-KAROTA-MOVES_DELETED",
        ],
      },
      schema: {
        tags,
        summary: "One's own board",
        description: "Beside these fields stand the game's own: the schema `<game>.board`.",
        params: gridParams,
        querystring: languageQuery,
        response: { 200: board },
      },
    },
    (request) =>
      loadGame(games, {
        actor: actorOf(request),
        language: request.language,
        name: request.params.game,
        gridId: request.params.gridId,
      }),
  );
  api.post(
    "/games/:game/create",
    {
      config: {
        access: "player",
        failures: ["E-KAROTA-NOT_ENOUGH_CARROTS", "E-KAROTA-NOT_FOUND", "E-KAROTA-OLD_VALUES"],
      },
      schema: {
        tags,
        summary: "Starts a new board for its price",
        description: "The options are the schema `<game>.options`, the board's own fields `<game>.board`.",
        params: gameParams,
        querystring: languageQuery,
        headers: idempotencyHeaders,
        body: createBody,
        response: { 200: createReply },
      },
    },
    (request) => {
      const actor = actorOf(request);
      return createGame(games, {
        actor,
        language: request.language,
        name: request.params.game,
        options: request.body.options ?? {},
        shown: request.body.price ?? null,
        idempotency: readIdempotentRequest(actor.id, request),
      });
    },
  );
  api.post(
    "/games/:game/update",
    {
      config: {
        access: "player",
        failures: [
          "E-KAROTA-WRONG_UUID_FORMAT",
          "E-KAROTA-NOT_FOUND",
          "E-KAROTA-OLD_VALUES",
          "E-KAROTA-PERIOD_OVER",
          "E-KAROTA-MOVES_DELETED",
        ],
      },
      schema: {
        tags,
        summary: "Saves a step of one's own board",
        description: "Beside these fields stand the game's own: the schema `<game>.save`.",
        params: gameParams,
        querystring: languageQuery,
        body: saveEnvelope,
        response: { 200: saveReply },
      },
    },
    (request) =>
      saveGame(games, {
        actor: actorOf(request),
        language: request.language,
        name: request.params.game,
        period: null,
        body: request.body,
      }),
  );
  api.post(
    "/games/user_:game(^[A-Za-z_]+?)_:period(^(?:daily|weekly)$)",
    {
      config: {
        access: "player",
        internal: "E-KAROTA-PERIODIC_INTERNAL",
        failures: [
          "E-KAROTA-WRONG_UUID_FORMAT",
          "E-KAROTA-NOT_FOUND",
          "E-KAROTA-OLD_VALUES",
          "E-KAROTA-PERIOD_OVER",
          "E-KAROTA-MOVES_DELETED",
        ],
      },
      schema: {
        tags,
        summary: "Saves a step of the running daily or weekly board",
        description: "Beside these fields stand the game's own: the schema `<game>.save`.",
        params: periodParams,
        querystring: languageQuery,
        body: saveEnvelope,
        response: { 200: saveReply },
      },
    },
    (request) =>
      saveGame(games, {
        actor: actorOf(request),
        language: request.language,
        name: request.params.game,
        period: request.params.period as Period,
        body: request.body,
      }),
  );
}
