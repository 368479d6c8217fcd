import type { Student } from "@karota/contract/mentorship/mentorship.ts";
import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";

/** What a mentor asks for in tests; `here` gives what stands before each test. */
export function mentorCalls(here: () => { readonly it: TestApp; readonly mentor: Actor }) {
  const get = async <T>(path: string, actor = here().mentor): Promise<T> =>
    (await here().it.call(actor, "GET", `mentorship/${path}`)).json<T>();
  const codeFrom = async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    actor: Actor = here().mentor,
  ): Promise<string> => (await here().it.call(actor, method, `mentorship/${path}`, body)).json<{ code: string }>().code;
  const add = (uniqueCode: string, actor = here().mentor) => codeFrom("POST", "students", { uniqueCode }, actor);

  const studentIds = async () => (await get<{ students: Student[] }>("students")).students.map((one) => one.id);

  return { get, codeFrom, add, studentIds };
}
