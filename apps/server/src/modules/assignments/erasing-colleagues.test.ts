import { AsyncLocalStorage } from "node:async_hooks";
import type { KyselyPlugin, QueryId } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Actor } from "../../deps.ts";
import { needsPostgres } from "../../testing/programs.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { good } from "./testing/classroom.ts";
import { newColleague, newStaffRoom, type StaffRoom } from "./testing/staff-room.ts";

/** Only PostgreSQL has two transactions that write at once. */
describe.skipIf(needsPostgres() === null)("a colleague who is erased while a group gets another owner", () => {
  let it: TestApp;
  let room: StaffRoom;
  let erased: Actor;
  beforeEach(async () => {
    it = await testApp({ kind: "postgres" });
    room = await newStaffRoom(it, 1);
    erased = await newColleague(it, room);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await it.close();
  });

  /**
   * Does something after a transaction has read the first group of the colleague, and lists the mentors that it locks.
   */
  function watch(afterGroup: () => Promise<unknown>): { readonly plugin: KyselyPlugin; readonly locked: string[] } {
    const locked: string[] = [];
    // Nothing but queries may be awaited in a transaction: what it does is done outside.
    const outside = AsyncLocalStorage.snapshot();
    let isListed = false;
    let reading: QueryId | null = null;
    const plugin: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        const sql = JSON.stringify(node);
        const from = node.kind === "SelectQueryNode" ? JSON.stringify(node.from) : "";
        if (from.includes("group_colleagues")) isListed = true;
        if (isListed && from.includes("student_groups")) reading ??= queryId;
        if (node.kind === "UpdateQueryNode" && JSON.stringify(node.table).includes('"mentors"'))
          locked.push(...[room.mentor, room.colleague, erased].map(({ id }) => id).filter((id) => sql.includes(id)));
        return node;
      },
      async transformResult({ result, queryId }) {
        if (queryId === reading) await outside(afterGroup);
        return result;
      },
    };
    return { plugin, locked };
  }

  test("is taken out of the group with its new owner locked, so that nothing the owner does is lost", async () => {
    const { db, transaction } = it.database;
    const change = db
      .updateTable("student_groups")
      .set({ mentor_id: room.colleague.id })
      .where("id", "=", room.groupId);
    const { plugin, locked } = watch(() => change.execute());
    vi.spyOn(it.database, "transaction").mockImplementationOnce((work) =>
      transaction((queries) => work(queries.withPlugin(plugin))),
    );
    await good(it, erased, "DELETE", `users/${erased.id}`);
    expect(new Set(locked)).toEqual(new Set([room.mentor, room.colleague, erased].map(({ id }) => id)));
  });
});
