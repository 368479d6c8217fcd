import { afterEach, expect, it } from "vitest";
import { person } from "../testing/people.ts";
import { readLessonPlan, saveLessonPlan } from "./lesson-plan.ts";
import { signIn } from "./session/session.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("a plan stays in its tab, and leaves with the mentor who chose it", () => {
  const plan = { tasks: [], groupId: "g1" };
  signIn(person({ roles: ["mentor"] }));
  saveLessonPlan(plan);
  expect(readLessonPlan()).toEqual(plan);
  signIn(person({ roles: ["mentor"], id: "22222222-2222-4222-8222-222222222222" }));
  expect(readLessonPlan()).toBeNull();
});

it("a plan is not offered to a mentor who signed in while its tab was closed by the browser", () => {
  signIn(person({ roles: ["mentor"] }));
  saveLessonPlan({ tasks: [], groupId: "g1" });
  const left = { ...sessionStorage };
  signIn(person({ roles: ["mentor"], id: "22222222-2222-4222-8222-222222222222" }));
  Object.assign(sessionStorage, left);
  expect(readLessonPlan()).toBeNull();
});
