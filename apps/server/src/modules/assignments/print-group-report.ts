import type { Language } from "@karota/engine/message.ts";
import type { Actor } from "../../deps.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { readGroupReport } from "./read-grade-book.ts";

/**
 * A group's report as a PDF with a page for each student; `count` is called before it is made, and throws when there were
 * too many. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST also for another mentor's
 */
export async function printGroupReport(
  deps: AssignmentsDeps,
  actor: Actor,
  groupId: string,
  { language, count }: { readonly language: Language; readonly count: () => Promise<void> },
): Promise<Buffer> {
  const report = await readGroupReport(deps, actor, groupId);
  await count();
  return deps.printer.printReport({ report, language, timeZone: deps.config.timeZone });
}
