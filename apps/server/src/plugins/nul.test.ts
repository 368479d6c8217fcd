import { expect, test } from "vitest";
import { describeAnyDatabase } from "../testing/fresh-database.ts";
import { testApp } from "../testing/test-app.ts";

const NUL = "a\0b";
const MESSAGE = "a message that is long enough to be one";

/** Texts of people, and strings that are looked up: PostgreSQL takes no NUL in any of them. */
const CALLS = [
  ["PUT", "users", { name: NUL }],
  ["PUT", "users", { address: NUL }],
  ["POST", "mentorship/groups", { name: NUL }],
  ["POST", "service/contact", { subject: "A question", message: MESSAGE + NUL, website: "" }],
  ["POST", "admin/users/search", { search: NUL }],
  ["POST", "admin/users/11111111-1111-4111-8111-111111111111/carrots", { carrots: 1, reason: `reason ${NUL}` }],
  ["POST", "learning/review", { gridId: "11111111-1111-4111-8111-111111111111", taskId: NUL, taskSelected: 1 }],
  ["POST", "payments/approve", { id: NUL }],
  ["GET", "payments/a%00b/invoice", undefined],
  ["POST", "mentorship/groups", { name: "5. b", copyOf: NUL }],
  ["POST", "mentorship/students", { uniqueCode: NUL }],
  ["GET", "games/info/a%00b", undefined],
  ["GET", "games/sudoku/a%00b", undefined],
  ["POST", "payments/webhook/a%00b", {}],
] as const;

describeAnyDatabase("a NUL", (kind) => {
  test("is refused wherever it comes, never an internal failure", async () => {
    const it = await testApp({ kind });
    const admin = await it.newPlayer({ roles: ["admin", "mentor"] });
    for (const [method, path, body] of CALLS) {
      const reply = await it.call(admin, method, path, body);
      expect([400, 404], `${method} ${path} ${reply.statusCode} ${reply.body}`).toContain(reply.statusCode);
    }
    await it.close();
  });
});
