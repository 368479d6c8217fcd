import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { AssignmentDetail, AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import type { MyAssignment } from "@karota/contract/assignments/my-assignment.ts";
import type { GroupDetail, GroupRow, MentorsReply, Student } from "@karota/contract/mentorship/mentorship.ts";
import type { CreditsReply } from "@karota/contract/credits/ledger.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { answer, bodyFor, good, newStudent, open, outcome, publish } from "./testing/classroom.ts";
import {
  addGroup,
  answerAs,
  codeOf,
  invitationsOf,
  invite,
  logOf,
  mentorsOf,
  newColleague,
  newMentor,
  newStaffRoom,
  offer,
  publishAs,
  takeOut,
  turnLinkOn,
  type StaffRoom,
} from "./testing/staff-room.ts";

const HOUR_MS = 60 * 60 * 1000;
const NO_GROUP = [404, "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST"];
const NOT_FOUND = [404, "E-KAROTA-NOT_FOUND"];
const SAVED = [200, "S-CHANGES-SAVED"];

describeEachDatabase("several mentors of a group", (kind) => {
  let it: TestApp;
  let room: StaffRoom;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    room = await newStaffRoom(it, 2);
  });

  const group = (path = "") => `mentorship/groups/${room.groupId}${path}`;
  const rows = async (mentor: Actor, list = `group/${room.groupId}`) =>
    (await good<{ assignments: AssignmentRow[] }>(it, mentor, "GET", `assignments/${list}`)).assignments;
  const carrots = async (mentor: Actor) => (await good<CreditsReply>(it, mentor, "GET", "credits")).credit_amount;
  const detail = (mentor: Actor, id: string) => good<AssignmentDetail>(it, mentor, "GET", `assignments/${id}`);
  const mine = async (student: Actor) =>
    (await good<{ assignments: MyAssignment[] }>(it, student, "GET", "assignments/myAssignments")).assignments;
  const later = () => ({
    start: new Date(it.clock.now() + HOUR_MS).toISOString(),
    end: new Date(it.clock.now() + 2 * HOUR_MS).toISOString(),
  });
  const solve = async (student: Actor, id: string) => {
    const { list } = await open(it, student, id);
    await answer(it, student, id, list[0]!, 0);
  };
  const erase = (who: Actor) => good(it, who, "DELETE", `users/${who.id}`);

  test("who is invited sees nothing of the group until they accept, and declining ends it", async () => {
    const other = await newMentor(it);
    const { invited } = await invite(it, room, other);
    expect(invited.map(({ id }) => id)).toEqual([other.id]);
    expect(await invitationsOf(it, other)).toMatchObject([{ id: room.groupId, as: "colleague", members: null }]);
    const { id } = await publishAs(it, room, room.mentor);
    for (const path of [
      group(),
      group("/colleagues"),
      group("/log"),
      group("/grades"),
      `assignments/group/${room.groupId}`,
    ])
      expect(await outcome(it, other, "GET", path), path).toEqual(NO_GROUP);
    expect(await outcome(it, other, "GET", `assignments/${id}`)).toEqual(NOT_FOUND);
    expect(await good(it, other, "GET", "mentorship/groups")).toEqual({ groups: [] });
    expect((await mentorsOf(it, room, room.colleague)).invited).toEqual([]);
    expect(await answerAs(it, room, other, "colleague", false)).toEqual(SAVED);
    expect(await answerAs(it, room, other, "colleague")).toEqual([404, "E-MENTORSHIP-INVITATION_GONE"]);
    expect(await invitationsOf(it, other)).toEqual([]);
  });

  test("a colleague reads everything of the group and publishes for their own carrots, and the owner sees it", async () => {
    const before = [await carrots(room.mentor), await carrots(room.colleague)];
    const { id } = await publishAs(it, room, room.colleague);
    const price = (await detail(room.colleague, id)).price;
    expect([await carrots(room.mentor), await carrots(room.colleague)]).toEqual([before[0], before[1]! - price]);
    await solve(room.students[0]!, id);
    const seen = await detail(room.mentor, id);
    expect(seen).toMatchObject({ role: "reader", numStudents: 2, numSolved: 1 });
    expect((await detail(room.colleague, id)).role).toBe("publisher");
    expect(seen.students.map(({ name }) => name)).toEqual(expect.arrayContaining([expect.any(String)]));
    expect((await rows(room.mentor)).map((row) => [row.id, row.role])).toEqual([[id, "reader"]]);
    const { groups } = await good<{ groups: GroupRow[] }>(it, room.colleague, "GET", "mentorship/groups");
    expect(groups).toMatchObject([{ id: room.groupId, role: "colleague", numMembers: 2, numAssignments: 1 }]);
    expect(await good<GroupDetail>(it, room.colleague, "GET", group())).toMatchObject({ role: "colleague" });
    expect(await good(it, room.colleague, "GET", group("/grades"))).toMatchObject({
      role: "colleague",
      assignments: [{ id }],
    });
    // The price of the next one is that of the colleague's own package.
    expect(await good(it, room.mentor, "GET", "mentorship/info")).toMatchObject({
      usage: { students: 2, groupAssignmentsThisWeek: 0 },
    });
    expect(await good(it, room.colleague, "GET", "mentorship/info")).toMatchObject({
      usage: { students: 0, groups: 0, groupAssignmentsThisWeek: 1 },
    });
  });

  test("only who published an assignment changes it, cancels it or writes to its students", async () => {
    const { id } = await publishAs(it, room, room.colleague, { ...later() });
    const own = await publishAs(it, room, room.mentor, { ...later() });
    const acts = (one: string) =>
      [
        ["PUT", `assignments/${one}`, { description: "Drugače" }],
        ["POST", `assignments/${one}/message`, { text: "Živjo" }],
        ["POST", `assignments/${one}/archive`, undefined],
        ["POST", `assignments/${one}/extra-time`, { studentId: room.students[0]!.id, until: later().end }],
        ["POST", `assignments/${one}/cancel`, undefined],
      ] as const;
    for (const [method, path, body] of acts(id))
      expect(await outcome(it, room.mentor, method, path, body), path).toEqual(NOT_FOUND);
    for (const [method, path, body] of acts(own.id))
      expect(await outcome(it, room.colleague, method, path, body), path).toEqual(NOT_FOUND);
    const student = room.students[0]!.id;
    await good(it, room.colleague, "POST", `assignments/${id}/message`, { text: "Srečno", studentId: student });
    const until = new Date(it.clock.now() + 3 * HOUR_MS).toISOString();
    await good(it, room.colleague, "POST", `assignments/${id}/extra-time`, { studentId: student, until });
    await good(it, room.colleague, "POST", `assignments/${id}/cancel`);
  });

  test("a colleague changes nothing of the group, and sees of a student only what belongs to it", async () => {
    const [student] = room.students;
    const elsewhere = await addGroup(it, room.mentor, "Drugje", [student!]);
    const outside = await publishAs(it, { ...room, groupId: elsewhere }, room.mentor);
    const alone = await publish(it, room, { studentId: student!.id });
    const owner = [403, "E-MENTORSHIP-NOT_THE_OWNER"];
    const calls = [
      ["PUT", group(), { name: "Moja" }],
      ["DELETE", group(), undefined],
      ["POST", group("/members"), { studentIds: [student!.id] }],
      ["DELETE", group(`/members/${student!.id}`), undefined],
      ["GET", group("/join-link"), undefined],
      ["PUT", group("/join-link"), { on: true }],
      ["POST", group("/join-link/renew"), undefined],
      ["POST", group("/join-requests/approve"), { studentIds: [student!.id] }],
      ["POST", group("/join-requests/refuse"), { studentIds: [student!.id] }],
      ["POST", group("/colleagues"), { uniqueCode: await codeOf(it, await newMentor(it)) }],
      ["DELETE", group(`/colleagues/${room.mentor.id}`), undefined],
      ["PUT", group("/hand-over"), { mentorId: room.colleague.id }],
      ["POST", "mentorship/groups", { name: "Kopija", copyOf: room.groupId }],
    ] as const;
    for (const [method, path, body] of calls)
      expect(await outcome(it, room.colleague, method, path, body), `${method} ${path}`).toEqual(owner);
    for (const { id } of [outside, alone])
      expect(await outcome(it, room.colleague, "GET", `assignments/${id}`)).toEqual(NOT_FOUND);
    expect(await outcome(it, room.colleague, "GET", `assignments/group/${elsewhere}`)).toEqual(NO_GROUP);
    for (const path of [`mentorship/students/${student!.id}`, `assignments/student/${student!.id}`])
      expect(await outcome(it, room.colleague, "GET", path)).toEqual([404, "E-MENTORSHIP-USER_NOT_A_STUDENT"]);
    expect(await good<{ students: Student[] }>(it, room.colleague, "GET", "mentorship/students")).toEqual({
      students: [],
    });
    expect(await outcome(it, room.colleague, "POST", "assignments", bodyFor({ studentId: student!.id }))).toEqual([
      404,
      "E-MENTORSHIP-USER_NOT_A_STUDENT",
    ]);
  });

  test("what a colleague leaves behind goes on under the owner, and shows them the time until then without names", async () => {
    const { id } = await publishAs(it, room, room.colleague, { message: "Od mene" });
    const [one, other] = room.students;
    await solve(one!, id);
    it.clock.advance(HOUR_MS);
    expect(await takeOut(it, room, room.mentor, room.colleague)).toEqual(SAVED);
    it.clock.advance(HOUR_MS);
    await solve(other!, id);
    await good(it, room.mentor, "POST", `assignments/${id}/message`, { text: "Zdaj skrbim jaz" });
    expect(await detail(room.mentor, id)).toMatchObject({ role: "inCharge", numSolved: 2 });
    expect(await outcome(it, room.mentor, "PUT", `assignments/${id}`, { name: "Drugo ime" })).toEqual(NOT_FOUND);
    const owner = (await good<{ name: string }>(it, room.mentor, "GET", "users")).name;
    expect((await mine(one!)).map(({ mentor }) => mentor)).toEqual([owner]);
    const then = await detail(room.colleague, id);
    expect(then).toMatchObject({
      role: "former",
      message: "Od mene",
      messages: [],
      numStudents: 2,
      numStarted: 1,
      numSolved: 1,
    });
    expect(then.students.every(({ name, face, exMember }) => name === null && face === null && exMember)).toBe(true);
    expect(then.tasks.reduce((sum, { numSolved }) => sum + numSolved, 0)).toBe(1);
    expect(await rows(room.colleague, "student/former")).toMatchObject([
      { id, role: "former", numSolved: 1, numStarted: 1 },
    ]);
    for (const path of ["message", "archive", "cancel"])
      expect(
        await outcome(
          it,
          room.colleague,
          "POST",
          `assignments/${id}/${path}`,
          path === "message" ? { text: "x" } : undefined,
        ),
      ).toEqual(NOT_FOUND);
    for (const path of [group(), group("/log"), `assignments/group/${room.groupId}`])
      expect(await outcome(it, room.colleague, "GET", path)).toEqual(NO_GROUP);
    expect(await outcome(it, room.colleague, "POST", "assignments", bodyFor({ groupId: room.groupId }))).toEqual(
      NO_GROUP,
    );
  });

  test("the owner cancels what a colleague has left behind, and who paid gets the carrots", async () => {
    const before = [await carrots(room.mentor), await carrots(room.colleague)];
    const { id } = await publishAs(it, room, room.colleague, later());
    await takeOut(it, room, room.colleague, room.colleague);
    await good(it, room.mentor, "POST", `assignments/${id}/cancel`);
    expect([await carrots(room.mentor), await carrots(room.colleague)]).toEqual(before);
  });

  test("a student who leaves the owner leaves what colleagues have set in the group, too", async () => {
    const [student] = room.students;
    const { id } = await publishAs(it, room, room.colleague);
    await solve(student!, id);
    await good(it, student!, "DELETE", `mentorship/mentors/${room.mentor.id}`);
    expect((await detail(room.colleague, id)).students.filter(({ exMember }) => exMember)).toHaveLength(1);
    expect((await mine(student!)).map(({ mayAnswer }) => mayAnswer)).toEqual([false]);
  });

  test("a student who leaves a mentor of their own stays in a group in which this mentor is a colleague", async () => {
    const [student] = room.students;
    const uniqueCode = await codeOf(it, student!);
    await good(it, room.colleague, "POST", "mentorship/students", { uniqueCode });
    const { id } = await publishAs(it, room, room.colleague);
    await good(it, student!, "DELETE", `mentorship/mentors/${room.colleague.id}`);
    expect((await mine(student!)).map((one) => [one.assignment_id, one.mayAnswer])).toEqual([[id, true]]);
  });

  test("students see which other mentors their groups have", async () => {
    const [student] = room.students;
    const { name } = await good<{ name: string }>(it, room.colleague, "GET", "users");
    const { mentors } = await good<MentorsReply>(it, student!, "GET", "mentorship/mentors");
    expect(mentors).toMatchObject([{ id: room.mentor.id, groups: ["5. b"], colleagues: [{ group: "5. b", name }] }]);
    await takeOut(it, room, room.mentor, room.colleague);
    const after = await good<MentorsReply>(it, student!, "GET", "mentorship/mentors");
    expect(after.mentors[0]!.colleagues).toEqual([]);
  });

  test("a group is handed over when both want it: the roles swap, and the students come along", async () => {
    const { id } = await publishAs(it, room, room.mentor);
    const [student, both] = room.students;
    await addGroup(it, room.mentor, "Drugje", [both!]);
    expect(await answerAs(it, room, room.colleague, "owner")).toEqual([404, "E-MENTORSHIP-INVITATION_GONE"]);
    expect((await offer(it, room, room.colleague))[0]).toBe(200);
    expect(await invitationsOf(it, room.colleague)).toMatchObject([{ as: "owner", members: 2 }]);
    expect(await answerAs(it, room, room.colleague, "owner")).toEqual(SAVED);
    expect(await answerAs(it, room, room.colleague, "owner")).toEqual(SAVED);
    const mentors = await mentorsOf(it, room, room.mentor);
    expect([mentors.owner.id, mentors.colleagues.map((one) => one.id)]).toEqual([room.colleague.id, [room.mentor.id]]);
    const students = async (mentor: Actor) =>
      (await good<{ students: Student[] }>(it, mentor, "GET", "mentorship/students")).students.map((one) => one.id);
    expect((await students(room.colleague)).toSorted()).toEqual([student!.id, both!.id].toSorted());
    expect(await students(room.mentor)).toEqual([both!.id]);
    expect((await detail(room.mentor, id)).role).toBe("publisher");
    expect((await detail(room.colleague, id)).role).toBe("reader");
    expect((await mine(student!)).map(({ mayAnswer }) => mayAnswer)).toEqual([true]);
    expect(await outcome(it, room.mentor, "DELETE", group())).toEqual([403, "E-MENTORSHIP-NOT_THE_OWNER"]);
  });

  test("whoever joins by the link while the group is handed over becomes a student of the new owner alone", async () => {
    const token = await turnLinkOn(it, room);
    await offer(it, room, room.colleague);
    const joining = await it.newPlayer();
    const { transaction } = it.database;
    // The first transaction of the request is that of joining: the group is handed over just before it.
    vi.spyOn(it.database, "transaction").mockImplementationOnce(async (work) => {
      expect(await answerAs(it, room, room.colleague, "owner")).toEqual(SAVED);
      return transaction(work);
    });
    const reply = await outcome(it, joining, "POST", "mentorship/join", { token });
    vi.restoreAllMocks();
    expect(reply).toEqual([200, "S-MENTORSHIP-JOINED"]);
    const students = async (mentor: Actor) =>
      (await good<{ students: Student[] }>(it, mentor, "GET", "mentorship/students")).students.map(({ id }) => id);
    expect(await students(room.mentor)).not.toContain(joining.id);
    expect(await students(room.colleague)).toContain(joining.id);
  });

  test("a group whose name the new owner has already gets a number", async () => {
    await addGroup(it, room.colleague, "5. B");
    await offer(it, room, room.colleague);
    await answerAs(it, room, room.colleague, "owner");
    expect(await good<GroupDetail>(it, room.colleague, "GET", group())).toMatchObject({ name: "5. b (2)" });
  });

  test("an offer and an invitation end by being taken back", async () => {
    await offer(it, room, room.colleague);
    await offer(it, room, null);
    expect(await answerAs(it, room, room.colleague, "owner")).toEqual([404, "E-MENTORSHIP-INVITATION_GONE"]);
    const other = await newMentor(it);
    await invite(it, room, other);
    await takeOut(it, room, room.mentor, other);
    expect(await answerAs(it, room, other, "colleague")).toEqual([404, "E-MENTORSHIP-INVITATION_GONE"]);
    expect(await takeOut(it, room, room.mentor, other)).toEqual([404, "E-MENTORSHIP-NOT_A_COLLEAGUE"]);
  });

  test("in two tabs an invitation is accepted once, and a hand-over at the same time as a removal is one of both", async () => {
    const other = await newMentor(it);
    await invite(it, room, other);
    const twice = await Promise.all([1, 2].map(() => answerAs(it, room, other, "colleague")));
    expect(twice).toEqual([SAVED, SAVED]);
    expect((await mentorsOf(it, room, room.mentor)).colleagues).toHaveLength(2);
    await offer(it, room, other);
    const [taken, removed] = await Promise.all([
      answerAs(it, room, other, "owner"),
      takeOut(it, room, room.mentor, other),
    ]);
    const isOwner = taken[0] === 200;
    expect(removed).toEqual(isOwner ? [403, "E-MENTORSHIP-NOT_THE_OWNER"] : SAVED);
    expect(taken).toEqual(isOwner ? SAVED : [404, "E-MENTORSHIP-INVITATION_GONE"]);
    expect((await mentorsOf(it, room, room.colleague)).owner.id).toBe(isOwner ? other.id : room.mentor.id);
  });

  test("nobody is invited who is no mentor, is in the group already, or learns in it", async () => {
    const ask = async (who: Actor) =>
      outcome(it, room.mentor, "POST", group("/colleagues"), { uniqueCode: await codeOf(it, who) });
    expect(await ask(await it.newPlayer())).toEqual([400, "E-MENTORSHIP-COLLEAGUE_NOT_A_MENTOR"]);
    for (const who of [room.mentor, room.colleague])
      expect(await ask(who)).toEqual([409, "E-MENTORSHIP-ALREADY_A_COLLEAGUE"]);
    const learning = await newMentor(it);
    await good(it, room.mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(it, learning) });
    await good(it, room.mentor, "POST", group("/members"), { studentIds: [learning.id] });
    expect(await ask(learning)).toEqual([409, "E-MENTORSHIP-MENTOR_AND_MEMBER"]);
    await good(it, room.mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(it, room.colleague) });
    expect(await outcome(it, room.mentor, "POST", group("/members"), { studentIds: [room.colleague.id] })).toEqual([
      409,
      "E-MENTORSHIP-MENTOR_AND_MEMBER",
    ]);
    const token = await turnLinkOn(it, room);
    expect(await outcome(it, room.colleague, "POST", "mentorship/join", { token })).toEqual([
      409,
      "E-MENTORSHIP-OWN_JOIN_LINK",
    ]);
    for (const uniqueCode of ["x", ""])
      expect((await outcome(it, room.mentor, "POST", group("/colleagues"), { uniqueCode }))[0]).toBe(400);
    expect(await outcome(it, room.mentor, "POST", group("/colleagues"), { uniqueCode: "00000000" })).toEqual([
      404,
      "E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST",
    ]);
  });

  test("a group has ten colleagues at most, with those who are invited", async () => {
    for (let n = 1; n < 10; n++) await invite(it, room, await newMentor(it));
    const uniqueCode = await codeOf(it, await newMentor(it));
    expect(await outcome(it, room.mentor, "POST", group("/colleagues"), { uniqueCode })).toEqual([
      409,
      "E-MENTORSHIP-TOO_MANY_COLLEAGUES",
    ]);
  });

  test("a group of an erased owner goes to the colleague who has been in longest and may act", async () => {
    const second = await newColleague(it, room);
    const admin = await it.newPlayer({ roles: ["admin"] });
    const { id } = await publishAs(it, room, room.mentor);
    await good(it, admin, "POST", `admin/users/${room.colleague.id}/block`, { blocked: true });
    await erase(room.mentor);
    const mentors = await mentorsOf(it, room, second);
    expect([mentors.owner.id, mentors.colleagues.map((one) => one.id)]).toEqual([second.id, [room.colleague.id]]);
    const { members } = await good<GroupDetail>(it, second, "GET", group());
    expect(members.map(({ left }) => left)).toEqual([null, null]);
    expect(await detail(second, id)).toMatchObject({ role: "inCharge", publisher: null });
    expect((await logOf(it, room, second)).entries[0]).toMatchObject({ action: "inherited" });
  });

  test("a group of an erased owner ends without a colleague who may act, and results stay with who published them", async () => {
    const admin = await it.newPlayer({ roles: ["admin"] });
    const { id } = await publishAs(it, room, room.colleague);
    await solve(room.students[0]!, id);
    await good(it, admin, "POST", `admin/users/${room.colleague.id}/block`, { blocked: true });
    await erase(room.mentor);
    const { db } = it.database;
    const left = db.selectFrom("group_colleagues").selectAll().where("group_id", "=", room.groupId);
    expect(await left.execute()).toEqual([]);
    const published = db.selectFrom("assignments").select(["id", "mentor_id"]).where("id", "=", id);
    expect(await published.execute()).toEqual([{ id, mentor_id: room.colleague.id }]);
  });

  test("an erased colleague is out of the group, and their name out of its log", async () => {
    const { id } = await publishAs(it, room, room.colleague);
    const name = "Zvonimira Trsnik";
    await good(it, room.colleague, "PUT", "users", { name });
    expect((await logOf(it, room, room.mentor)).entries.map(({ actor }) => actor)).toContain(name);
    await erase(room.colleague);
    expect((await mentorsOf(it, room, room.mentor)).colleagues).toEqual([]);
    expect(JSON.stringify(await logOf(it, room, room.mentor))).not.toContain(name);
    expect(await detail(room.mentor, id)).toMatchObject({ role: "inCharge", publisher: null, message: "" });
  });

  test("a colleague who lost the role gets nothing of the group, and is there again with the role", async () => {
    const admin = await it.newPlayer({ roles: ["admin"] });
    const role = (given: boolean) =>
      good(it, admin, "POST", `admin/users/${room.colleague.id}/roles`, { role: "mentor", given });
    await role(false);
    expect((await outcome(it, room.colleague, "GET", group()))[0]).not.toBe(200);
    expect((await mentorsOf(it, room, room.mentor)).colleagues).toHaveLength(1);
    await role(true);
    expect((await mentorsOf(it, room, room.mentor)).colleagues.map(({ id }) => id)).toEqual([room.colleague.id]);
  });

  test("a removed group is over for its colleagues, and the owner has their results", async () => {
    const { id } = await publishAs(it, room, room.colleague);
    await solve(room.students[0]!, id);
    await good(it, room.mentor, "DELETE", group());
    expect(await outcome(it, room.colleague, "GET", group())).toEqual(NO_GROUP);
    expect(await detail(room.mentor, id)).toMatchObject({ role: "inCharge" });
    expect((await rows(room.mentor, "student/former")).map((row) => row.id)).toEqual([id]);
    expect((await rows(room.colleague, "student/former")).map((row) => [row.id, row.role])).toEqual([[id, "former"]]);
  });

  test("the log says who did what, page after page, without the names of those who have left", async () => {
    const [student] = room.students;
    const { id } = await publishAs(it, room, room.colleague, { name: "Seštevanje do sto", ...later() });
    await good(it, room.colleague, "POST", `assignments/${id}/cancel`);
    await turnLinkOn(it, room);
    await good(it, room.mentor, "PUT", group("/join-link"), { on: false });
    await good(it, room.mentor, "DELETE", group(`/members/${student!.id}`));
    const { entries } = await logOf(it, room, room.colleague);
    expect(entries.map(({ action }) => action)).toEqual([
      "memberRemoved",
      "linkOff",
      "linkOn",
      "cancelled",
      "published",
      "colleagueJoined",
      "invited",
      "memberAdded",
      "memberAdded",
    ]);
    expect(entries[0]!.subject).toBeNull();
    expect(entries[4]).toMatchObject({ assignment: "Seštevanje do sto", subject: null });
    for (let n = 0; n < 15; n++)
      for (const on of [true, false]) await good(it, room.mentor, "PUT", group("/join-link"), { on });
    const first = await logOf(it, room, room.mentor);
    const second = await logOf(it, room, room.mentor, `?before=${first.next}`);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([30, 9, null]);
    const stranger = await newStudent(it, room.mentor);
    expect((await outcome(it, stranger, "GET", group("/log")))[0]).toBe(403);
  });
});
