import { expect, test } from "vitest";
import { createReply, type Board, type SaveReply } from "@karota/contract/games/board.ts";
import { CATALOGUE, pathOf } from "@karota/games/catalogue.ts";
import { testApp } from "../../testing/test-app.ts";
import { savesToTheEnd } from "./testing/playing.ts";

test("every active game is started, saved step by step and finished, also the day's and the week's", async () => {
  const active = CATALOGUE.filter((row) => row.active);
  expect(active.length).toBeGreaterThan(0);
  const it = await testApp({ kind: "sqlite" });
  const player = await it.newPlayer({ balance: 100_000 });
  for (const row of active) {
    const game = await row.load();
    const path = pathOf(row.id);
    const load = async (from: string) =>
      (await it.call(player, "GET", `games/${path}/${from}?language=en`)).json<Board>();
    const started = (await it.call(player, "POST", `games/${path}/create?language=de`, {})).json<Board>();
    const rounds = [
      { board: started, save: `${path}/update` },
      { board: await load("periodic/daily"), save: `user_${path}_daily` },
      { board: await load("periodic/weekly"), save: `user_${path}_weekly` },
    ];
    for (const { board, save } of rounds) {
      const saves = savesToTheEnd(game, board);
      expect(saves.length).toBeGreaterThan(1);
      const replies: SaveReply[] = [];
      for (const fields of saves)
        replies.push(
          (
            await it.call(player, "POST", `games/${save}`, { gridId: board.gridId, ...fields, completed: true })
          ).json<SaveReply>(),
        );
      expect(replies.map((reply) => reply.revision)).toEqual(saves.map((_, i) => i + 1));
      expect(replies.map((reply) => reply.completed)).toEqual(saves.map((_, i) => i === saves.length - 1));
      expect(await load(board.gridId)).toMatchObject({ completed: true, revision: saves.length });
    }
  }
  await it.close();
});

test("no game's payload has a field of a name that stands beside it on the wire", async () => {
  for (const row of CATALOGUE) {
    const game = await row.load();
    const it = game.payload.schema as unknown as { readonly shape?: object };
    expect([row.id, Object.keys(it.shape ?? {}).filter((name) => name in createReply.shape)]).toEqual([row.id, []]);
  }
});
