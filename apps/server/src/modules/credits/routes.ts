import { balancesReply, creditsQuery, creditsReply } from "@karota/contract/credits/ledger.ts";
import { actorOf } from "../../actor.ts";
import type { Module } from "../../deps.ts";
import { listBalances } from "./list-balances.ts";
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
  api.get(
    "/credits/balances",
    {
      config: { access: "player" },
      schema: {
        summary: "The balance at the end of each of the last 90 days",
        response: { 200: balancesReply },
      },
    },
    (request) => listBalances(deps, actorOf(request)),
  );
};
