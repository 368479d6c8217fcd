import * as z from "zod";
import { raceCodeBody, raceOfBoard, raceProgressBody, raceStateQuery, raceView } from "@karota/contract/games/races.ts";
import { uuid } from "@karota/contract/wire.ts";
import { actorOf } from "../../../actor.ts";
import type { Api } from "../../../deps.ts";
import { eventsResponse, openFromNow, sendEvents } from "../../../live-events.ts";
import { guessLimit } from "../../../plugins/guess-limit.ts";
import type { GamesDeps } from "../games-deps.ts";
import { beginRace } from "./begin-race.ts";
import { leaveRace, startRace } from "./change-race.ts";
import { describeRace } from "./describe-race.ts";
import { getRace } from "./get-race.ts";
import { joinRace } from "./join-race.ts";
import { openRace } from "./open-race.ts";
import { showProgress } from "./show-progress.ts";

const tags = ["games"];
const params = z.object({ id: uuid.check(z.meta({ description: "The race's id" })) });
const UNKNOWN = "E-SHARE-UNKNOWN";
const LINK_FAILURES = [UNKNOWN, "E-SHARE-ENDED", "E-SHARE-GONE", "E-KAROTA-NOT_FOUND"] as const;
const NOT_FOUND = "E-KAROTA-NOT_FOUND";

/** The routes of races on boards that are shared by a link. */
export function installRaceRoutes(api: Api, games: GamesDeps): void {
  installMeeting(api, games);
  installRacing(api, games);
  installFollowing(api, games);
}

/** By the code of the link: what happens before one is in a race. */
function installMeeting(api: Api, games: GamesDeps): void {
  const guess = guessLimit();
  const response = { 200: raceView };
  api.post(
    "/shared-boards/race/open",
    {
      config: { access: "player", invalid: UNKNOWN, failures: LINK_FAILURES },
      schema: {
        tags,
        summary: "The race on the board of a link that waits, or in which one plays",
        body: raceCodeBody,
        response: { 200: raceOfBoard },
      },
    },
    (request) => guess(request, UNKNOWN, () => openRace(games, actorOf(request), request.body.code)),
  );
  api.post(
    "/shared-boards/race/begin",
    {
      config: { access: "player", invalid: UNKNOWN, failures: LINK_FAILURES },
      schema: {
        tags,
        summary: "Begins a race on a board that one shares",
        description: "It ends the race before; one that waits is returned again.",
        body: raceCodeBody,
        response,
      },
    },
    (request) => guess(request, UNKNOWN, () => beginRace(games, actorOf(request), request.body.code)),
  );
  api.post(
    "/shared-boards/race/join",
    {
      config: {
        access: "player",
        invalid: UNKNOWN,
        failures: [...LINK_FAILURES, "E-RACE-NOT_WAITING", "E-RACE-FULL"],
      },
      schema: { tags, summary: "Joins the race that waits on the board of a link", body: raceCodeBody, response },
    },
    (request) => guess(request, UNKNOWN, () => joinRace(games, actorOf(request), request.body.code)),
  );
}

/** What people in a race do. */
function installRacing(api: Api, games: GamesDeps): void {
  const response = { 200: raceView };
  api.post(
    "/races/:id/start",
    {
      config: { access: "player", failures: [NOT_FOUND, "E-RACE-ALONE", "E-RACE-NOT_RUNNING"] },
      schema: { tags, summary: "Starts a race that one hosts", params, response },
    },
    (request) => startRace(games, actorOf(request), request.params.id),
  );
  api.post(
    "/races/:id/progress",
    {
      config: { access: "player", failures: [NOT_FOUND, "E-RACE-NOT_RUNNING", "E-KAROTA-GAME_VALIDATION"] },
      schema: {
        tags,
        summary: "Shows how far one is, by the saves from the start of the board on",
        params,
        body: raceProgressBody,
        response,
      },
    },
    (request) => showProgress(games, actorOf(request), request.params.id, request.body.saves),
  );
  api.post(
    "/races/:id/leave",
    {
      config: { access: "player", failures: [NOT_FOUND] },
      schema: { tags, summary: "Leaves a race", params, response },
    },
    (request) => leaveRace(games, actorOf(request), request.params.id),
  );
}

function installFollowing(api: Api, games: GamesDeps): void {
  const { db } = games.database;
  const config = { access: "player", failures: [NOT_FOUND] } as const;
  api.get(
    "/races/:id",
    {
      config,
      schema: {
        tags,
        summary: "A race that one is in",
        params,
        querystring: raceStateQuery,
        response: { 200: raceView, 204: z.null().meta({ description: "Still as in `state`" }) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const view = describeRace(games, await getRace(games, db, actor, request.params.id), actor);
      return view.state === request.query.state ? reply.code(204).send(null) : view;
    },
  );
  api.get(
    "/races/:id/events",
    {
      config,
      schema: {
        tags,
        summary: "Says that a race has changed",
        description:
          "Server-sent events: `version` with the number of the present version, first at once. What has changed is read " +
          "by another call.",
        params,
        response: eventsResponse,
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { id } = request.params;
      const version = async () => (await getRace(games, db, actor, id)).row.version;
      return sendEvents(reply, await openFromNow(games.raceEvents, id, { userId: actor.id, leads: false }, version));
    },
  );
}
