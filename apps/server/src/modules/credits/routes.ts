import { creditsQuery, creditsReply } from "@karota/contract/credits/ledger.ts";
import { actorOf } from "../../actor.ts";
import type { Module } from "../../deps.ts";
import { listMovements } from "./list-movements.ts";

/** The routes of `credits`. */
export const creditsModule: Module = (api, deps) => {
  api.get(
    "/credits",
    {
      config: { access: "player" },
      schema: {
        summary: "Balance and movements of carrots",
        querystring: creditsQuery,
        response: { 200: creditsReply },
      },
    },
    (request) => listMovements(deps, actorOf(request), request.query),
  );
};
