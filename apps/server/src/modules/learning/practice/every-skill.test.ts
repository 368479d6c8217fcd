import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Practice, PracticeMark, PracticeReply } from "@karota/contract/learning/learning.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { difficultyOf } from "@karota/engine/quiz/learning.ts";
import { STARTER } from "@karota/engine/quiz/options.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { addition } from "@karota/games/addition/index.ts";
import { CATALOGUE, findGame } from "@karota/games/catalogue.ts";
import { asksFacts } from "@karota/games/prerequisites.ts";
import { subtraction } from "@karota/games/subtraction/index.ts";
import { time } from "@karota/games/time/index.ts";
import type { Actor } from "../../../deps.ts";
import { describeAnyDatabase } from "../../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";
import { recordProgress } from "../learn.ts";
import { dayKey, questionHash } from "../rules.ts";
import { asksOf, drawTask } from "./quizzes.ts";
import type { StoredTask } from "./stored-practice.ts";

const DAY_MS = 86_400_000;
const SAMPLE_TASKS = 40;
const NUMBERS = { tasks: 5, form: "numbers" } as const;
const SKILLS_OF_STARTER = ["within-ten", "ten-and-ones", "within-twenty", "over-ten"];

describeAnyDatabase("practice of every level and topic", (kind) => {
  let it: TestApp;
  let player: Actor;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    player = await it.newPlayer();
  });

  const post = async (path: string, body: object) => it.call(player, "POST", path, body);
  const start = async (body: object = {}) => (await post("learning/practice", body)).json<PracticeReply>().practice;
  const present = async (): Promise<StoredTask> => {
    const { task } = await it.database.db
      .selectFrom("practices")
      .select("task")
      .where("user_id", "=", player.id)
      .executeTakeFirstOrThrow();
    return JSON.parse(task!) as StoredTask;
  };
  const answer = async ({ id, task }: Practice, right: boolean): Promise<Practice> => {
    const { board } = (await present()) as { board: { tasks: { answers: { correct: number } }[] } } & StoredTask;
    const { correct } = board.tasks[0]!.answers;
    const body = { taskId: task!.taskId, taskSelected: (correct + (right ? 0 : 1)) % 4 };
    return (await post(`learning/practice/${id}`, body)).json<PracticeMark>().practice;
  };
  /** Stores one answer of two days ago to a task with these options; the task's skill. */
  const answered = async (game: AnyQuiz, options: OptionValues, right: boolean): Promise<string> => {
    const task = (game.generate(options, seeded("two days ago")) as { tasks: Task[] }).tasks[0]!;
    const at = it.clock.now() - 2 * DAY_MS;
    const difficulty = difficultyOf(options["level"]);
    const one = { game, userId: player.id, gridId: randomUUID(), task, difficulty, right, typed: false };
    const day = dayKey(Math.floor(at / DAY_MS));
    const update = { userId: player.id, game: game.id, day, boards: 0, seconds: 0, answers: [one] };
    await it.database.transaction((queries) => recordProgress(queries, [update], at));
    return task.skill;
  };

  test.each([
    { game: addition, options: { level: STARTER, ...NUMBERS } },
    { game: time, options: { level: "easy", topic: "clock", ...NUMBERS } },
    { game: time, options: { level: "medium", topic: "calendar", ...NUMBERS } },
  ])(
    "a mistake of $game.id at $options.level that is due comes back as a new task of its skill",
    async ({ game, options }) => {
      const skill = await answered(game, options, false);
      await start();
      expect(await present()).toMatchObject({ game: game.id, skill, why: "review" });
    },
  );

  test("somebody who played starter is asked nothing above it, also in what a quiz builds on", async () => {
    await answered(subtraction, { level: STARTER, ...NUMBERS }, true);
    let practice = await start();
    const games = new Set<string>();
    for (let n = 0; n < 6 && practice?.task; n++) {
      const { game, skill } = await present();
      expect(SKILLS_OF_STARTER, game).toContain(skill);
      games.add(game);
      practice = await answer(practice, false);
    }
    expect(games).toEqual(new Set(["subtraction", "addition"]));
  });

  test("who calculated with times is asked no clock, and who chose the clock is", async () => {
    const skill = await answered(time, { level: "easy", topic: "calculation", ...NUMBERS }, true);
    let practice = await start();
    expect(skill).not.toBe("read-words");
    for (let n = 0; n < 6 && practice?.task; n++) {
      expect(["read-words", "read-digits", "set-words", "between", "weekday"]).not.toContain((await present()).skill);
      practice = await answer(practice, true);
    }
    player = await it.newPlayer();
    await answered(time, { level: "easy", topic: "clock", ...NUMBERS }, true);
    await start();
    expect(["read-words", "read-digits", "set-words", "between"]).toContain((await present()).skill);
  });

  test("a pupil of the first grade begins with starter, and one of the seventh without it", async () => {
    for (const [year, first] of [
      [1, SKILLS_OF_STARTER.slice(0, 2)],
      [7, ["carry", "no-carry", "blocks", "round", "word-problems"]],
    ] as const) {
      player = await it.newPlayer();
      await it.call(player, "PUT", "users/settings", { settings: { audience: "pupil", school_year: year } });
      const practice = await start();
      expect(practice === null, `${year}`).toBe(year === 7);
      await start({ game: "addition" });
      expect(first).toContain((await present()).skill);
    }
  });
});

