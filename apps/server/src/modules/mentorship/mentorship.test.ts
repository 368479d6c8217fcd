import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GroupDetail, MentorInfo, MentorsReply, Student } from "@karota/contract/mentorship/mentorship.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { codeOf, newGroup, newStudents, putIntoPackage } from "./testing/class.ts";
import { mentorCalls } from "./testing/mentor-calls.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describeEachDatabase("mentorship", (kind) => {
  let it: TestApp;
  let mentor: Actor;
  beforeEach(async () => {
    it = await testApp({ kind });
    mentor = await it.newPlayer({ roles: ["mentor"] });
  });
  afterEach(() => it.close());

  const { get, codeFrom, add, studentIds } = mentorCalls(() => ({ it, mentor }));
  const info = () => get<MentorInfo>("info");

  test("a person becomes a mentor with one click, is one from the next login on, and gets a reply that says so when they are one", async () => {
    const person = await it.newPlayer();
    const old = `Bearer ${it.tokenFor(person)}`;
    const asOld = (path: string) =>
      it.app.inject({ method: "GET", url: `/api/v1/${path}`, headers: { authorization: old } });
    expect(await codeFrom("POST", "members", undefined, person)).toBe("S-MENTORSHIP-ADD_MEMBER_SUCCESS");
    expect((await asOld("users")).json()).toMatchObject({ roles: ["mentor"] });
    expect((await asOld("mentorship/info")).json()).toEqual({ code: "E-MENTORSHIP-NOT_A_MENTOR" });
    const again: Actor = { id: person.id, roles: ["mentor"] };
    expect((await get<MentorInfo>("info", again)).package.name).toBe("starter");
    expect(await codeFrom("POST", "members", undefined, again)).toBe("I-MENTORSHIP-ALREADY_A_MENTOR");
    const row = await it.database.db
      .selectFrom("users")
      .select("roles")
      .where("id", "=", person.id)
      .executeTakeFirstOrThrow();
    expect(row.roles).toBe('["mentor"]');
  });

  test("ten clicks at once make one mentor", async () => {
    const person = await it.newPlayer();
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeFrom("POST", "members", undefined, person)));
    expect(codes.filter((code) => code === "S-MENTORSHIP-ADD_MEMBER_SUCCESS")).toHaveLength(1);
  });

  test("an admin acts as a mentor in starter; a caller who is no mentor is refused by every call", async () => {
    const admin = await it.newPlayer({ roles: ["admin"] });
    expect((await get<MentorInfo>("info", admin)).package.name).toBe("starter");
    await newStudents(it, admin, 1);
    const player = await it.newPlayer();
    for (const path of ["info", "students", "groups"])
      expect(await codeFrom("GET", path, undefined, player)).toBe("E-MENTORSHIP-NOT_A_MENTOR");
    expect(await add("AAAAAAAA", player)).toBe("E-MENTORSHIP-NOT_A_MENTOR");
  });

  test("a student is removed, may leave, and can come again", async () => {
    const [one, two] = await newStudents(it, mentor, 2);
    const group = await newGroup(it, mentor, "7. a", [one!, two!]);
    expect(await codeFrom("DELETE", `students/${one!.id}`)).toBe("S-CHANGES-SAVED");
    expect(await codeFrom("DELETE", `students/${one!.id}`)).toBe("E-MENTORSHIP-USER_NOT_A_STUDENT");
    expect(await codeFrom("GET", `students/${one!.id}`)).toBe("E-MENTORSHIP-USER_NOT_A_STUDENT");
    const mine = await get<MentorsReply>("mentors", two);
    expect(mine.mentors).toMatchObject([{ id: mentor.id, name: "Test", groups: ["7. a"] }]);
    expect(await codeFrom("DELETE", `mentors/${mentor.id}`, undefined, two)).toBe("S-CHANGES-SAVED");
    expect(await codeFrom("DELETE", `mentors/${mentor.id}`, undefined, two)).toBe("E-KAROTA-NOT_FOUND");
    expect(await get<MentorsReply>("mentors", two)).toEqual({ mentors: [], requests: [] });
    const { members, numMembers } = await get<GroupDetail>(`groups/${group}`);
    expect(numMembers).toBe(0);
    expect(members.map((member) => [member.name, member.left !== null])).toEqual([
      ["", true],
      ["", true],
    ]);
    expect(await add(await codeOf(it, one!))).toBe("S-MENTORSHIP-STUDENT_ADDED");
    expect((await get<Student>(`students/${one!.id}`)).groups).toEqual([]);
  });

  test("groups have names of their own, are changed, copied with their members and removed", async () => {
    await putIntoPackage(it, mentor, "pro");
    const students = await newStudents(it, mentor, 3);
    const first = await newGroup(it, mentor, "7. a", students);
    await it.call(mentor, "DELETE", `mentorship/groups/${first}/members/${students[2]!.id}`);
    expect(await codeFrom("POST", "groups", { name: " 7.  A " })).toBe("E-MENTORSHIP-USER_GROUP_ALREADY_EXISTS");
    const copy = (await it.call(mentor, "POST", "mentorship/groups", { name: "7. b", copyOf: first })).json<{
      code: string;
      group: GroupDetail;
    }>();
    expect(copy.code).toBe("S-MENTORSHIP-GROUP_ADDED");
    expect(copy.group.members.map((member) => member.id).toSorted()).toEqual(
      students
        .slice(0, 2)
        .map((student) => student.id)
        .toSorted(),
    );
    expect(await codeFrom("POST", "groups", { name: "x", copyOf: "7. a" })).toBe("E-MENTORSHIP-WRONG_UUID_FORMAT");
    expect(await codeFrom("POST", "groups", { name: "x", copyOf: randomUUID() })).toBe(
      "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST",
    );
    const { id } = copy.group;
    expect(await codeFrom("PUT", `groups/${id}`, { name: "7. A" })).toBe("E-MENTORSHIP-USER_GROUP_ALREADY_EXISTS");
    const changed = (
      await it.call(mentor, "PUT", `mentorship/groups/${id}`, { name: "7. B", description: "Torek" })
    ).json();
    expect(changed).toMatchObject({ name: "7. B", description: "Torek", numMembers: 2 });
    expect(await codeFrom("DELETE", `groups/${first}`)).toBe("S-CHANGES-SAVED");
    expect(await codeFrom("GET", `groups/${first}`)).toBe("E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST");
    expect(await codeFrom("POST", "groups", { name: "7. a" })).toBe("S-MENTORSHIP-GROUP_ADDED");
    expect(await studentIds()).toHaveLength(3);
    const other = await it.newPlayer({ roles: ["mentor"] });
    expect(await codeFrom("POST", "groups", { name: "7. a" }, other)).toBe("S-MENTORSHIP-GROUP_ADDED");
  });

  test("groups, students and members are in the order of the alphabet, with numbers by their size", async () => {
    await putIntoPackage(it, mentor, "ultimate");
    const names = ["Žan", "Ajda", "Zala", "Črt"];
    const students = await newStudents(it, mentor, names.length);
    for (const [place, name] of names.entries())
      await it.database.db.updateTable("users").set({ name }).where("id", "=", students[place]!.id).execute();
    const ids: string[] = [];
    for (const name of ["Zebre", "10. a", "Češnje", "5. a"]) ids.push(await newGroup(it, mentor, name, students));
    const groups = ["5. a", "10. a", "Češnje", "Zebre"];
    const namesOf = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name);
    expect(namesOf((await get<{ groups: GroupDetail[] }>("groups")).groups)).toEqual(groups);
    const listed = (await get<{ students: Student[] }>("students")).students;
    expect(namesOf(listed)).toEqual(["Ajda", "Črt", "Zala", "Žan"]);
    expect(namesOf(listed[0]!.groups)).toEqual(groups);
    expect(namesOf((await get<GroupDetail>(`groups/${ids[0]}`)).members)).toEqual(namesOf(listed));
    expect((await get<MentorsReply>("mentors", students[0])).mentors).toMatchObject([{ groups }]);
  });

  test("members are the mentor's students, join once, go and come back", async () => {
    const [one, two] = await newStudents(it, mentor, 2);
    const stranger = await it.newPlayer();
    const group = await newGroup(it, mentor, "7. a");
    const join = (...ids: string[]) => codeFrom("POST", `groups/${group}/members`, { studentIds: ids });
    expect(await join(one!.id, "me")).toBe("E-MENTORSHIP_WRONG_USER_GROUP_MEMBER_IDS");
    expect(await join(one!.id, stranger.id)).toBe("E-MENTORSHIP-SOME_USERS_NOT_STUDENTS");
    expect((await get<GroupDetail>(`groups/${group}`)).members).toEqual([]);
    expect(await join(one!.id, one!.id.toUpperCase())).toBe("S-MENTORSHIP-MEMBER_ADDED");
    expect(await join(one!.id)).toBe("E-MENTORSHIP_ALL_USERS_ALREADY_MEMBERS");
    expect(await join(one!.id, two!.id)).toBe("S-MENTORSHIP-MEMBER_ADDED");
    expect((await get<Student>(`students/${two!.id}`)).groups).toEqual([{ id: group, name: "7. a" }]);
    const leave = (id: string) => codeFrom("DELETE", `groups/${group}/members/${id}`);
    expect(await leave(two!.id)).toBe("S-CHANGES-SAVED");
    expect(await leave(two!.id)).toBe("E-MENTORSHIP_WRONG_USER_GROUP_MEMBER_IDS");
    expect(await leave(stranger.id)).toBe("E-MENTORSHIP-USER_NOT_A_STUDENT");
    expect(await join(two!.id)).toBe("S-MENTORSHIP-MEMBER_ADDED");
    expect((await get<GroupDetail>(`groups/${group}`)).members.every((member) => member.left === null)).toBe(true);
  });

  test("the eleventh student moves the mentor up, which is shown before and after", async () => {
    await newStudents(it, mentor, 9);
    expect((await info()).oneMore.student).toBeNull();
    await newStudents(it, mentor, 1);
    expect(await info()).toMatchObject({ package: { name: "starter" }, usage: { students: 10 } });
    expect((await info()).oneMore).toEqual({
      group: null,
      student: "essential",
      groupAssignment: null,
      studentAssignment: null,
    });
    const student = await it.newPlayer();
    const reply = await it.call(mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(it, student) });
    expect(reply.json()).toMatchObject({ package: "essential" });
    expect(await info()).toMatchObject({
      package: { name: "essential", maxStudents: 30, groupAssignmentPrice: 1.35 },
      changes: [{ from: "starter", to: "essential" }],
      down: null,
    });
  });

  test("a student's assignments are counted by status, with their own longer end", async () => {
    const [one, two] = await newStudents(it, mentor, 2);
    const now = it.clock.now();
    const spans: readonly [number, number, number | null, number | null][] = [
      [-2 * DAY_MS, -DAY_MS, null, null],
      [-2 * DAY_MS, -DAY_MS, DAY_MS, null],
      [-DAY_MS, 0, null, null],
      [DAY_MS, 2 * DAY_MS, null, null],
      [DAY_MS, 2 * DAY_MS, null, 1],
    ];
    for (const [start, end, own, cancelled] of spans) {
      const id = randomUUID();
      const words = { name: "Test", description: "", message: "", plan: "[]", num_tasks: 1, price: 10 };
      await it.database.db
        .insertInto("assignments")
        .values({
          ...words,
          id,
          mentor_id: mentor.id,
          published_by: mentor.id,
          group_id: null,
          student_id: one!.id,
          start_at: now + start,
          end_at: now + end,
          published_at: now,
          cancelled_at: cancelled,
          archived_at: null,
        })
        .execute();
      await it.database.db
        .insertInto("assignment_students")
        .values({
          assignment_id: id,
          student_id: one!.id,
          joined_at: now,
          own_end: own === null ? null : now + own,
          tasks: null,
          solved: 0,
          correct: 0,
          started_at: null,
          answered_at: null,
          archived_at: null,
        })
        .execute();
    }
    const counts = async (id: string) => (await get<Student>(`students/${id}`)).assignments;
    expect(await counts(one!.id)).toEqual({ inProgress: 2, upcoming: 1, completed: 1, open: 2 });
    expect(await counts(two!.id)).toEqual({ inProgress: 0, upcoming: 0, completed: 0, open: 0 });
  });

  test("when the database breaks inside, both additions fail with a code of their own", async () => {
    const student = await it.newPlayer();
    await it.database.db.schema.alterTable("mentor_students").renameTo("away").execute();
    const added = await it.call(mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(it, student) });
    expect([added.statusCode, added.json()]).toEqual([
      500,
      { code: "E-MENTORSHIP-ERROR_ADDING_A_STUDENT", request_id: expect.any(String) },
    ]);
    const group = await it.call(mentor, "POST", "mentorship/groups", { name: "7. a" });
    expect([group.statusCode, group.json()]).toEqual([
      500,
      { code: "E-MENTORSHIP-ERROR_ADDING_STUDENT_GROUP", request_id: expect.any(String) },
    ]);
  });

  test("an erased student is an Ex-Member, an erased mentor leaves no words and no students", async () => {
    const [one, two] = await newStudents(it, mentor, 2);
    const group = await newGroup(it, mentor, "Razred gospe Novak", [one!, two!]);
    await it.call(one!, "DELETE", `users/${one!.id}`);
    expect(await studentIds()).toEqual([two!.id]);
    const { members } = await get<GroupDetail>(`groups/${group}`);
    expect(members.map((member) => [member.id, member.name, member.left !== null])).toEqual([
      [two!.id, "Test", false],
      [one!.id, "", true],
    ]);
    await it.call(mentor, "DELETE", `users/${mentor.id}`);
    expect(await get<MentorsReply>("mentors", two)).toEqual({ mentors: [], requests: [] });
    const rows = await it.database.db.selectFrom("student_groups").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("Novak");
    expect(await it.database.db.selectFrom("mentors").select("user_id").execute()).toEqual([]);
  });

  test("people take their mentors, and mentors their package, students and groups along", async () => {
    const [student] = await newStudents(it, mentor, 1);
    await newGroup(it, mentor, "7. a", [student!]);
    const exportOf = async (actor: Actor) => (await it.call(actor, "GET", "users/export")).json<PersonExport>();
    const theirs = await exportOf(student!);
    expect(theirs.mentors).toMatchObject([{ name: "Test", groups: ["7. a"] }]);
    expect(theirs.mentoring).toBeNull();
    expect((await exportOf(mentor)).mentoring).toMatchObject({
      package: "starter",
      changes: [],
      students: [{ name: "Test" }],
      groups: [{ name: "7. a", members: ["Test"] }],
    });
  });
});
