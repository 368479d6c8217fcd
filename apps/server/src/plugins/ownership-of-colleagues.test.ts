import { afterAll, beforeAll, expect, test } from "vitest";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { invalidateAccountStatus } from "../modules/users/index.ts";
import { describeEachDatabase } from "../testing/fresh-database.ts";
import { saveRows } from "../testing/saved-rows.ts";
import { LINES, MEANINGS, type Line } from "./testing/outcomes.ts";
import { prepareClassroom, STAFF, type PreparedClassroom, type Staff } from "./testing/prepared-classroom.ts";
import { requestsOf } from "./testing/requests.ts";

/** For some hundred calls; a machine that is busy is no reason to fail. */
const CALLS_TIMEOUT_MS = 10 * 60 * 1000;

/** Orders: these mentors have no billing details. */
const ORDERS = /^POST payments\/intent/;

/** Where these mentors get something else than a mentor who has nothing to do with the group. */
const DIFFERENT: Readonly<Record<string, Partial<Record<Staff, string>>>> = {
  "POST mentorship/groups": { colleague: "not_owner" },
  "GET mentorship/groups/{group}": { colleague: "ok" },
  "GET mentorship/groups/{group}/grades": { colleague: "ok" },
  "GET mentorship/groups/{group}/report": { colleague: "ok" },
  "GET mentorship/groups/{group}/report/pdf": { colleague: "ok" },
  "PUT mentorship/groups/{group}": { colleague: "not_owner" },
  "DELETE mentorship/groups/{group}?pupils=erase": { colleague: "not_owner" },
  "POST mentorship/groups/{group}/members": { colleague: "not_owner" },
  "DELETE mentorship/groups/{group}/members/{student}": { colleague: "not_owner" },
  "DELETE mentorship/groups/{group}/members/{former}": { colleague: "not_owner" },
  "GET mentorship/groups/{group}/join-link": { colleague: "not_owner" },
  "PUT mentorship/groups/{group}/join-link": { colleague: "not_owner" },
  "POST mentorship/groups/{group}/join-link/renew": { colleague: "not_owner" },
  "POST mentorship/groups/{group}/join-requests/approve": { colleague: "not_owner" },
  "POST mentorship/groups/{group}/join-requests/refuse": { colleague: "not_owner" },
  "GET mentorship/groups/{group}/colleagues": { colleague: "ok" },
  "POST mentorship/groups/{group}/colleagues": { colleague: "not_owner" },
  // Their own id: they leave.
  "DELETE mentorship/groups/{group}/colleagues/{colleague}": { colleague: "ok" },
  "PUT mentorship/groups/{group}/hand-over": { colleague: "not_owner" },
  "GET mentorship/groups/{group}/log": { colleague: "ok" },
  // They decline.
  "POST mentorship/invitations/{group}": { invited: "ok" },
  "POST mentorship/join/open#switched-off": { colleague: "own" },
  "POST mentorship/join#switched-off": { colleague: "own" },
  "GET assignments/group/{group}": { colleague: "ok" },
  "GET assignments/{running}": { colleague: "ok" },
  "GET assignments/{running}/typed/3": { colleague: "ok" },
  "POST assignments": { colleague: "ok" },
  "POST lessons": { colleague: "ok" },
};

function expectedOf({ call, outcomes }: Line, who: Staff): string {
  const different = DIFFERENT[call]?.[who];
  if (different) return different;
  // Class cards are the owner's.
  if (call.includes("classes/{group}") && who === "colleague") return "not_owner";
  // The other mentor owns this group.
  if (call.includes("{otherGroup}")) return who === "otherColleague" ? "not_owner" : "no_group";
  return outcomes.otherMentor;
}

describeEachDatabase("every route, for the other mentors of groups", (kind) => {
  // The second database takes as long again.
  const isRun = kind === "sqlite" || IS_DEEP;
  let room: PreparedClassroom;
  const all: { line: Line; who: Staff; status: number; code: string | null; body: string; changed: number }[] = [];

  beforeAll(async () => {
    if (!isRun) return;
    room = await prepareClassroom(kind);
    const { it, things, staff } = room;
    const requests = await requestsOf(room);
    const saved = await saveRows(it.database);
    for (const line of LINES.filter(({ call }) => !ORDERS.test(call)))
      for (const who of STAFF) {
        const { body, headers } = requests[line.call] ?? {};
        const address = line.path.replace(/#.*/, "").replace(/\{(\w+)\}/g, (_, name: string) => things[name]!);
        const reply = await it.app.inject({
          method: line.method,
          url: `/api/v1/${address}`,
          headers: { authorization: `Bearer ${it.tokenFor(staff[who])}`, ...headers },
          // Limits of an address are another test's business.
          remoteAddress: `10.3.${all.length >> 8}.${all.length & 255}`,
          ...(body !== undefined && { payload: body }),
        });
        const changed = await saved.restore();
        const code = reply.statusCode < 400 ? null : reply.json<{ code: string }>().code;
        all.push({
          line,
          who,
          status: reply.statusCode,
          code,
          body: reply.body.toLowerCase(),
          changed: changed.length,
        });
        if (changed.length > 0) await invalidateAccountStatus(it.database, staff[who].id);
      }
  }, CALLS_TIMEOUT_MS);
  afterAll(() => room?.close());

  test.runIf(isRun)("gives a colleague what the group is, and the others nothing of it", () => {
    const others = all.filter(({ line, who, status, code }) => {
      const meaning = MEANINGS[expectedOf(line, who)];
      return meaning?.[0] !== status || meaning[1] !== code;
    });
    expect(
      others.map(
        ({ line, who, status, code }) => `${line.call} by ${who}: ${status} ${code}, not ${expectedOf(line, who)}`,
      ),
    ).toEqual([]);
  });

  test.runIf(isRun)("changes nothing where it refuses", () => {
    const faults = all.filter(({ status, changed }) => status >= 400 && changed > 0);
    expect(faults.map(({ line, who }) => `${line.call} by ${who}`)).toEqual([]);
  });

  test.runIf(isRun)(
    "shows a colleague nothing of a student outside of the group, and the others nothing at all",
    () => {
      /** What is the group's: its own texts and ids, what was set it, what was typed there, and the messages to all. */
      const ofGroup =
        /group of mentor|typed for mentor$|(ended|running|planned) by mentor|(to|afterwards to) all by mentor|later name of mentor|^mentor's id/i;
      /** Its members; who has left is an id without a name. */
      const ofMembers = /^(student|blocked)'s (name|id)$|^former's id$/;
      /** What an invitation says. */
      const ofInvitation = /the (id|name) of the group of mentor|later name of mentor/;
      /** The colleague of the other mentor's group reads that one. */
      const ofOther = /otherMentor/;
      const may = (who: Staff, what: string): boolean => {
        if (who === "colleague") return ofGroup.test(what) || ofMembers.test(what);
        if (who === "otherColleague") return ofOther.test(what) || /^otherStudent's (name|id)$/.test(what);
        return who === "invited" && ofInvitation.test(what);
      };
      const faults = all.flatMap(({ line, who, body }) =>
        room.marks
          .filter(({ text, what }) => body.includes(text.toLowerCase()) && !may(who, what))
          .map(({ what }) => `${line.call} by ${who}: ${what}`),
      );
      expect(faults).toEqual([]);
    },
  );
});
