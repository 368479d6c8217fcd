import * as z from "zod";
import {
  joinBody,
  joinLinkReply,
  joinLinkUpdate,
  joinOffer,
  joinReply,
  joinRequestsBody,
} from "@karota/contract/mentorship/join.ts";
import { addMembersReply } from "@karota/contract/mentorship/mentorship.ts";
import { changesSaved, uuid } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { guessLimit } from "../../plugins/guess-limit.ts";
import { approveRequests, refuseRequests } from "./answer-requests.ts";
import { changeJoinLink, readJoinLink, renewJoinLink } from "./change-join-link.ts";
import { joinGroup, withdrawRequest } from "./join-group.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { JOIN_FAILURES, openJoinLink } from "./open-join-link.ts";

const tags = ["mentorship"];
const params = z.object({ id: uuid.check(z.meta({ description: "The group's id" })) });
const mentor = { access: "mentor", refusal: "E-MENTORSHIP-NOT_A_MENTOR" } as const;
const NO_GROUP = "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST";
const UNKNOWN = "E-MENTORSHIP-JOIN_LINK_UNKNOWN";
const GONE = "E-MENTORSHIP-JOIN_REQUEST_GONE";
const NOT_THE_OWNER = "E-MENTORSHIP-NOT_THE_OWNER";
const linkFailures = { ...mentor, failures: [NO_GROUP, NOT_THE_OWNER] } as const;

/** The routes of join links: of the mentor whose group it is, and of whoever opens one. */
export function installJoinRoutes(api: Api, deps: MentorshipDeps): void {
  installLinks(api, deps);
  installRequests(api, deps);
  installJoining(api, deps);
}

function installLinks(api: Api, deps: MentorshipDeps): void {
  const response = { 200: joinLinkReply };
  api.get(
    "/mentorship/groups/:id/join-link",
    { config: linkFailures, schema: { tags, summary: "A group's join link", params, response } },
    (request) => readJoinLink(deps, actorOf(request), request.params.id),
  );
  api.put(
    "/mentorship/groups/:id/join-link",
    {
      config: linkFailures,
      schema: { tags, summary: "Make or change a group's join link", params, body: joinLinkUpdate, response },
    },
    (request) => changeJoinLink(deps, actorOf(request), request.params.id, request.body),
  );
  api.post(
    "/mentorship/groups/:id/join-link/renew",
    { config: linkFailures, schema: { tags, summary: "Replace a group's join link by a new one", params, response } },
    (request) => renewJoinLink(deps, actorOf(request), request.params.id),
  );
}

function installRequests(api: Api, deps: MentorshipDeps): void {
  const body = joinRequestsBody;
  api.post(
    "/mentorship/groups/:id/join-requests/approve",
    {
      config: { ...mentor, failures: [NO_GROUP, NOT_THE_OWNER, GONE, "E-MENTORSHIP-PACKAGE_LIMIT_REACHED"] },
      schema: { tags, summary: "Let in who asks to join", params, body, response: { 200: addMembersReply } },
    },
    (request) => approveRequests(deps, actorOf(request), request.params.id, request.body.studentIds),
  );
  api.post(
    "/mentorship/groups/:id/join-requests/refuse",
    {
      config: { ...mentor, failures: [NO_GROUP, NOT_THE_OWNER, GONE] },
      schema: { tags, summary: "Refuse who asks to join", params, body, response: { 200: joinLinkReply } },
    },
    (request) => refuseRequests(deps, actorOf(request), request.params.id, request.body.studentIds),
  );
}

function installJoining(api: Api, deps: MentorshipDeps): void {
  const guess = guessLimit();
  // A text that is too long is no other mistake than a wrong one.
  const config = { access: "player", invalid: UNKNOWN, failures: [...JOIN_FAILURES] } as const;
  api.post(
    "/mentorship/join/open",
    { config, schema: { tags, summary: "Who asks by a join link", body: joinBody, response: { 200: joinOffer } } },
    (request) => guess(request, UNKNOWN, () => openJoinLink(deps, actorOf(request), request.body.token)),
  );
  api.post(
    "/mentorship/join",
    { config, schema: { tags, summary: "Join a group by its link", body: joinBody, response: { 200: joinReply } } },
    (request) => guess(request, UNKNOWN, () => joinGroup(deps, actorOf(request), request.body.token)),
  );
  api.post(
    "/mentorship/join/withdraw",
    {
      config: { access: "player", invalid: UNKNOWN, failures: [UNKNOWN] },
      schema: { tags, summary: "Take back a request to join", body: joinBody, response: { 200: changesSaved } },
    },
    (request) => guess(request, UNKNOWN, () => withdrawRequest(deps, actorOf(request), request.body.token)),
  );
}
