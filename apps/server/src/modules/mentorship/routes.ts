import * as z from "zod";
import {
  addGroupReply,
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
  removeGroupQuery,
  student,
  studentsReply,
} from "@karota/contract/mentorship/mentorship.ts";
import { changesSaved, uuid } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import { addStudent } from "./add-student.ts";
import { becomeMentor } from "./become-mentor.ts";
import { installColleagueRoutes } from "./colleague-routes.ts";
import { describeGroup, describeGroups } from "./describe-group.ts";
import { describeStudent, describeStudents } from "./describe-student.ts";
import { installJoinRoutes } from "./join-routes.ts";
import { installMemberRoutes } from "./member-routes.ts";
import { addGroup, changeGroup, removeGroup } from "./save-group.ts";
import { listMentors } from "./list-mentors.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { describePackage, packagesOf } from "./packages.ts";
import { readInfo } from "./read-info.ts";
import { leaveMentor, removeStudent } from "./remove-student.ts";
import { installSchoolClassRoutes } from "./school-class-routes.ts";

const tags = ["mentorship"];
const mentorParams = z.object({ id: uuid.check(z.meta({ description: "The mentor's id" })) });
const studentParams = z.object({ id: uuid.check(z.meta({ description: "The student's id" })) });
const groupId = uuid.check(z.meta({ description: "The group's id" }));
const groupParams = z.object({ id: groupId });
const done = { 200: changesSaved };
const player = { access: "player" } as const;
const mentor = { access: "mentor", refusal: "E-MENTORSHIP-NOT_A_MENTOR" } as const;
const addingStudent = { ...mentor, internal: "E-MENTORSHIP-ERROR_ADDING_A_STUDENT" } as const;
/** Failures of what only the owner of a group does. */
const OWN_GROUP = ["E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST", "E-MENTORSHIP-NOT_THE_OWNER"] as const;
const addingGroup = { ...mentor, internal: "E-MENTORSHIP-ERROR_ADDING_STUDENT_GROUP" } as const;

/** The routes of `mentorship`. */
export function installRoutes(api: Api, deps: MentorshipDeps): void {
  installProgramme(api, deps);
  installStudents(api, deps);
  installGroups(api, deps);
  installMemberRoutes(api, deps);
  installJoinRoutes(api, deps);
  installColleagueRoutes(api, deps);
  installSchoolClassRoutes(api, deps);
}

function installProgramme(api: Api, deps: MentorshipDeps): void {
  api.get(
    "/mentorship/packages",
    { config: { access: "public" }, schema: { tags, summary: "The packages", response: { 200: packagesReply } } },
    () => ({ packages: packagesOf(deps.settings()).map(describePackage) }),
  );
  api.post(
    "/mentorship/members",
    {
      config: {
        ...player,
        failures: ["E-MENTORSHIP-ROLE_TAKEN", "E-MENTORSHIP-NOT_BY_SCHOOL", "E-CLASS-NOT_FOR_PUPILS"],
      },
      schema: { tags, summary: "Become a mentor", response: { 200: becomeMentorReply } },
    },
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
    {
      config: { ...player, failures: ["E-KAROTA-NOT_FOUND", "E-CLASS-NOT_FOR_PUPILS"] },
      schema: { tags, summary: "Leave a mentor", params: mentorParams, response: done },
    },
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
      config: {
        ...addingStudent,
        failures: [
          "E-MENTORSHIP-WRONG_UUID_FORMAT",
          "E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST",
          "E-MENTORSHIP-ALREADY_A_STUDENT",
          "E-CLASS-OTHER_CLASS",
          "E-MENTORSHIP-PACKAGE_LIMIT_REACHED",
        ],
      },
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
    {
      config: { ...mentor, failures: ["E-MENTORSHIP-USER_NOT_A_STUDENT"] },
      schema: { tags, summary: "One student", params: studentParams, response: { 200: student } },
    },
    (request) => describeStudent(database.db, actorOf(request).id, calendar, clock.now(), request.params.id),
  );
  api.delete(
    "/mentorship/students/:id",
    {
      config: { ...mentor, failures: ["E-MENTORSHIP-USER_NOT_A_STUDENT"] },
      schema: { tags, summary: "Remove a student", params: studentParams, response: done },
    },
    (request) => removeStudent(deps, actorOf(request), request.params.id),
  );
}

function installGroups(api: Api, deps: MentorshipDeps): void {
  const { database, calendar, clock } = deps;
  api.get(
    "/mentorship/groups",
    { config: mentor, schema: { tags, summary: "One's groups", response: { 200: groupsReply } } },
    (request) => describeGroups(database.db, actorOf(request).id, calendar, clock.now()).then((groups) => ({ groups })),
  );
  api.post(
    "/mentorship/groups",
    {
      config: {
        ...addingGroup,
        failures: [
          "E-MENTORSHIP-WRONG_UUID_FORMAT",
          ...OWN_GROUP,
          "E-MENTORSHIP-USER_GROUP_ALREADY_EXISTS",
          "E-MENTORSHIP-PACKAGE_LIMIT_REACHED",
        ],
      },
      schema: { tags, summary: "Add a group", body: groupBody, response: { 200: addGroupReply } },
    },
    (request) => addGroup(deps, actorOf(request), request.body),
  );
  api.get(
    "/mentorship/groups/:id",
    {
      config: { ...mentor, failures: ["E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST"] },
      schema: { tags, summary: "One group", params: groupParams, response: { 200: groupDetail } },
    },
    (request) => describeGroup(database.db, actorOf(request).id, request.params.id, calendar),
  );
  api.put(
    "/mentorship/groups/:id",
    {
      config: {
        ...mentor,
        failures: [...OWN_GROUP, "E-MENTORSHIP-USER_GROUP_ALREADY_EXISTS"],
      },
      schema: {
        tags,
        summary: "Change a group",
        params: groupParams,
        body: groupUpdate,
        response: { 200: groupDetail },
      },
    },
    (request) => changeGroup(deps, actorOf(request), request.params.id, request.body),
  );
  api.delete(
    "/mentorship/groups/:id",
    {
      config: { ...mentor, failures: [...OWN_GROUP, "E-CLASS-GROUP_HAS_PUPILS"] },
      schema: {
        tags,
        summary: "Remove a group, also with its students",
        description: "Accounts that were made with cards of the group end with it, which `pupils=erase` has to say.",
        params: groupParams,
        querystring: removeGroupQuery,
        response: done,
      },
    },
    (request) => removeGroup(deps, actorOf(request), request.params.id, request.query),
  );
}
