import { beforeEach, expect, test } from "vitest";
import type { Board } from "@karota/contract/games/board.ts";
import type { Racer, RaceView } from "@karota/contract/games/races.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { minesweeper } from "@karota/games/minesweeper/index.ts";
import type { Actor } from "../../../deps.ts";
import { describeAnyDatabase } from "../../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";
import { savesToTheEnd } from "../testing/playing.ts";
import { raceCalls, shareNewBoard } from "./testing/race-calls.ts";

const CATALOGUE_HERE = CATALOGUE.filter(({ id }) => id === "addition" || id === "minesweeper");

/** The save that digs up a mine. */
const loss = (board: Board) => ({ grid: String(board["grid"]).replace(/("t":"M","n":\d,"u":)"I"/, '$1"R"') });

describeAnyDatabase("what somebody has shown in a race", (kind) => {
  let it: TestApp;
  let owner: Actor;
  let friend: Actor;
  let calls: ReturnType<typeof raceCalls>;
  beforeEach(async () => {
    it = await testApp({ kind, catalogue: CATALOGUE_HERE });
    [owner, friend] = [await it.newPlayer({ balance: 100_000 }), await it.newPlayer()];
    calls = raceCalls(it);
    return () => it.close();
  });
  /** The friend's part after these saves. */
  const partAfter = async (id: string, saves: readonly object[]): Promise<Racer> =>
    (await calls.send(friend, id, saves)).json<RaceView>().people.find(({ you }) => you)!;

  test("of a quiz are the first answers, which a restart does not improve", async () => {
    const quiz = await shareNewBoard(it, owner, "addition", { tasks: 5 });
    const id = await calls.startWith(quiz, [friend]);
    const tasks = quiz.board["tasks"] as { readonly taskId: string; readonly answers: { readonly correct: number } }[];
    const right = tasks.map(({ taskId, answers: { correct } }) => ({ taskId, taskSelected: correct }));
    const wrong = right.map(({ taskId, taskSelected }) => ({ taskId, taskSelected: (taskSelected + 1) % 4 }));
    it.clock.advance(5000);
    expect(await partAfter(id, [...wrong.slice(0, 2), right[2]!])).toMatchObject({ progress: 600, score: null });
    for (const restarted of [[], right.slice(0, 2), right.slice(0, 3)])
      expect(await partAfter(id, restarted)).toMatchObject({ progress: 600, seconds: null });
    expect(await partAfter(id, right.slice(0, 4))).toMatchObject({ progress: 800, seconds: null });
    it.clock.advance(4000);
    expect(await partAfter(id, right)).toMatchObject({ progress: 1000, seconds: 9, score: { right: 3, total: 5 } });
  });

  test("is lost once a board is lost, also when it is restarted and solved; nobody waits for them", async () => {
    const mines = await shareNewBoard(it, owner, "minesweeper", { size: "10x10", mines: 10 });
    const id = await calls.startWith(mines, [friend]);
    const toTheEnd = savesToTheEnd(minesweeper, mines.board);
    const lost = await partAfter(id, [loss(mines.board)]);
    expect(lost).toMatchObject({ lost: true, seconds: null });
    for (const later of [[], toTheEnd.slice(0, 1), toTheEnd]) expect(await partAfter(id, later)).toEqual(lost);
    expect(await calls.view(owner, id)).toMatchObject({ phase: "running" });
    it.clock.advance(3000);
    const { phase, people } = (await calls.send(owner, id, toTheEnd)).json<RaceView>();
    expect(phase).toBe("ended");
    expect(people.map(({ you, seconds, lost }) => ({ you, seconds, lost }))).toEqual([
      { you: true, seconds: 3, lost: false },
      { you: false, seconds: null, lost: true },
    ]);
  });
});
