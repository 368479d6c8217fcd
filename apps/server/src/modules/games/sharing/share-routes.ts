import * as z from "zod";
import { board } from "@karota/contract/games/board.ts";
import { openSharedBody, shareReply } from "@karota/contract/games/sharing.ts";
import { changesSaved, languageQuery } from "@karota/contract/wire.ts";
import { actorOf } from "../../../actor.ts";
import type { Api } from "../../../deps.ts";
import { guessLimit } from "../../../plugins/rate-limit.ts";
import type { GamesDeps } from "../games-deps.ts";
import { game, gridId } from "../parameters.ts";
import { openSharedBoard } from "./open-shared-board.ts";
import { shareBoard, stopSharing } from "./share-board.ts";

const tags = ["games"];
const params = z.object({ game, gridId });
const UNKNOWN = "E-SHARE-UNKNOWN";

/** The routes of boards that are shared by a link: of whose board it is, and of whoever opens the link. */
export function installShareRoutes(api: Api, games: GamesDeps): void {
  const guess = guessLimit(api);
  api.post(
    "/games/:game/:gridId/share",
    {
      config: {
        access: "player",
        failures: [
          "E-KAROTA-WRONG_UUID_FORMAT",
          "E-KAROTA-NOT_FOUND",
          "E-KAROTA-MOVES_DELETED",
          "E-SHARE-STILL_RUNNING",
        ],
      },
      schema: { tags, summary: "Shares one's own board by a link", params, response: { 200: shareReply } },
    },
    (request) =>
      shareBoard(games, { actor: actorOf(request), name: request.params.game, gridId: request.params.gridId }),
  );
  api.delete(
    "/games/:game/:gridId/share",
    {
      config: { access: "player", failures: ["E-KAROTA-WRONG_UUID_FORMAT", "E-KAROTA-NOT_FOUND"] },
      schema: { tags, summary: "Ends the link of one's own board", params, response: { 200: changesSaved } },
    },
    (request) =>
      stopSharing(games, { actor: actorOf(request), name: request.params.game, gridId: request.params.gridId }),
  );
  api.post(
    "/shared-boards/open",
    {
      // A text that is too long is no other mistake than a wrong one.
      config: {
        access: "public",
        invalid: UNKNOWN,
        failures: [UNKNOWN, "E-SHARE-ENDED", "E-SHARE-GONE", "E-KAROTA-NOT_FOUND"],
      },
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
}
