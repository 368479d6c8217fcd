import { expect, test } from "vitest";
import type { User } from "@karota/contract/users/user.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp } from "../../testing/test-app.ts";
import { blankAnswers } from "./store.ts";

describeEachDatabase("replies saved for retries", (kind) => {
  test("of a mentor name no erased person, under no name they have had; namesakes stay", async () => {
    const it = await testApp({ kind });
    const mentor = await it.newPlayer({ roles: ["mentor"], balance: 100_000 });
    const [child, namesake] = [await it.newPlayer(), await it.newPlayer()];
    for (const student of [child, namesake]) {
      await it.call(student, "PUT", "users", { name: "Zvonka Trsnik" });
      const uniqueCode = (await it.call(student, "GET", "users")).json<User>().unique_code;
      expect((await it.call(mentor, "POST", "mentorship/students", { uniqueCode })).statusCode).toBe(200);
      const body = {
        name: "Seštevanje",
        tasks: [{ game: "addition", options: { level: "easy" }, count: 3 }],
        preset: "today",
        studentId: student.id,
      };
      const key = { "idempotency-key": `publish ${student.id}` };
      const { assignment } = (await it.call(mentor, "POST", "assignments", body, key)).json<{
        assignment: { id: string };
      }>();
      const message = { text: "Draga Zvonka", studentId: student.id };
      const path = `assignments/${assignment.id}/message`;
      const sent = await it.call(mentor, "POST", path, message, { "idempotency-key": `write ${student.id}` });
      expect(sent.statusCode, sent.body).toBe(200);
    }
    await it.call(child, "PUT", "users", { name: "Somebody Else" });
    await it.call(child, "DELETE", `users/${child.id}`);
    const stored = await it.database.db.selectFrom("idempotency_keys").select(["key", "answer"]).execute();
    const of = (person: { id: string }) =>
      stored.filter(({ key }) => key.endsWith(person.id)).map(({ answer }) => answer);
    expect(of(child).join()).not.toMatch(/Zvonka|Somebody/);
    expect(of(child)).toHaveLength(2);
    for (const answer of of(namesake)) expect(answer).toContain("Zvonka Trsnik");
    await it.close();
  });

  test.each([1, 2, 3, 6, 7, 100])("are looked through to the last one, %i a statement", async (repliesAtOnce) => {
    const it = await testApp({ kind });
    const [one, other, child] = [await it.newPlayer(), await it.newPlayer(), await it.newPlayer()];
    const answer = JSON.stringify({ id: child.id, name: "Zvonka Trsnik" });
    const common = { request_hash: "", status: 200, answer, created_at: 1 };
    const rows = [one, other].flatMap(({ id }) => ["a", "b", "c"].map((key) => ({ ...common, user_id: id, key })));
    await it.database.db.insertInto("idempotency_keys").values(rows).execute();
    await it.database.transaction((queries) => blankAnswers(queries, child.id, repliesAtOnce));
    const stored = await it.database.db.selectFrom("idempotency_keys").select("answer").execute();
    const blank = JSON.stringify({ id: child.id, name: "" });
    expect(stored.map((row) => row.answer)).toEqual(rows.map(() => blank));
    await it.close();
  });
});
