/**
 * The results of one assignment of 2,000 students with 50 tasks each, everything answered, on each database: reading
 * them as the mentor's page does (the aim is a second), drawing a student's tasks, and a student's answer.
 */
import { randomUUID } from "node:crypto";
import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import type { MyAssignmentDetail } from "@karota/contract/assignments/my-assignment.ts";
import type { InTransaction } from "@karota/server/database/database.ts";
import { newClassroom, open, publish } from "@karota/server/modules/assignments/testing/classroom.ts";
import { testApp, type TestApp } from "@karota/server/testing/test-app.ts";

const STUDENTS = 2000;
const TASKS = 50;
const ROUNDS = 9;
const OPENED = 40;
const MISTAKES = ["carry-forgotten", "off-by-one", "near-miss"];

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]!;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** A group of students who have answered everything, written as the server would have. */
async function fill(it: TestApp, queries: InTransaction, mentorId: string, groupId: string, assignmentId: string) {
  const at = it.clock.now();
  const person = await queries.selectFrom("users").selectAll().where("id", "=", mentorId).executeTakeFirstOrThrow();
  for (let n = 0; n < STUDENTS; n++) {
    const id = randomUUID();
    const own = { subject: id, name: `Student ${n}`, unique_code: id, roles: "[]" };
    await queries
      .insertInto("users")
      .values({ ...person, id, ...own })
      .execute();
    const taught = { student_id: id, added_at: at, left_at: null };
    await queries
      .insertInto("mentor_students")
      .values({ mentor_id: mentorId, ...taught })
      .execute();
    await queries
      .insertInto("group_members")
      .values({ group_id: groupId, ...taught })
      .execute();
    const key = { assignment_id: assignmentId, student_id: id };
    const answers = Array.from({ length: TASKS }, (_, task) => {
      const correct = (task * 7 + n * 13) % 10 < 7 ? 1 : 0;
      const mistake = correct === 1 ? null : MISTAKES[(task + n) % MISTAKES.length]!;
      return { ...key, task, selected: n % 4, correct, mistake, answered_at: at + task, learned: 1 };
    });
    const correct = answers.filter((answer) => answer.correct === 1).length;
    const times = { joined_at: at, started_at: at, answered_at: at + TASKS };
    await queries
      .insertInto("assignment_students")
      .values({ ...key, ...times, solved: TASKS, correct })
      .execute();
    await queries.insertInto("assignment_answers").values(answers).execute();
  }
}

async function measure(kind: "sqlite" | "postgres"): Promise<void> {
  const it = await testApp({ kind });
  try {
    const room = await newClassroom(it, 1);
    const { id } = await publish(it, room, { tasks: [{ game: "addition", options: {}, count: TASKS }] });
    await it.database.transaction((queries) => fill(it, queries, room.mentor.id, room.groupId, id));

    const read = () => it.call(room.mentor, "GET", `assignments/${id}`);
    const first = await timed(read);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await timed(read));
    const reply = await read();
    const { numSolved } = reply.json<AssignmentDetail>();
    console.log(
      `${kind}: ${numSolved} answers of ${STUDENTS + 1} students in ${median(times).toFixed(0)} ms ` +
        `(the first time ${first.toFixed(0)} ms; ${(1000 / median(times)).toFixed(1)} times faster than the second that it may take), ` +
        `${(reply.body.length / 1e6).toFixed(1)} MB`,
    );

    const student = room.students[0]!;
    const openings: number[] = [];
    for (let round = 0; round < OPENED; round++) {
      const part = it.database.db.updateTable("assignment_students").set({ tasks: null });
      await part.where("assignment_id", "=", id).where("student_id", "=", student.id).execute();
      openings.push(await timed(() => open(it, student, id)));
    }
    const { list }: MyAssignmentDetail = await open(it, student, id);
    const answering: number[] = [];
    for (const { taskId } of list)
      answering.push(
        await timed(() => it.call(student, "POST", `assignments/myAssignments/${id}`, { taskId, taskSelected: 0 })),
      );
    console.log(
      `${kind}: ${TASKS} tasks are drawn, kept and sent in ${median(openings).toFixed(1)} ms, ` +
        `an answer is marked and kept in ${median(answering).toFixed(1)} ms`,
    );
  } finally {
    await it.close();
  }
}

export async function run(): Promise<void> {
  await measure("sqlite");
  if (process.env["TEST_DATABASE_URL"]) await measure("postgres");
  else console.log("PostgreSQL was left out: TEST_DATABASE_URL is not set.");
}
