import { afterAll, beforeAll, expect, test } from "vitest";
import { queriesOf, stopCacheTime } from "../../testing/count-queries.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { good, newClassroom, open, publish, results } from "./testing/classroom.ts";
import { memberCalls } from "./testing/member-calls.ts";

const HOUR_MS = 60 * 60 * 1000;

describeEachDatabase("the skills of an assignment", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const { between } = memberCalls(() => ({ it }));
  const readsTasks = (queries: readonly string[]) =>
    queries.filter((sql) => sql.includes('"tasks" is not null')).length;

  test("are read from a student's tasks once, however often the results are loaded", async () => {
    stopCacheTime();
    const room = await newClassroom(it, 1);
    const { id } = await publish(it, room);
    const load = () => queriesOf(it, () => results(it, room, id));
    // Before anybody has opened the tasks there is nothing to remember.
    expect(readsTasks(await load())).toBe(1);
    expect((await results(it, room, id)).tasks.map(({ skill }) => skill)).toEqual([null, null, null]);
    await open(it, room.students[0]!, id);
    const first = await load();
    const next = await load();
    expect([readsTasks(first), readsTasks(next)]).toEqual([1, 0]);
    expect(next).toHaveLength(first.length - 1);
    expect((await results(it, room, id)).tasks.map(({ skill }) => skill)).toEqual(Array(3).fill(expect.any(String)));
  });

  test("are those of the new plan after a change before the start", async () => {
    const room = await newClassroom(it, 1);
    const { id } = await publish(it, room, between(1, 2));
    await results(it, room, id);
    const tasks = [{ game: "division", options: { level: "easy" }, count: 1 }];
    await good(it, room.mentor, "PUT", `assignments/${id}`, { tasks });
    it.clock.advance(1.5 * HOUR_MS);
    await open(it, room.students[0]!, id);
    const { tasks: shown } = await results(it, room, id);
    expect(shown).toEqual([expect.objectContaining({ game: "division", skill: expect.any(String) })]);
  });
});
