import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import type { Span } from "../../calendar.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";
import { isPosted, postMail } from "../mail/index.ts";
import { listWilling, type Recipient } from "../users/index.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { listBusyMentors, listOfWeek, MAILS_LOCK } from "./reminder-store.ts";
import { countMistakes } from "./answer-store.ts";
import { isInformative } from "./common-mistakes.ts";
import { listSums } from "./list-store.ts";

/** Monday's hour, and for how many days a digest that could not be written then is still worth writing. */
const SENDING_HOUR = 7;
const DAYS = 2;
/** How many assignments a mail lists, and how many mistakes of each; once is not common. */
const MAX_GROUPS = 20;
const MAX_MISTAKES = 2;
const MIN_COMMON = 2;
const BATCH_SIZE = 200;

type Needs = Pick<Deps, "database" | "clock"> & Pick<AssignmentsDeps, "calendar">;

/**
 * Mails the weekly digest to mentors who want it, once, however often and in however many processes it is called, one process
 * at a time; none to mentors without an assignment that week. Returns when it has to be called again.
 */
export const postDigests = (needs: Needs): Promise<number> =>
  needs.database.withLock(MAILS_LOCK, () => postWeek(needs));

async function postWeek({ database, calendar, clock }: Needs): Promise<number> {
  const now = clock.now();
  const running = calendar.spanOf("weekly", now);
  const first = calendar.clockAt(running.starts, SENDING_HOUR);
  const staleAt = calendar.daysAfter(running.starts, DAYS);
  if (now < first) return first;
  const next = calendar.clockAt(running.ends, SENDING_HOUR);
  if (now >= staleAt) return next;
  const week = calendar.spanOf("weekly", running.starts - 1);
  const { iso } = calendar;
  const mentors = await listBusyMentors(database.db, week);
  for (let from = 0; from < mentors.length; from += BATCH_SIZE)
    for (const mentor of await listWilling(database.db, mentors.slice(from, from + BATCH_SIZE), "weekly_digest")) {
      const onceKey = `digest:${mentor.id}:${week.key}`;
      if (await isPosted(database.db, onceKey)) continue;
      // One mentor a transaction: there is much to read for each.
      await database.transaction(async (queries) => {
        const days = { from: iso(week.starts), to: iso(week.ends - 1) };
        const content = { name: mentor.name, ...days, ...(await digestOf(queries, mentor, week, now)) };
        const { id: userId, email: recipient, language } = mentor;
        await postMail(queries, { userId, recipient, template: "digest", language, content, onceKey, staleAt, now });
      });
    }
  return next;
}

async function digestOf(queries: InTransaction, mentor: Recipient, week: Span, now: number) {
  const all = await listOfWeek(queries, mentor.id, week);
  const shown = all.slice(0, MAX_GROUPS);
  const sumsOf = new Map(
    (
      await listSums(
        queries,
        shown.map(({ id }) => id),
      )
    ).map((one) => [one.assignment_id, one]),
  );
  const groups = [];
  for (const own of Map.groupBy(shown, (row) => row.group_id).values()) {
    const assignments = [];
    for (const row of own) {
      const sums = sumsOf.get(row.id);
      assignments.push({
        title: row.name,
        running: row.end_at >= week.ends,
        students: sums?.students ?? 0,
        done: sums?.done ?? 0,
        answers: sums?.solved ?? 0,
        right: sums?.correct ?? 0,
        mistakes: await commonMistakes(queries, row.id, JSON.parse(row.plan) as TaskPlan[], now),
      });
    }
    groups.push({ name: own[0]!.group_id === null ? null : (own[0]!.group_name ?? ""), assignments });
  }
  return { groups, more: all.length - shown.length };
}

async function commonMistakes(queries: InTransaction, assignmentId: string, plan: readonly TaskPlan[], now: number) {
  const games = plan.flatMap(({ game, count }) => Array.from({ length: count }, () => game));
  const counts = new Map<string, { game: string; name: string; count: number }>();
  for (const { task, mistake, count } of await countMistakes(queries, assignmentId, now)) {
    if (!isInformative(mistake)) continue;
    const game = games[task]!;
    const key = `${game} ${mistake}`;
    counts.set(key, { game, name: mistake, count: count + (counts.get(key)?.count ?? 0) });
  }
  return [...counts.values()]
    .filter(({ count }) => count >= MIN_COMMON)
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, MAX_MISTAKES);
}
