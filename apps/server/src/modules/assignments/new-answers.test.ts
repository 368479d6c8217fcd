import { afterAll, beforeAll, expect, test } from "vitest";
import type { AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import type { NewAnswers } from "@karota/contract/assignments/new-answers.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { answerAs, good, newClassroom, outcome, publish, results, type Classroom } from "./testing/classroom.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTHING: NewAnswers = { groups: [], students: [] };

describeEachDatabase("answers that a mentor has not seen", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const news = ({ mentor }: Pick<Classroom, "mentor">) =>
    good<NewAnswers>(it, mentor, "GET", "assignments/new-answers");
  const see = ({ mentor }: Pick<Classroom, "mentor">, id: string, numSolved: number) =>
    good(it, mentor, "PUT", `assignments/${id}/seen`, { numSolved });
  const newOf = async ({ mentor, groupId }: Classroom) => {
    const list = `assignments/group/${groupId}?userStatus=ACTIVE`;
    return (await good<{ assignments: AssignmentRow[] }>(it, mentor, "GET", list)).assignments[0]!.numNew;
  };
  const studentsOf = ({ students }: Classroom) => students as [Actor, Actor];

  test("answers are new from the first one until the mentor has looked at the results, and again after the next", async () => {
    const room = await newClassroom(it, 2);
    const [one, other] = studentsOf(room);
    const { id } = await publish(it, room);
    expect(await news(room)).toEqual(NOTHING);
    await answerAs(it, one, id, "11.");
    expect([await news(room), await newOf(room)]).toEqual([
      { ...NOTHING, groups: [{ id: room.groupId, count: 1 }] },
      2,
    ]);
    const { numNew, numSolved } = await results(it, room, id);
    expect(numNew).toBe(2);
    await see(room, id, numSolved);
    expect(await news(room)).toEqual(NOTHING);
    expect([(await results(it, room, id)).numNew, await newOf(room)]).toEqual([0, 0]);

    await answerAs(it, other, id, "1..");
    expect([await news(room), await newOf(room)]).toEqual([
      { ...NOTHING, groups: [{ id: room.groupId, count: 1 }] },
      1,
    ]);
  });

  test("assignments of single students are counted by student", async () => {
    const room = await newClassroom(it, 2);
    const [one, other] = studentsOf(room);
    const first = await publish(it, room, { studentId: one.id });
    const second = await publish(it, room, { studentId: one.id });
    await publish(it, room, { studentId: other.id });
    await answerAs(it, one, first.id, "1..");
    await answerAs(it, one, second.id, "1..");
    expect(await news(room)).toEqual({ ...NOTHING, students: [{ id: one.id, count: 2 }] });
  });

  test("answers that came after the page had asked for the results stay new", async () => {
    const room = await newClassroom(it, 2);
    const [one, other] = studentsOf(room);
    const { id } = await publish(it, room);
    await answerAs(it, one, id, "1..");
    const shown = await results(it, room, id);
    await answerAs(it, other, id, "10.");
    await see(room, id, shown.numSolved);
    expect((await results(it, room, id)).numNew).toBe(2);
    // A tab that is behind takes nothing back, and nobody can see what is not there yet.
    await see(room, id, 1_000_000);
    await see(room, id, 0);
    expect((await results(it, room, id)).numNew).toBe(0);
    await answerAs(it, one, id, "1");
    expect((await results(it, room, id)).numNew).toBe(0);
  });

  test("what is put away, over for more than thirty days or older than the counting has nothing new", async () => {
    const room = await newClassroom(it, 2);
    const [one] = studentsOf(room);
    const [away, old, before] = [await publish(it, room), await publish(it, room), await publish(it, room)];
    for (const { id } of [away, old, before]) await answerAs(it, one, id, "1..");
    expect((await news(room)).groups).toEqual([{ id: room.groupId, count: 3 }]);
    await good(it, room.mentor, "POST", `assignments/${away.id}/archive`);
    await it.database.db.updateTable("assignments").set({ seen_answers: null }).where("id", "=", before.id).execute();
    expect((await news(room)).groups).toEqual([{ id: room.groupId, count: 1 }]);
    expect((await results(it, room, before.id)).numNew).toBe(0);
    // From the first look on, older ones are counted too.
    await see(room, before.id, 1);
    await answerAs(it, one, before.id, ".1.");
    expect((await results(it, room, before.id)).numNew).toBe(1);
    expect((await news(room)).groups).toEqual([{ id: room.groupId, count: 2 }]);
    it.clock.advance(32 * DAY_MS);
    expect(await news(room)).toEqual(NOTHING);
  });

  test("removed groups and students who left have nothing new", async () => {
    const room = await newClassroom(it, 2);
    const [one] = studentsOf(room);
    for (const more of [{}, { studentId: one.id }]) await answerAs(it, one, (await publish(it, room, more)).id, "1..");
    expect(await news(room)).toEqual({
      groups: [{ id: room.groupId, count: 1 }],
      students: [{ id: one.id, count: 1 }],
    });
    await good(it, room.mentor, "DELETE", `mentorship/students/${one.id}`);
    expect(await news(room)).toEqual({ ...NOTHING, groups: [{ id: room.groupId, count: 1 }] });
    await good(it, room.mentor, "DELETE", `mentorship/groups/${room.groupId}`);
    expect(await news(room)).toEqual(NOTHING);
  });

  test("only the mentor in charge has something new, and notes a look", async () => {
    const room = await newClassroom(it, 2);
    const stranger = await newClassroom(it, 0);
    const { id } = await publish(it, room);
    await answerAs(it, room.students[0]!, id, "1..");
    expect(await news(stranger)).toEqual(NOTHING);
    const look = ["PUT", `assignments/${id}/seen`, { numSolved: 1 }] as const;
    expect(await outcome(it, stranger.mentor, ...look)).toEqual([404, "E-KAROTA-NOT_FOUND"]);
    expect(await outcome(it, room.students[0]!, ...look)).toEqual([403, "E-MENTORSHIP-NOT_A_MENTOR"]);
    expect((await news(room)).groups).toHaveLength(1);
  });
});
