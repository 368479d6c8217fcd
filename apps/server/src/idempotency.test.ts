import { expect, test } from "vitest";
import { findReply, deleteReplies, saveReply, readIdempotentRequest, claimRequest } from "./idempotency.ts";
import { describeEachDatabase } from "./testing/fresh-database.ts";
import { testApp } from "./testing/test-app.ts";

const request = (key: unknown, body: unknown = {}) => ({
  method: "POST",
  url: "/api/v1/x?language=de",
  body,
  headers: { "idempotency-key": key },
});

test("a request without a key is not deduplicated, one with an unusable key is refused", () => {
  expect(readIdempotentRequest("u", request(undefined))).toBe(null);
  for (const key of ["", "x".repeat(129), ["a", "b"]])
    expect(() => readIdempotentRequest("u", request(key))).toThrow("GAME_VALIDATION");
  const [one, same, other] = [{}, {}, { a: 1 }].map((body) => readIdempotentRequest("u", request("k", body)));
  expect(one).toEqual(same);
  expect(one?.requestHash).not.toBe(other?.requestHash);
});

describeEachDatabase("saved replies", (kind) => {
  test("are found by person and key until they are deleted", async () => {
    const it = await testApp({ kind });
    const { database } = it;
    const player = await it.newPlayer();
    const idempotent = readIdempotentRequest(player.id, request("k"))!;
    const take = () => database.transaction((queries) => claimRequest(queries, idempotent, 1000));
    expect(await findReply(database.db, idempotent)).toBe(null);
    expect([await take(), await take()]).toEqual([true, false]);
    const answer = { status: 200, body: { a: [1, null] } };
    await database.transaction((queries) => saveReply(queries, idempotent, answer));
    expect(await findReply(database.db, idempotent)).toEqual(answer);
    const another = readIdempotentRequest(player.id, request("k", { other: true }))!;
    await expect(findReply(database.db, another)).rejects.toThrow("GAME_VALIDATION");
    expect(await deleteReplies(database.db, 1000, 10)).toBe(0);
    expect(await findReply(database.db, idempotent)).toEqual(answer);
    expect(await deleteReplies(database.db, 1001, 10)).toBe(1);
    expect(await findReply(database.db, idempotent)).toBe(null);
    await it.close();
  });

  test("are deleted no more at a time than is said, the oldest first", async () => {
    const it = await testApp({ kind });
    const { database } = it;
    const player = await it.newPlayer();
    const all = [1, 2, 3].map((moment) => ({
      moment,
      idempotent: readIdempotentRequest(player.id, request(`k${moment}`))!,
    }));
    for (const { moment, idempotent } of all)
      await database.transaction((queries) => claimRequest(queries, idempotent, moment));
    const left = async () => {
      const replies = await Promise.all(all.map(({ idempotent }) => findReply(database.db, idempotent)));
      return replies.map((reply) => reply !== null);
    };
    expect(await deleteReplies(database.db, 3, 1)).toBe(1);
    expect(await left()).toEqual([false, true, true]);
    expect(await deleteReplies(database.db, 3, 5)).toBe(1);
    expect(await left()).toEqual([false, false, true]);
    await it.close();
  });
});
