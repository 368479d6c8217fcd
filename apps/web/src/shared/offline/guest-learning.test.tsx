import { beforeEach, expect, test } from "vitest";
import { addition } from "@karota/games/addition/index.ts";
import { seeded } from "@karota/engine/random.ts";
import { openSession, play, saveSession } from "@karota/engine/session.ts";
import { guestLevels, startGuestLearning, readGuestLearning } from "./guest-learning.ts";
import { WORDLESS } from "./sync-state.ts";
import { GUEST, readPlay, writePlay } from "./progress.ts";

const puzzle = addition.generate({ level: "hard", tasks: 5, form: "numbers" }, seeded("guest"));
const skills = puzzle.tasks.map(({ skill }) => skill);
const ENDS = "2026-11-22T00:00:00+01:00";
const gridId = "22222222-2222-4222-8222-222222222222";

beforeEach(() => localStorage.clear());
startGuestLearning();

/** Answers tasks, each right or wrong, and stores every step as the page does. */
function answer(list: readonly (readonly [place: number, right: boolean])[], more = {}, who: string = GUEST) {
  let session = openSession(addition.start(puzzle));
  for (const [step, [place, right]] of list.entries()) {
    const { taskId, correct } = puzzle.tasks[place]!;
    session = play(addition, session, { taskId, selected: right ? correct : (correct + 1) % 4 });
    const { progress, status } = addition.check(session.state);
    const record = {
      gridId,
      game: "addition",
      options: { level: "hard", tasks: 5 },
      period: "daily",
      ends: ENDS,
    } as const;
    const state = { session: saveSession(addition, session, WORDLESS), resets: 0, hints: 0, seconds: 10 * (step + 1) };
    const seen = readPlay(who, gridId)?.change ?? 0;
    writePlay(who, { ...record, ...state, ...progress, completed: status === "solved", ...more }, seen);
  }
}
const ALL = [0, 1, 2, 3, 4].map((place) => [place, place !== 2] as const);

test("a visitor's board is stored as a day and as levels", () => {
  answer(ALL);
  const learning = readGuestLearning();
  const levels = guestLevels(learning, "2026-11-21", Date.now());
  const reached = Math.min(...levels.map(({ level }) => level));
  const day = { day: "2026-11-21", game: "addition", boards: 1, right: 4, wrong: 1, seconds: 50, reached };
  expect(learning.days).toEqual([day]);
  expect(new Set(levels.map(({ skill }) => skill))).toEqual(new Set(skills));
  expect(levels.reduce((sum, { right, wrong }) => sum + right + wrong, 0)).toBe(5);
});

test("a board that is started again counts no task twice", () => {
  answer(ALL.slice(0, 3));
  answer(ALL, { resets: 1 });
  expect(readGuestLearning().days).toMatchObject([{ right: 4, wrong: 1, boards: 1 }]);
});

test("nothing is stored here for a person who is signed in", () => {
  answer(ALL, {}, "11111111-1111-4111-8111-111111111111");
  expect(readGuestLearning().days).toEqual([]);
});

test("other games have days, and no levels", () => {
  const record = { gridId, game: "sudoku", options: {}, period: "daily", ends: ENDS, resets: 0, hints: 0 } as const;
  const session = { v: 1, base: { partial_grid: "1" }, moves: [], position: 0 } as const;
  writePlay(GUEST, { ...record, session, done: 1, total: 2, completed: false, seconds: 30 }, 0);
  writePlay(GUEST, { ...record, session, done: 2, total: 2, completed: true, seconds: 45 }, 1);
  expect(readGuestLearning()).toMatchObject({
    days: [{ day: "2026-11-21", game: "sudoku", boards: 1, right: 0, wrong: 0, seconds: 45, reached: 0 }],
    skills: [],
    boards: {},
  });
});

test("what cannot be parsed counts as nothing", () => {
  localStorage.setItem("karota:learning", "{");
  expect(readGuestLearning().days).toEqual([]);
  localStorage.setItem("karota:learning", '{"v":9}');
  answer(ALL.slice(0, 1));
  expect(readGuestLearning().days).toHaveLength(1);
});

test("a level that an older build stored stays, and its days are counted from it", () => {
  const old = {
    game: "addition",
    skill: "carry",
    strength: 900,
    level: 5,
    day: 20_778,
    at: Date.now(),
    right: 30,
    wrong: 0,
  };
  localStorage.setItem("karota:learning", JSON.stringify({ v: 1, days: [], skills: [old], boards: {} }));
  expect(guestLevels(readGuestLearning(), "2026-11-21", Date.now())).toMatchObject([{ level: 5 }]);
  expect(guestLevels(readGuestLearning(), "2026-11-23", Date.now() + 2 * 86_400_000)).toMatchObject([{ level: 5 }]);
});
