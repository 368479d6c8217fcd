import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReply, PERIODS, type Board, type Period, type SaveReply } from "@karota/contract/games/board.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { CATALOGUE, pathOf } from "@karota/games/catalogue.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { savesToTheEnd } from "./testing/playing.ts";

const active = CATALOGUE.filter((row) => row.active).map((row, place) => ({ ...row, place }));

describe("an active game, each save sent twice", () => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind: "sqlite" });
  });
  afterAll(() => it.close());

  test.each(active)("$id is started, saved step by step and finished, also the day's or the week's", async (row) => {
    // One for each game: the requests of a person are limited.
    const player = await it.newPlayer();
    const game = await row.load();
    const path = pathOf(row.id);
    const load = async (from: string) =>
      (await it.call(player, "GET", `games/${path}/${from}?language=en`)).json<Board>();
    const started = (await it.call(player, "POST", `games/${path}/create?language=de`, {})).json<Board>();
    const rounds = [{ board: started, save: `${path}/update` }];
    // In the usual run one of the two, in turn.
    for (const period of depth<readonly Period[]>([PERIODS[row.place % PERIODS.length]!], PERIODS))
      rounds.push({ board: await load(`periodic/${period}`), save: `user_${path}_${period}` });
    for (const { board, save } of rounds) {
      const saves = savesToTheEnd(game, board);
      expect(saves.length).toBeGreaterThan(1);
      const replies: SaveReply[] = [];
      for (const fields of saves) {
        const body = { gridId: board.gridId, ...fields, completed: true };
        const send = async () => (await it.call(player, "POST", `games/${save}`, body)).json<SaveReply>();
        replies.push(await send());
        expect(await send()).toEqual(replies.at(-1));
      }
      expect(replies.map((reply) => reply.revision)).toEqual(saves.map((_, i) => i + 1));
      expect(replies.map((reply) => reply.completed)).toEqual(saves.map((_, i) => i === saves.length - 1));
      expect(await load(board.gridId)).toMatchObject({ completed: true, revision: saves.length });
    }
  });
});

test("no game's payload has a field with the name of an envelope's field", async () => {
  for (const row of CATALOGUE) {
    const game = await row.load();
    const it = game.payload.schema as unknown as { readonly shape?: object };
    expect([row.id, Object.keys(it.shape ?? {}).filter((name) => name in createReply.shape)]).toEqual([row.id, []]);
  }
});
