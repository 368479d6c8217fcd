import { afterAll, beforeAll, expect, test } from "vitest";
import { REPORT_DAYS, type GroupReport } from "@karota/contract/assignments/grade-book.ts";
import type { Actor } from "../../deps.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { answerAs, good, newClassroom, newStudent, outcome, publish, type Classroom } from "./testing/classroom.ts";
import { memberCalls } from "./testing/member-calls.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NO_GROUP = [404, "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST"];

describeAnyDatabase("what a mentor saves of a group", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const { between } = memberCalls(() => ({ it }));
  const report = ({ mentor, groupId }: Classroom): Promise<GroupReport> =>
    good(it, mentor, "GET", `mentorship/groups/${groupId}/report`);
  const names = ({ assignments }: GroupReport) => assignments.map(({ name }) => name);
  const pdf = async ({ mentor, groupId }: Classroom, language: string) => {
    const reply = await it.call(mentor, "GET", `mentorship/groups/${groupId}/report/pdf?language=${language}`);
    expect(reply.headers["content-type"]).toBe("application/pdf");
    return readPdf(reply.rawPayload);
  };

  test("are the assignments of a year, the oldest first, with what each present student has answered", async () => {
    const room = await newClassroom(it, 2);
    const [one, gone] = room.students as [Actor, Actor];
    await publish(it, room, { ...between(0, 1), name: "Lansko leto" });
    it.clock.advance(REPORT_DAYS * DAY_MS);
    const first = await publish(it, room, { ...between(0, 1), name: "Prva naloga" });
    await answerAs(it, one, first.id, "110");
    it.clock.advance(DAY_MS);
    await publish(it, room, { ...between(0, 24), name: "Druga naloga" });
    await publish(it, room, { ...between(5, 6), name: "Šele pride" });
    await good(it, room.mentor, "DELETE", `mentorship/groups/${room.groupId}/members/${gone.id}`);
    const read = await report(room);
    expect(read.group).toBe("5. b");
    expect(names(read)).toEqual(["Prva naloga", "Druga naloga"]);
    expect(read.students.map(({ id }) => id)).toEqual([one.id]);
    expect(read.students[0]!.grades).toEqual([
      { numSolved: 3, numCorrect: 2, over: true },
      { numSolved: 0, numCorrect: 0, over: false },
    ]);
  });

  test("is a page a student on paper, in the language of the reader, and says that it is no mark", async () => {
    const room = await newClassroom(it, 2);
    const [one] = room.students as [Actor];
    const { id } = await publish(it, room, { ...between(0, 1), name: "Seštevanje s čopki" });
    await answerAs(it, one, id, "110");
    const slovenian = await pdf(room, "sl");
    expect(slovenian).toMatchObject({ title: "5. b" });
    expect(slovenian.pages).toHaveLength(2);
    const answered = slovenian.pages.find((page) => page.includes("2 od 3"))!;
    for (const words of ["Seštevanje s čopki", "3 od 3", "Pravilnih odgovorov: 2 od 3 (67 %)", "To ni ocena."])
      expect(answered).toContain(words);
    expect(slovenian.pages.find((page) => page !== answered)).toContain("Na nobeno vprašanje ni odgovora.");
    expect((await pdf(room, "de")).pages.join(" ")).toContain("2 von 3 Antworten richtig");
    expect((await pdf(room, "en")).pages.join(" ")).toContain("2 of 3 answers right (67%)");
  });

  test("goes on on the next page where a year has more assignments than one holds", async () => {
    const room = await newClassroom(it, 1);
    const MANY = 35;
    for (let n = 1; n <= MANY; n++) await publish(it, room, { ...between(0, 1), name: `Naloga ${n}` });
    const { pages } = await pdf(room, "en");
    expect(pages).toHaveLength(2);
    const { name } = (await report(room)).students[0]!;
    for (const page of pages) expect(page).toContain(name);
    const words = pages.join(" ");
    for (let n = 1; n <= MANY; n++) expect(words).toContain(`Naloga ${n} `);
  });

  test("is the own mentor's only", async () => {
    const room = await newClassroom(it, 1);
    const stranger = await newClassroom(it, 0);
    for (const path of ["report", "report/pdf"].map((end) => `mentorship/groups/${room.groupId}/${end}`)) {
      expect(await outcome(it, stranger.mentor, "GET", path)).toEqual(NO_GROUP);
      expect(await outcome(it, room.students[0]!, "GET", path)).toEqual([403, "E-MENTORSHIP-NOT_A_MENTOR"]);
    }
  });

  test("a group is closed with its students, except those of another group and those who came back", async () => {
    const room = await newClassroom(it, 2);
    const [leaves, stays] = room.students as [Actor, Actor];
    const loose = await newStudent(it, room.mentor);
    const { group } = await good<{ group: { id: string } }>(it, room.mentor, "POST", "mentorship/groups", {
      name: "Krožek",
    });
    await good(it, room.mentor, "POST", `mentorship/groups/${group.id}/members`, { studentIds: [stays.id] });
    const { id } = await publish(it, room);
    await answerAs(it, leaves, id, "1..");
    const path = `mentorship/groups/${room.groupId}`;
    expect((await outcome(it, room.mentor, "DELETE", `${path}?students=all`))[0]).toBe(400);
    await good(it, room.mentor, "DELETE", `${path}?students=remove`);
    expect(await outcome(it, room.mentor, "DELETE", `${path}?students=remove`)).toEqual(NO_GROUP);
    const { students } = await good<{ students: { id: string }[] }>(it, room.mentor, "GET", "mentorship/students");
    expect(students.map((one) => one.id).toSorted()).toEqual([stays.id, loose.id].toSorted());
    const { mentors } = await good<{ mentors: unknown[] }>(it, leaves, "GET", "mentorship/mentors");
    expect(mentors).toEqual([]);
    // Their results stay with the mentor, without a name.
    const { students: results } = await good<{ students: { name: string | null; numSolved: number }[] }>(
      it,
      room.mentor,
      "GET",
      `assignments/${id}`,
    );
    expect(results).toEqual([expect.objectContaining({ name: null, numSolved: 1 })]);
  });

  test("a group is closed without its students where nobody asks for that", async () => {
    const room = await newClassroom(it, 1);
    await good(it, room.mentor, "DELETE", `mentorship/groups/${room.groupId}`);
    const { students } = await good<{ students: { id: string }[] }>(it, room.mentor, "GET", "mentorship/students");
    expect(students.map((one) => one.id)).toEqual([room.students[0]!.id]);
  });
});
