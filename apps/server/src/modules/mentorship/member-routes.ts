import * as z from "zod";
import { addMembersBody, addMembersReply } from "@karota/contract/mentorship/mentorship.ts";
import { changesSaved, uuid } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { addMembers, removeMember } from "./change-members.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";

const tags = ["mentorship"];
const groupId = uuid.check(z.meta({ description: "The group's id" }));
const groupParams = z.object({ id: groupId });
const memberParams = z.object({ id: groupId, studentId: uuid.check(z.meta({ description: "The student's id" })) });
const done = { 200: changesSaved };
const mentor = { access: "mentor", refusal: "E-MENTORSHIP-NOT_A_MENTOR" } as const;
const OWN_GROUP = ["E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST", "E-MENTORSHIP-NOT_THE_OWNER"] as const;

/** Who is put into a group and taken out of it. */
export function installMemberRoutes(api: Api, deps: MentorshipDeps): void {
  api.post(
    "/mentorship/groups/:id/members",
    {
      config: {
        ...mentor,
        failures: [
          "E-MENTORSHIP_WRONG_USER_GROUP_MEMBER_IDS",
          ...OWN_GROUP,
          "E-MENTORSHIP-MENTOR_AND_MEMBER",
          "E-MENTORSHIP-SOME_USERS_NOT_STUDENTS",
          "E-MENTORSHIP_ALL_USERS_ALREADY_MEMBERS",
          "E-MENTORSHIP-PACKAGE_LIMIT_REACHED",
        ],
      },
      schema: {
        tags,
        summary: "Put students into a group",
        params: groupParams,
        body: addMembersBody,
        response: { 200: addMembersReply },
      },
    },
    (request) => addMembers(deps, actorOf(request), request.params.id, request.body.studentIds),
  );
  api.delete(
    "/mentorship/groups/:id/members/:studentId",
    {
      config: {
        ...mentor,
        failures: [
          "E-MENTORSHIP_WRONG_USER_GROUP_MEMBER_IDS",
          ...OWN_GROUP,
          "E-MENTORSHIP-USER_NOT_A_STUDENT",
          "E-CLASS-OWN_GROUP",
        ],
      },
      schema: {
        tags,
        summary: "Take a student out of a group",
        params: memberParams,
        response: done,
      },
    },
    (request) => removeMember(deps, actorOf(request), request.params.id, request.params.studentId),
  );
}
