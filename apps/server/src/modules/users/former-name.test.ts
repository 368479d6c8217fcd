import { expect, test } from "vitest";
import type { User } from "@karota/contract/users/user.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp } from "../../testing/test-app.ts";

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
});
