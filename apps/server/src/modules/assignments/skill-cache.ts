import type { Queries } from "../../database/database.ts";
import type { Quizzes } from "./plan.ts";
import type { Assignment } from "./store.ts";
import { skillsOf } from "./stored-tasks.ts";
import { findSomeTasks } from "./student-store.ts";

/** Assignments whose results pages are open at about the same time, on one process. */
const MAX_CACHED = 500;

type Skills = readonly (string | null)[];

/** What the tasks of an assignment practise, place by place; nothing before anybody has opened theirs. */
export interface SkillCache {
  read(queries: Queries, assignment: Pick<Assignment, "id" | "plan">): Promise<Skills>;
}

/**
 * The skills do not change once the tasks are drawn, and a results page asks for them every few seconds: reading and
 * opening a student's tasks happens once. Another plan, which is possible until the start, is read anew.
 */
export function skillCache(quizzes: Quizzes): SkillCache {
  /** By assignment, the longest unused first. */
  const cache = new Map<string, { readonly plan: string; readonly skills: Skills }>();
  return {
    async read(queries, { id, plan }) {
      const known = cache.get(id);
      cache.delete(id);
      if (known?.plan === plan) {
        cache.set(id, known);
        return known.skills;
      }
      const drawn = await findSomeTasks(queries, id);
      if (drawn === null) return [];
      const skills = skillsOf(quizzes, drawn);
      cache.set(id, { plan, skills });
      const [oldest] = cache.keys();
      if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
      return skills;
    },
  };
}
