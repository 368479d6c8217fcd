import { pdfFile, printBody, printQuery } from "@karota/contract/games/print.ts";
import { languageQuery } from "@karota/contract/wire.ts";
import type { Language } from "@karota/engine/message.ts";
import { schoolingOf } from "@karota/engine/schooling.ts";
import type { FastifyReply } from "fastify";
import * as z from "zod";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { printLimit } from "../../plugins/rate-limit.ts";
import { game, gridId, period } from "./parameters.ts";
import type { GamesDeps } from "./games-deps.ts";
import { printBoards, printPeriodic } from "./print-boards.ts";

const tags = ["games"];

const send = (reply: FastifyReply, pdf: Buffer, name: string) =>
  reply
    .type("application/pdf")
    .header("content-disposition", `inline; filename="${name.replace(/[^\w-]/g, "")}.pdf"`)
    .header("cache-control", "private, no-store")
    .send(pdf);

/** The options of a sheet that is printed alone. */
const ofQuery = ({ solutions, halves, large, subtraction }: z.infer<typeof printQuery>, language: Language) => ({
  language,
  schooling: schoolingOf(language, subtraction),
  perPage: 1 as const,
  solutions: solutions !== "false",
  variants: false,
  halves: halves === "true",
  large: large === "true",
});

export function installPrintRoutes(api: Api, games: GamesDeps): void {
  const take = printLimit(api);
  api.get(
    "/games/:game/periodic/:period/pdf",
    {
      config: { access: "public", internal: "E-KAROTA-PERIODIC_INTERNAL", failures: ["E-KAROTA-NOT_FOUND"] },
      schema: {
        tags,
        summary: "The running daily or weekly board as a PDF",
        params: z.object({ game, period }),
        querystring: printQuery,
        response: { 200: { content: { "application/pdf": { schema: pdfFile } } } },
      },
    },
    async (request, reply) => {
      const { language, params, query } = request;
      const count = (boards: number) => take(request, boards);
      const options = { ...ofQuery(query, language), count };
      return send(
        reply,
        await printPeriodic(games, { ...options, name: params.game, period: params.period }),
        params.game,
      );
    },
  );
  api.get(
    "/games/:game/:gridId/pdf",
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
        summary: "One's own board as a PDF",
        params: z.object({ game, gridId }),
        querystring: printQuery,
        response: { 200: { content: { "application/pdf": { schema: pdfFile } } } },
      },
    },
    async (request, reply) => {
      const { language, params, query } = request;
      const count = (boards: number) => take(request, boards);
      const options = { ...ofQuery(query, language), count };
      return send(
        reply,
        await printBoards(games, { ...options, actor: actorOf(request), boards: [params] }),
        params.game,
      );
    },
  );
  api.post(
    "/games/print",
    {
      config: {
        access: "player",
        failures: [
          "E-KAROTA-WRONG_UUID_FORMAT",
          "E-KAROTA-GAME_VALIDATION",
          "E-KAROTA-NOT_FOUND",
          "E-KAROTA-PERIOD_OVER",
          "E-KAROTA-MOVES_DELETED",
        ],
      },
      schema: {
        tags,
        summary: "Several of one's own boards as one PDF",
        querystring: languageQuery,
        body: printBody,
        response: { 200: { content: { "application/pdf": { schema: pdfFile } } } },
      },
    },
    async (request, reply) => {
      const { boards, per_page: perPage = 1, solutions = true, subtraction } = request.body;
      const { variants = false, halves = false, large = false } = request.body;
      const { language } = request;
      const count = (made: number) => take(request, made);
      const schooling = schoolingOf(language, subtraction);
      const options = { count, language, schooling, perPage, solutions, variants, halves, large };
      return send(reply, await printBoards(games, { ...options, actor: actorOf(request), boards }), "karota");
    },
  );
}
