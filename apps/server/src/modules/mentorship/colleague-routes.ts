import * as z from "zod";
import {
  answerBody,
  colleaguesReply,
  groupLogQuery,
  groupLogReply,
  handOverBody,
  invitationsReply,
  inviteBody,
} from "@karota/contract/mentorship/colleagues.ts";
import { changesSaved, uuid } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import {
  answerInvitation,
  inviteColleague,
  listInvitations,
  offerGroup,
  readColleagues,
  removeColleague,
} from "./change-colleagues.ts";
import { readGroupLog } from "./group-log.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";

const tags = ["mentorship"];
const id = uuid.check(z.meta({ description: "The group's id" }));
const params = z.object({ id });
const colleagueParams = z.object({ id, mentorId: uuid.check(z.meta({ description: "The other mentor's id" })) });
const mentor = { access: "mentor", refusal: "E-MENTORSHIP-NOT_A_MENTOR" } as const;
const NO_GROUP = "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST";
const NOT_THE_OWNER = "E-MENTORSHIP-NOT_THE_OWNER";
const NOT_A_COLLEAGUE = "E-MENTORSHIP-NOT_A_COLLEAGUE";
const MENTOR_AND_MEMBER = "E-MENTORSHIP-MENTOR_AND_MEMBER";

/** The routes of the mentors of a group, and of what they ask each other. */
export function installColleagueRoutes(api: Api, deps: MentorshipDeps): void {
  installMentors(api, deps);
  installInvitations(api, deps);
  api.get(
    "/mentorship/groups/:id/log",
    {
      config: { ...mentor, failures: [NO_GROUP] },
      schema: {
        tags,
        summary: "What happened in a group",
        params,
        querystring: groupLogQuery,
        response: { 200: groupLogReply },
      },
    },
    (request) => readGroupLog(deps, actorOf(request), request.params.id, request.query.before),
  );
}

function installMentors(api: Api, deps: MentorshipDeps): void {
  const response = { 200: colleaguesReply };
  api.get(
    "/mentorship/groups/:id/colleagues",
    {
      config: { ...mentor, failures: [NO_GROUP] },
      schema: { tags, summary: "The mentors of a group", params, response },
    },
    (request) => readColleagues(deps, actorOf(request), request.params.id),
  );
  api.post(
    "/mentorship/groups/:id/colleagues",
    {
      config: {
        ...mentor,
        failures: [
          NO_GROUP,
          NOT_THE_OWNER,
          MENTOR_AND_MEMBER,
          "E-MENTORSHIP-WRONG_UUID_FORMAT",
          "E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST",
          "E-MENTORSHIP-COLLEAGUE_NOT_A_MENTOR",
          "E-MENTORSHIP-ALREADY_A_COLLEAGUE",
          "E-MENTORSHIP-TOO_MANY_COLLEAGUES",
        ],
      },
      schema: { tags, summary: "Invite another mentor into a group", params, body: inviteBody, response },
    },
    (request) => inviteColleague(deps, actorOf(request), request.params.id, request.body.uniqueCode),
  );
  api.delete(
    "/mentorship/groups/:id/colleagues/:mentorId",
    {
      config: { ...mentor, failures: [NO_GROUP, NOT_THE_OWNER, NOT_A_COLLEAGUE] },
      schema: {
        tags,
        summary: "Take a mentor out of a group, take an invitation back, or leave it by one's own id",
        params: colleagueParams,
        response: { 200: changesSaved },
      },
    },
    (request) => removeColleague(deps, actorOf(request), request.params.id, request.params.mentorId),
  );
  api.put(
    "/mentorship/groups/:id/hand-over",
    {
      config: { ...mentor, failures: [NO_GROUP, NOT_THE_OWNER, NOT_A_COLLEAGUE] },
      schema: { tags, summary: "Offer a group to one of its mentors", params, body: handOverBody, response },
    },
    (request) => offerGroup(deps, actorOf(request), request.params.id, request.body.mentorId),
  );
}

function installInvitations(api: Api, deps: MentorshipDeps): void {
  api.get(
    "/mentorship/invitations",
    { config: mentor, schema: { tags, summary: "What other mentors ask", response: { 200: invitationsReply } } },
    (request) => listInvitations(deps, actorOf(request)),
  );
  api.post(
    "/mentorship/invitations/:id",
    {
      config: {
        ...mentor,
        failures: ["E-MENTORSHIP-INVITATION_GONE", MENTOR_AND_MEMBER, "E-MENTORSHIP-PACKAGE_LIMIT_REACHED"],
      },
      schema: {
        tags,
        summary: "Accept or decline what another mentor asks",
        params,
        body: answerBody,
        response: { 200: changesSaved },
      },
    },
    (request) => answerInvitation(deps, actorOf(request), request.params.id, request.body),
  );
}
