import * as z from "zod";
import {
  cardBody,
  cardOwner,
  cardsReply,
  classReply,
  classSignInBody,
  classSignInReply,
  classUpdate,
  namesBody,
  namesReply,
  newCardsBody,
  ownClassReply,
  printCardsBody,
  pupilsBody,
  pupilUpdate,
} from "@karota/contract/classes/classes.ts";
import { pdfFile } from "@karota/contract/games/print.ts";
import { languageQuery, uuid } from "@karota/contract/wire.ts";
import type { FastifyRequest } from "fastify";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { guessLimit } from "../../plugins/guess-limit.ts";
import { printLimit, signInLimit } from "../../plugins/rate-limit.ts";
import { addPupils } from "./add-pupils.ts";
import { changeLastDay, removePupil, renamePupil, renewCards, unlockPupil } from "./change-pupils.ts";
import type { ClassesDeps } from "./classes-deps.ts";
import { readOwnClass } from "./own-class.ts";
import { printCards } from "./print-cards.ts";
import { readClass } from "./read-class.ts";
import { listNames, readCardOwner, signInByCard } from "./sign-in.ts";

const tags = ["classes"];
const groupId = uuid.check(z.meta({ description: "The group's id" }));
const ofGroup = z.object({ groupId });
const ofPupil = z.object({ groupId, pupilId: uuid.check(z.meta({ description: "The pupil's id" })) });
const mentor = { access: "mentor", refusal: "E-MENTORSHIP-NOT_A_MENTOR" } as const;
const NOT_OWN = ["E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST", "E-MENTORSHIP-NOT_THE_OWNER"] as const;
const own = [...NOT_OWN, "E-CLASS-OFF"] as const;

/** The routes of class cards: of the mentor whose group it is, of whoever signs in, and of a pupil. */
export function installRoutes(api: Api, deps: ClassesDeps): void {
  installClass(api, deps);
  installPupil(api, deps);
  installCards(api, deps);
  installSignIn(api, deps);
  api.get(
    "/classes/mine",
    {
      config: { access: "player" },
      schema: { tags, summary: "When one's own class ends", response: { 200: ownClassReply } },
    },
    (request) => readOwnClass(deps, actorOf(request)),
  );
}

function installClass(api: Api, deps: ClassesDeps): void {
  const response = { 200: classReply };
  api.get(
    "/classes/:groupId",
    {
      config: { ...mentor, failures: [...NOT_OWN] },
      schema: { tags, summary: "The pupils with cards of a group", params: ofGroup, response },
    },
    (request) => readClass(deps, actorOf(request), request.params.groupId),
  );
  api.put(
    "/classes/:groupId",
    {
      config: { ...mentor, failures: [...own, "E-CLASS-LAST_DAY", "E-CLASS-PUPIL_GONE"] },
      schema: { tags, summary: "Choose the last day of a class", params: ofGroup, body: classUpdate, response },
    },
    (request) => changeLastDay(deps, actorOf(request), request.params.groupId, request.body.lastDay),
  );
  api.post(
    "/classes/:groupId/pupils",
    {
      config: {
        ...mentor,
        failures: [
          ...own,
          "E-CLASS-NAME_TAKEN",
          "E-CLASS-ENDED",
          "E-KAROTA-SIGN_UP_CLOSED",
          "E-MENTORSHIP-PACKAGE_LIMIT_REACHED",
        ],
      },
      schema: {
        tags,
        summary: "Make pupils of names; the reply has their cards",
        params: ofGroup,
        body: pupilsBody,
        response: { 200: cardsReply },
      },
    },
    (request) => addPupils(deps, actorOf(request), request.params.groupId, request.body.names),
  );
}

