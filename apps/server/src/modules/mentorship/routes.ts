import * as z from "zod";
import {
  addGroupReply,
  addMembersBody,
  addMembersReply,
  addStudentBody,
  addStudentReply,
  becomeMentorReply,
  groupBody,
  groupDetail,
  groupsReply,
  groupUpdate,
  mentorInfo,
  mentorsReply,
  packagesReply,
  student,
  studentsReply,
} from "@karota/contract/mentorship/mentorship.ts";
import { changesSaved, uuid } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { addStudent } from "./add-student.ts";
import { becomeMentor } from "./become-mentor.ts";
import { addMembers, removeMember } from "./change-members.ts";
import { describeGroup, describeGroups } from "./describe-group.ts";
import { describeStudent, describeStudents } from "./describe-student.ts";
import { addGroup, changeGroup, removeGroup } from "./keep-group.ts";
import { listMentors } from "./list-mentors.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { describePackage, packagesOf } from "./packages.ts";
import { readInfo } from "./read-info.ts";
import { leaveMentor, removeStudent } from "./remove-student.ts";

const tags = ["mentorship"];
const params = z.object({ id: uuid });
const done = { 200: changesSaved };
const player = { access: "player" } as const;
const mentor = { access: "mentor", refusal: "E-MENTORSHIP-NOT_A_MENTOR" } as const;
const addingStudent = { ...mentor, internal: "E-MENTORSHIP-ERROR_ADDING_A_STUDENT" } as const;
const addingGroup = { ...mentor, internal: "E-MENTORSHIP-ERROR_ADDING_STUDENT_GROUP" } as const;

/** The routes of `mentorship`. */
export function installRoutes(api: Api, deps: MentorshipDeps): void {
  installProgramme(api, deps);
  installStudents(api, deps);
  installGroups(api, deps);
}

function installProgramme(api: Api, deps: MentorshipDeps): void {
  api.get(
    "/mentorship/packages",
    { config: { access: "public" }, schema: { tags, summary: "The packages", response: { 200: packagesReply } } },
    () => ({ packages: packagesOf(deps.settings()).map(describePackage) }),
  );
  api.post(
    "/mentorship/members",
    { config: player, schema: { tags, summary: "Become a mentor", response: { 200: becomeMentorReply } } },
    (request) => becomeMentor(deps, actorOf(request)),
  );
  api.get(
    "/mentorship/info",
    { config: mentor, schema: { tags, summary: "One's package and its usage", response: { 200: mentorInfo } } },
    (request) => readInfo(deps, actorOf(request)),
  );
  api.get(
    "/mentorship/mentors",
    { config: player, schema: { tags, summary: "One's own mentors", response: { 200: mentorsReply } } },
    (request) => listMentors(deps, actorOf(request)),
  );
  api.delete(
    "/mentorship/mentors/:id",
    { config: player, schema: { tags, summary: "Leave a mentor", params, response: done } },
    (request) => leaveMentor(deps, actorOf(request), request.params.id),
  );
}

function installStudents(api: Api, deps: MentorshipDeps): void {
  const { database, calendar, clock } = deps;
  api.get(
    "/mentorship/students",
    { config: mentor, schema: { tags, summary: "One's students", response: { 200: studentsReply } } },
    (request) =>
      describeStudents(database.db, actorOf(request).id, calendar, clock.now()).then((students) => ({ students })),
  );
  api.post(
    "/mentorship/students",
    {
      config: addingStudent,
      schema: {
        tags,
        summary: "Add a student by their code",
        body: addStudentBody,
        response: { 200: addStudentReply },
      },
    },
    (request) => addStudent(deps, actorOf(request), request.body.uniqueCode),
  );
  api.get(
    "/mentorship/students/:id",
    { config: mentor, schema: { tags, summary: "One student", params, response: { 200: student } } },
    (request) => describeStudent(database.db, actorOf(request).id, calendar, clock.now(), request.params.id),
  );
  api.delete(
    "/mentorship/students/:id",
    { config: mentor, schema: { tags, summary: "Remove a student", params, response: done } },
    (request) => removeStudent(deps, actorOf(request), request.params.id),
  );
}

function installGroups(api: Api, deps: MentorshipDeps): void {
  const { database, calendar } = deps;
  api.get(
    "/mentorship/groups",
    { config: mentor, schema: { tags, summary: "One's groups", response: { 200: groupsReply } } },
    (request) => describeGroups(database.db, actorOf(request).id, calendar).then((groups) => ({ groups })),
  );
  api.post(
    "/mentorship/groups",
    {
      config: addingGroup,
      schema: { tags, summary: "Add a group", body: groupBody, response: { 200: addGroupReply } },
    },
    (request) => addGroup(deps, actorOf(request), request.body),
  );
  api.get(
    "/mentorship/groups/:id",
    { config: mentor, schema: { tags, summary: "One group", params, response: { 200: groupDetail } } },
    (request) => describeGroup(database.db, actorOf(request).id, request.params.id, calendar),
  );
  api.put(
    "/mentorship/groups/:id",
    {
      config: mentor,
      schema: { tags, summary: "Change a group", params, body: groupUpdate, response: { 200: groupDetail } },
    },
    (request) => changeGroup(deps, actorOf(request), request.params.id, request.body),
  );
  api.delete(
    "/mentorship/groups/:id",
    { config: mentor, schema: { tags, summary: "Remove a group", params, response: done } },
    (request) => removeGroup(deps, actorOf(request), request.params.id),
  );
  api.post(
    "/mentorship/groups/:id/members",
    {
      config: mentor,
      schema: {
        tags,
        summary: "Put students into a group",
        params,
        body: addMembersBody,
        response: { 200: addMembersReply },
      },
    },
    (request) => addMembers(deps, actorOf(request), request.params.id, request.body.studentIds),
  );
  api.delete(
    "/mentorship/groups/:id/members/:studentId",
    {
      config: mentor,
      schema: {
        tags,
        summary: "Take a student out of a group",
        params: z.object({ id: uuid, studentId: uuid }),
        response: done,
      },
    },
    (request) => removeMember(deps, actorOf(request), request.params.id, request.params.studentId),
  );
}
