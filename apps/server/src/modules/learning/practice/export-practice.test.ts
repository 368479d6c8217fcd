import { afterEach, beforeEach, expect, test } from "vitest";
import type { PracticeMark, PracticeReply } from "@karota/contract/learning/learning.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Actor } from "../../../deps.ts";
import { describeAnyDatabase } from "../../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

describeAnyDatabase("a practice", (kind) => {
  let it: TestApp;
  let player: Actor;
  beforeEach(async () => {
    it = await testApp({ kind });
    player = await it.newPlayer();
  });
  afterEach(() => it.close());

  const start = async () =>
    (await it.call(player, "POST", "learning/practice", { game: "addition" })).json<PracticeReply>().practice;
  const send = async (id: string, body: object) =>
    (await it.call(player, "POST", `learning/practice/${id}`, body)).json<PracticeMark>();

  test("is in the export and goes with the account", async () => {
    const practice = (await start())!;
    const copyOf = async () => (await it.call(player, "GET", "users/export")).json<PersonExport>();
    expect((await copyOf()).practice).toMatchObject({ open: { board: practice.task!.board }, last: null });
    const first = await send(practice.id, { taskId: practice.task!.taskId, taskSelected: 0 });
    const copy = await copyOf();
    const { board } = first.practice.task!;
    expect(copy.practice).toEqual({
      game: "addition",
      started: expect.any(String),
      answered: [{ game: "addition", skill: expect.any(String), difficulty: "easy", right: first.taskCorrect }],
      // As the page has it: nothing of the open task reveals the answer.
      open: { game: "addition", board },
      last: { game: "addition", taskSelected: 0, right: first.taskCorrect, board: first.board },
    });
    await send(practice.id, { taskId: first.practice.task!.taskId, taskText: "17" });
    expect((await copyOf()).practice!.last).toMatchObject({ game: "addition", taskText: "17" });
    expect(copy.skills).toMatchObject([{ game: "addition", rightDays: first.taskCorrect ? 1 : 0 }]);
    await it.call(player, "DELETE", `users/${player.id}`);
    expect(await it.database.db.selectFrom("practices").selectAll().execute()).toEqual([]);
  });
});
