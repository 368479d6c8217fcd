import { expect, test } from "vitest";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { testApp } from "../../testing/test-app.ts";
import { DEFAULT_SETTINGS } from "../settings/index.ts";
import { aboutCounter } from "./count-all.ts";

const MINUTE_MS = 60 * 1000;

describeAnyDatabase("the numbers of the About page", (kind) => {
  test("count present people, active games and completed boards, anew every five minutes", async () => {
    const it = await testApp({ kind });
    const active_games = CATALOGUE.filter(({ active }) => active).length;
    const ask = async () => (await it.call(null, "GET", "service/about")).json<unknown>();
    const [first, second, gone] = [await it.newPlayer(), await it.newPlayer(), await it.newPlayer()];
    expect((await it.call(gone, "DELETE", `users/${gone.id}`)).statusCode).toBe(200);
    expect(await ask()).toEqual({ registered_users: 2, active_games, completed_games: 0 });

    await it.newPlayer();
    const daily = (await it.call(first, "GET", "games/sudoku/periodic/daily")).json<{
      gridId: string;
      solved_grid: string;
    }>();
    const save = (gridString: string) => ({ gridId: daily.gridId, gridString, completed: true });
    await it.call(first, "POST", "games/user_sudoku_daily", save(daily.solved_grid));
    // A false claim of "completed" does not count.
    await it.call(second, "GET", "games/sudoku/periodic/daily");
    const open = `${daily.solved_grid.slice(0, -1)}0`;
    await it.call(second, "POST", "games/user_sudoku_daily", save(open));
    it.clock.advance(5 * MINUTE_MS - 1);
    expect(await ask()).toEqual({ registered_users: 2, active_games, completed_games: 0 });
    it.clock.advance(1);
    expect(await ask()).toEqual({ registered_users: 3, active_games, completed_games: 1 });
    await it.close();
  });

  test("are returned without counting while one that was made in advance is valid", async () => {
    const it = await testApp({ kind });
    const { config, database, clock, app } = it;
    const counts = aboutCounter({
      config,
      database,
      clock,
      log: app.log,
      catalogue: [],
      settings: () => DEFAULT_SETTINGS,
    });
    await it.newPlayer();
    await counts.renew();
    await it.newPlayer();
    it.clock.advance(10 * MINUTE_MS - 1);
    expect(await counts.ask()).toMatchObject({ registered_users: 1 });
    it.clock.advance(1);
    expect(await counts.ask()).toMatchObject({ registered_users: 2 });
    await it.close();
  });
});
