import { expect, test } from "vitest";
import type { Board, DailyBoards, Overview } from "@karota/contract/games/board.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp } from "../../testing/test-app.ts";
import { TEST_CATALOGUE } from "./testing/catalogue.ts";

const PATH = "games/daily-boards?language=en";
const OF_ONE_LANGUAGE_AND_OF_EACH = CATALOGUE.filter(({ id }) => id === "sudoku" || id === "wordSearch");

describeEachDatabase("the day's boards in one document", (kind) => {
  test("are the overview and the boards that a visitor gets one by one, cached until midnight", async () => {
    const it = await testApp({ kind, catalogue: OF_ONE_LANGUAGE_AND_OF_EACH });
    const reply = await it.call(null, "GET", PATH);
    const { overview, boards } = reply.json<DailyBoards>();
    expect(overview).toEqual((await it.call(null, "GET", "games/overview?language=en")).json<Overview>());
    for (const [place, path] of ["sudoku", "word_search"].entries())
      expect(boards[place]).toEqual((await it.call(null, "GET", `games/${path}/periodic/daily?language=en`)).json());
    expect(boards).toHaveLength(2);
    const seconds = (Date.parse(overview.day_ends) - it.clock.now()) / 1000;
    expect(reply.headers["cache-control"]).toBe(`public, max-age=${seconds}`);
    const known = { "if-none-match": String(reply.headers["etag"]) };
    expect((await it.call(null, "GET", PATH, undefined, known)).statusCode).toBe(304);
    it.clock.advance(seconds * 1000);
    const next = await it.call(null, "GET", PATH, undefined, known);
    expect(next.json<DailyBoards>().overview.today).toBe(overview.day_ends.slice(0, 10));
    await it.close();
  });

  test("show no one's progress, not even one's own, and are then not cached", async () => {
    const it = await testApp({ kind, catalogue: OF_ONE_LANGUAGE_AND_OF_EACH });
    const visitor = (await it.call(null, "GET", PATH)).json<DailyBoards>();
    const player = await it.newPlayer();
    const { gridId, solved_grid } = visitor.boards[0] as Board;
    await it.call(player, "POST", "games/user_sudoku_daily", { gridId, gridString: solved_grid });
    const reply = await it.call(player, "GET", PATH);
    expect(reply.json()).toEqual(visitor);
    expect(reply.headers["cache-control"]).toBe("no-store");
    await it.close();
  });

  test("leave out a board that cannot be made and a game that is off, and are then asked for again", async () => {
    const it = await testApp({ kind, catalogue: TEST_CATALOGUE });
    const reply = await it.call(null, "GET", PATH);
    expect(reply.json<DailyBoards>().boards.map(({ game }) => game)).toEqual(["fake", "wordyFake"]);
    expect(reply.headers["cache-control"]).toBe("no-store");
    await it.close();
  });
});
