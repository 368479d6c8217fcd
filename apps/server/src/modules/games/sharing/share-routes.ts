import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { board } from "@karota/contract/games/board.ts";
import { openSharedBody, sharedTimes, shareReply, shareUpdate, showTimeBody } from "@karota/contract/games/sharing.ts";
import { changesSaved, languageQuery } from "@karota/contract/wire.ts";
import { actorOf } from "../../../actor.ts";
import type { Api } from "../../../deps.ts";
import { guessLimit } from "../../../plugins/guess-limit.ts";
import type { GamesDeps } from "../games-deps.ts";
import { game, gridId } from "../parameters.ts";
import { openSharedBoard } from "./open-shared-board.ts";
import { changeShare, shareBoard, stopSharing } from "./share-board.ts";
import { readTimes, showTime, withdrawTime } from "./show-time.ts";

const tags = ["games"];
const params = z.object({ game, gridId });
const UNKNOWN = "E-SHARE-UNKNOWN";

const LINK_FAILURES = [UNKNOWN, "E-SHARE-ENDED", "E-SHARE-GONE"] as const;

/** The routes of boards that are shared by a link: of whose board it is, and of whoever opens the link. */
export function installShareRoutes(api: Api, games: GamesDeps): void {
  installSharing(api, games);
  installOpening(api, games);
}

function installSharing(api: Api, games: GamesDeps): void {
  const own = (request: FastifyRequest<{ Params: { game: string; gridId: string } }>) => ({
    actor: actorOf(request),
    name: request.params.game,
    gridId: request.params.gridId,
  });
  const failures = ["E-KAROTA-WRONG_UUID_FORMAT", "E-KAROTA-NOT_FOUND"] as const;
  api.post(
    "/games/:game/:gridId/share",
    {
      config: { access: "player", failures: [...failures, "E-KAROTA-MOVES_DELETED", "E-SHARE-STILL_RUNNING"] },
      schema: { tags, summary: "Shares one's own board by a link", params, response: { 200: shareReply } },
    },
    (request) => shareBoard(games, own(request)),
  );
  api.put(
    "/games/:game/:gridId/share",
    {
      config: { access: "player", failures: [...failures, "E-SHARE-ENDED"] },
      schema: {
        tags,
        summary: "Shows one's time to those who play the board by its link, or hides it",
        params,
        body: shareUpdate,
        response: { 200: shareReply },
      },
    },
    (request) => changeShare(games, own(request), request.body.shows_time),
  );
  api.delete(
    "/games/:game/:gridId/share",
    {
      config: { access: "player", failures },
      schema: { tags, summary: "Ends the link of one's own board", params, response: { 200: changesSaved } },
    },
    (request) => stopSharing(games, own(request)),
  );
}

function installOpening(api: Api, games: GamesDeps): void {
  const guess = guessLimit();
  // A text that is too long is no other mistake than a wrong one.
  const player = { access: "player", invalid: UNKNOWN, failures: LINK_FAILURES } as const;
  const response = { 200: sharedTimes };
  api.post(
    "/shared-boards/open",
    {
      config: { access: "public", invalid: UNKNOWN, failures: [...LINK_FAILURES, "E-KAROTA-NOT_FOUND"] },
      schema: {
        tags,
        summary: "The board of a link, without anybody's progress",
        description: "Beside these fields stand the game's own: the schema `<game>.board`.",
        querystring: languageQuery,
        body: openSharedBody,
        response: { 200: board },
      },
    },
    (request) =>
      guess(request, UNKNOWN, () => openSharedBoard(games, { code: request.body.code, language: request.language })),
  );
  api.post(
    "/shared-boards/times/open",
    {
      config: player,
      schema: {
        tags,
        summary: "One's own time of a board, and the one of who shares it if both are shown",
        body: openSharedBody,
        response,
      },
    },
    (request) => guess(request, UNKNOWN, () => readTimes(games, actorOf(request), request.body.code)),
  );
  api.post(
    "/shared-boards/times",
    {
      config: {
        access: "player",
        failures: [...LINK_FAILURES, "E-SHARE-OWN_BOARD", "E-KAROTA-NOT_FOUND", "E-KAROTA-GAME_VALIDATION"],
      },
      schema: { tags, summary: "Shows one's time to who shares a board", body: showTimeBody, response },
    },
    (request) => guess(request, UNKNOWN, () => showTime(games, actorOf(request), request.body)),
  );
  api.post(
    "/shared-boards/times/withdraw",
    {
      config: player,
      schema: { tags, summary: "Takes back one's time of a board", body: openSharedBody, response },
    },
    (request) => guess(request, UNKNOWN, () => withdrawTime(games, actorOf(request), request.body.code)),
  );
}