const QUIZZES = CATALOGUE.filter(({ type }) => type === "education");
const loadQuiz = async (id: string): Promise<AnyQuiz> => (await findGame(id)!.load()) as AnyQuiz;

describe.each(QUIZZES.map(({ id }) => id))("practice of %s", (id) => {
  test("draws every skill of every combination of options", async () => {
    const quiz = await loadQuiz(id);
    const found = { quiz, ...asksOf(quiz) };
    for (const preset of quiz.options.presets.filter(({ tasks }: OptionValues) => tasks === SAMPLE_TASKS)) {
      const { tasks } = quiz.generate(preset, seeded("every skill")) as { tasks: Task[] };
      const difficulty = difficultyOf(preset.level);
      for (const skill of new Set(tasks.map((task) => task.skill)))
        expect(
          drawTask(found, { skill, difficulty }, new Set(), "sl", seeded(skill))?.skill,
          JSON.stringify(preset),
        ).toBe(skill);
    }
  });

  // A skill alone says at which level and in which topic its tasks are drawn.
  test("has no skill of starter at another level, and none in two topics", async () => {
    const { topics } = asksOf(await loadQuiz(id));
    for (const levels of topics) {
      const harder = new Set([...levels].flatMap(([level, skills]) => (level === STARTER ? [] : skills)));
      for (const skill of levels.get(STARTER) ?? []) expect(harder).not.toContain(skill);
    }
    const all = topics.flatMap((levels) => [...new Set([...levels.values()].flat())]);
    expect(new Set(all).size).toBe(all.length);
  });
});

// Facts are few, and come back as they were.
test.each(QUIZZES.filter((row) => !asksFacts(row)).map(({ id }) => id))(
  "a fresh task of a skill of %s has another question than its mistake",
  async (id) => {
    const quiz = await loadQuiz(id);
    const found = { quiz, ...asksOf(quiz) };
    for (const { level, skills } of found.drawn)
      for (const skill of skills) {
        const draw = (mistakes: ReadonlySet<string>): Task =>
          drawTask(found, { skill, difficulty: difficultyOf(level) }, mistakes, "sl", seeded(skill))!;
        const mistake = questionHash(draw(new Set()));
        const fresh = draw(new Set([mistake]));
        expect(fresh.skill).toBe(skill);
        expect(questionHash(fresh), `${level} ${skill}`).not.toBe(mistake);
      }
  },
);