function installPupil(api: Api, deps: ClassesDeps): void {
  const response = { 200: classReply };
  const failures = [...own, "E-CLASS-PUPIL_GONE"] as const;
  api.put(
    "/classes/:groupId/pupils/:pupilId",
    {
      config: { ...mentor, failures: [...failures, "E-CLASS-NAME_TAKEN"] },
      schema: { tags, summary: "Rename a pupil", params: ofPupil, body: pupilUpdate, response },
    },
    (request) => renamePupil(deps, actorOf(request), request.params, request.body.name),
  );
  api.post(
    "/classes/:groupId/pupils/:pupilId/unlock",
    {
      config: { ...mentor, failures },
      schema: { tags, summary: "Let a pupil try the pictures again", params: ofPupil, response },
    },
    (request) => unlockPupil(deps, actorOf(request), request.params),
  );
  api.delete(
    "/classes/:groupId/pupils/:pupilId",
    { config: { ...mentor, failures }, schema: { tags, summary: "Erase a pupil", params: ofPupil, response } },
    (request) => removePupil(deps, actorOf(request), request.params),
  );
}

function installCards(api: Api, deps: ClassesDeps): void {
  const count = printLimit(api);
  api.post(
    "/classes/:groupId/cards",
    {
      config: { ...mentor, failures: [...own, "E-CLASS-PUPIL_GONE"] },
      schema: {
        tags,
        summary: "Give pupils new cards; the old ones are void at once",
        params: ofGroup,
        body: newCardsBody,
        response: { 200: cardsReply },
      },
    },
    (request) => renewCards(deps, actorOf(request), request.params.groupId, request.body.ids),
  );
  api.post(
    "/classes/:groupId/cards/print",
    {
      config: { ...mentor, failures: [...own, "E-CLASS-PUPIL_GONE", "E-CLASS-CARD_UNKNOWN"] },
      schema: {
        tags,
        summary: "Cards that were just made as a PDF",
        params: ofGroup,
        querystring: languageQuery,
        body: printCardsBody,
        response: { 200: { content: { "application/pdf": { schema: pdfFile } } } },
      },
    },
    async (request, reply) => {
      const { cards } = request.body;
      // Eight cards are a page, as a board is.
      await count(request, Math.ceil(cards.length / 8));
      const { language, params } = request;
      const pdf = await printCards(deps, actorOf(request), { groupId: params.groupId, cards, language });
      return reply
        .type("application/pdf")
        .header("content-disposition", 'inline; filename="karota.pdf"')
        .header("cache-control", "private, no-store")
        .send(pdf);
    },
  );
}

function installSignIn(api: Api, deps: ClassesDeps): void {
  const guess = guessLimit();
  const UNKNOWN = ["E-CLASS-CARD_UNKNOWN", "E-CLASS-CODE_UNKNOWN"] as const;
  /** Counts the tries of an address to find a card or a class; wrong pictures lock the pupil, not the school. */
  const guarded = <T>(request: FastifyRequest, find: () => Promise<T>): Promise<T> => guess(request, UNKNOWN, find);
  const config = { access: "public", rateLimit: signInLimit(deps) } as const;
  api.post(
    "/classes/card",
    {
      config: {
        ...config,
        invalid: "E-CLASS-CARD_UNKNOWN",
        failures: ["E-CLASS-OFF", "E-CLASS-CARD_UNKNOWN", "E-CLASS-ENDED"],
      },
      schema: { tags, summary: "Whose card it is", body: cardBody, response: { 200: cardOwner } },
    },
    (request) => guarded(request, () => readCardOwner(deps, request.body.secret)),
  );
  api.post(
    "/classes/names",
    {
      config: {
        ...config,
        invalid: "E-CLASS-CODE_UNKNOWN",
        failures: ["E-CLASS-OFF", "E-CLASS-CODE_UNKNOWN", "E-CLASS-ENDED"],
      },
      schema: { tags, summary: "The names of a class", body: namesBody, response: { 200: namesReply } },
    },
    (request) => guarded(request, () => listNames(deps, request.body.code)),
  );
  api.post(
    "/classes/sign-in",
    {
      config: {
        ...config,
        failures: ["E-CLASS-OFF", "E-CLASS-ENDED", "E-CLASS-LOCKED", "E-CLASS-WRONG_PICTURES", ...UNKNOWN],
      },
      schema: {
        tags,
        summary: "An ID token for a card, or for three pictures",
        description: "The token carries the nonce of `aaa/login-start` and goes to `aaa/login-class-oauth2`.",
        body: classSignInBody,
        response: { 200: classSignInReply },
      },
    },
    (request) => guarded(request, () => signInByCard(deps, request.body)),
  );
}
