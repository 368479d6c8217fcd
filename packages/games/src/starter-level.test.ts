import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { withinOf } from "@karota/engine/quiz/expression.ts";
import { isMiss } from "@karota/engine/quiz/near-misses.ts";
import { drawnTask } from "@karota/engine/quiz/payload.ts";
import { toPlain, toSpoken } from "@karota/engine/quiz/plain.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { catalogueOf } from "@karota/texts/catalogues.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { findGame } from "./catalogue.ts";
import { numbersIn } from "./stories/testing/numbers-in.ts";
import { endOf, skillOf, SKILLS, type Counting, type Sign } from "./starter/counting.ts";
import { drawGroups, FIRST_TABLES } from "./starter/groups.ts";
import { drawStarter } from "./starter/pictures.ts";
import { readFrames, readGroups, readJump } from "./starter/testing/read-picture.ts";

async function loadQuiz(id: string): Promise<AnyQuiz> {
  const game = await findGame(id)!.load();
  if (!isQuiz(game)) throw new Error(`${id} is no quiz`);
  return game;
}

const GAMES: readonly { readonly sign: Sign; readonly game: AnyQuiz }[] = [
  { sign: "+", game: await loadQuiz("addition") },
  { sign: "-", game: await loadQuiz("subtraction") },
];
const OPTIONS = { level: "starter", tasks: 40, form: "numbers" } as const;

const tasksOf = (game: AnyQuiz): readonly Task[] =>
  Array.from({ length: 6 }, (_, quiz) => game.generate(OPTIONS, seeded(`starter ${quiz}`)).tasks).flat();
const factsOf = (task: Task): Counting => task.facts as Counting;
const answerOf = ({ choices, correct }: Task): string => toPlain(choices[correct]!.value, SPEAKERS.en);

/** The drawing of a question, without the words that describe it. */
function drawingOf(task: Task, draw: (name: string) => string = drawStarter): string {
  const { question } = drawnTask(task, draw);
  if (question.kind !== "drawing") throw new Error("no picture");
  return question.svg;
}

describe.each(GAMES)("the starter level of $game.id", ({ sign, game }) => {
  const tasks = tasksOf(game);
  const shown = (how: Counting["shown"]) => tasks.filter((task) => factsOf(task).shown === how);

  it("stays within 20, a digit at a time or ten, and has every kind of task in a quiz of ten", () => {
    for (const task of tasks) {
      const { numbers } = factsOf(task);
      const most = task.skill === "ten-and-ones" ? 20 : 19;
      expect(Math.max(...numbers, endOf(sign, numbers))).toBeLessThanOrEqual(most);
      expect(Math.min(...numbers, endOf(sign, numbers))).toBeGreaterThan(0);
      expect(task.skill).toBe(skillOf(sign, numbers));
    }
    const ten = game.generate({ ...OPTIONS, tasks: 10 }, seeded("ten")).tasks;
    expect(new Set(ten.map(({ skill }) => skill))).toEqual(new Set(SKILLS));
    expect(new Set(ten.map((task) => factsOf(task).shown))).toEqual(new Set(["numbers", "frames", "line", "missing"]));
  });

  it("has wrong answers that all come from a named error", () => {
    for (const { choices } of tasks) expect(choices.filter(({ mistake }) => isMiss(mistake))).toEqual([]);
  });

  it("is posed by the counters alone, whose shapes differ", () => {
    for (const task of shown("frames")) {
      const { circles, squares, crosses } = readFrames(drawingOf(task));
      expect([circles, sign === "+" ? squares : crosses]).toEqual(factsOf(task).numbers);
      expect(String(sign === "+" ? circles + squares : circles - crosses)).toBe(answerOf(task));
    }
  });

  it("is posed by the jump on the number line alone, whose end is not written", () => {
    for (const task of shown("line")) {
      const { start, change, above, end } = readJump(drawingOf(task));
      expect(String(start + change)).toBe(answerOf(task));
      expect(Number(above!.replace("−", "-"))).toBe(change);
      expect(end).toBe("?");
    }
  });

  it.each(LANGUAGES)("is posed in %s by ear alone, and what is heard does not say the answer", (language) => {
    for (const task of [...shown("frames"), ...shown("line")]) {
      const [start, change, ...more] = numbersIn(toSpoken(task.question, SPEAKERS[language])).map(Number);
      expect([start, change]).toEqual(factsOf(task).numbers);
      expect(more).toEqual([]);
    }
  });

  it("sends no picture by a name that says the numbers where answers are secret", () => {
    for (const task of [...shown("frames"), ...shown("line")])
      expect(drawnTask(task, drawStarter).question).not.toHaveProperty("name");
  });

  it("explains every task with a picture, in sentences of twelve words at most", () => {
    for (const task of tasks) {
      const steps = game.solution(task);
      const pictures = steps
        .flatMap(({ shown: all }) => all.flatMap(withinOf))
        .filter(({ kind }) => kind === "picture");
      expect(pictures.length).toBe(1);
      for (const language of LANGUAGES)
        for (const { say } of steps)
          for (const sentence of SPEAKERS[language].say(say).split(/[.:] ?/))
            expect(sentence.split(" ").length, sentence).toBeLessThanOrEqual(12);
    }
  });

  it("draws different pictures for different numbers", () => {
    const asked = [...shown("frames"), ...shown("line")];
    const names = new Set(asked.map((task) => JSON.stringify(task.question)));
    expect(new Set(asked.map((task) => drawingOf(task))).size).toBe(names.size);
  });
});

describe.each([
  { id: "multiplication", pictures: ["groups", "array"], least: 60 },
  { id: "division", pictures: ["sharing"], least: 50 },
])("the starter level of $id", async ({ id, pictures, least }) => {
  const game = await loadQuiz(id);
  const tasks = tasksOf(game);
  const shownOf = (task: Task): string => (task.facts as { readonly shown: string }).shown;
  const numbersOf = (task: Task) => (task.facts as { readonly numbers: readonly [number, number] }).numbers;
  const pictured = tasks.filter((task) => shownOf(task) !== "numbers");

  it("stays within the tables of 2, 5 and 10, and has every kind of task in a quiz of five", () => {
    for (const task of tasks) {
      const [first, second] = numbersOf(task);
      const factors = id === "division" ? [first / second, second] : [first, second];
      expect(factors.some((factor) => FIRST_TABLES.includes(factor))).toBe(true);
      expect(Math.max(...factors)).toBeLessThanOrEqual(10);
    }
    const five = game.generate({ ...OPTIONS, tasks: 5 }, seeded("five")).tasks;
    expect(new Set(five.map(shownOf))).toEqual(new Set(["numbers", ...pictures]));
    expect(new Set(tasks.map(({ question }) => JSON.stringify(question))).size).toBeGreaterThanOrEqual(least);
  });

  it("is posed by the picture alone", () => {
    for (const task of pictured) {
      const { counters, rows, plates } = readGroups(drawingOf(task, drawGroups));
      const [first, second] = numbersOf(task);
      const isDivision = id === "division";
      const seen = isDivision ? [counters, plates] : [counters, shownOf(task) === "array" ? rows : plates];
      expect(seen).toEqual(isDivision ? [first, second] : [first * second, first]);
      expect(answerOf(task)).toBe(String(isDivision ? counters / plates : counters));
    }
  });

  it.each(LANGUAGES)("is posed in %s by ear alone, and what is heard does not say the answer", (language) => {
    for (const task of pictured)
      expect(numbersIn(toSpoken(task.question, SPEAKERS[language])).map(Number)).toEqual(numbersOf(task));
  });

  it("has wrong answers that all come from a named error", () => {
    for (const { choices } of tasks) expect(choices.filter(({ mistake }) => isMiss(mistake))).toEqual([]);
  });

  it("explains every task with one picture of what is multiplied or shared", () => {
    for (const task of tasks) {
      const names = game
        .solution(task)
        .flatMap(({ shown }) => shown.flatMap((one) => (one.kind === "picture" ? [one.name] : [])));
      expect(names).toHaveLength(1);
      const [first, second] = numbersOf(task);
      const isDivision = id === "division";
      const { counters, rows, plates } = readGroups(drawGroups(names[0]!));
      expect(counters).toBe(isDivision ? first : first * second);
      expect(isDivision ? [second] : [first, second]).toContain(plates > 0 ? plates : rows);
    }
  });

  it("refuses pictures of other names", () => {
    for (const name of ["groups", "groups 2", "groups 0 2", "groups 2 5 10", "dots 2 5", "array 99 2"])
      expect(() => drawGroups(name), name).toThrow(RangeError);
  });
});

/** Words that children read in their third school year or later. */
const LATER_WORDS: Readonly<Record<Language, RegExp>> = {
  sl: /števk|vrstn|obratn|vsot|razlik|količnik|zmnož|deljen|delitelj|faktor|stolpc|ocen/i,
  en: /digit|reverse|\bsum\b|difference|product|quotient|divisor|dividend|factor|column|estimate|remain(?!ing)/i,
  de: /addier|subtrahier|multiplizier|dividier|summ|differenz|produkt|quotient|ziffer|reihenfolge|faktor|fache/i,
};
/** Of a sentence. */
const MOST_WORDS = 12;

it.each(LANGUAGES)("the buttons and notes around a quiz have no words of later years in %s", (language) => {
  const around = Object.entries(catalogueOf(language)).flatMap(([id, text]) =>
    id.startsWith("quizView.") ? [JSON.stringify(text)] : [],
  );
  expect(around.length).toBeGreaterThan(30);
  expect(around.filter((text) => LATER_WORDS[language].test(text))).toEqual([]);
});

describe.each(["addition", "subtraction", "multiplication", "division"])("the words of starter in %s", async (id) => {
  const game = await loadQuiz(id);
  const messages = tasksOf(game).flatMap((task) => [
    task.ask,
    ...game.solution(task).map(({ say }) => say),
    ...task.choices.flatMap((_, selected) => (selected === task.correct ? [] : [game.mistake(task, { selected })!])),
  ]);

  it.each(LANGUAGES)("have a rule without words of later years in %s", (language) => {
    expect(SPEAKERS[language].say({ id: `${id}.rule.1` })).not.toMatch(LATER_WORDS[language]);
  });

  it.each(LANGUAGES)("are short sentences without words of later years in %s", (language) => {
    const said = new Set(messages.map((message) => SPEAKERS[language].say(message)));
    expect(said.size).toBeGreaterThan(10);
    expect([...said].filter((text) => LATER_WORDS[language].test(text))).toEqual([]);
    const sentences = [...said].flatMap((text) => text.split(/[.:!?] ?/));
    expect(sentences.filter((sentence) => sentence.split(" ").length > MOST_WORDS)).toEqual([]);
  });
});

describe("a worked solution of the starter level", () => {
  const stepsOf = (sign: Sign, shown: Counting["shown"], ...numbers: readonly [number, number]) => {
    const { game } = GAMES.find((one) => one.sign === sign)!;
    const task = { ...tasksOf(game)[0]!, facts: { shown, numbers } };
    return game
      .solution(task)
      .map(({ say, shown: all }) => [SPEAKERS.en.say(say), ...all.map((one) => toPlain(one, SPEAKERS.en))].join(" | "));
  };

  it("bridges the ten in the frames", () => {
    expect(stepsOf("+", "frames", 8, 5)).toStrictEqual([
      "We split 5 into 2 and 3. First we make 8 up to 10: | 8 circles and 5 squares in ten-frames | 8 + 2 = 10",
      "Then we add the remaining 3: | 10 + 3 = 13",
      "The result: | 8 + 5 = 13",
    ]);
    expect(stepsOf("-", "numbers", 13, 5)).toStrictEqual([
      "We split 5 into 3 and 2. First we take away 3 to reach 10: | 13 circles in ten-frames, 5 crossed out | 13 − 3 = 10",
      "Then we take away the remaining 2: | 10 − 2 = 8",
      "The result: | 13 − 5 = 8",
    ]);
  });

  it("jumps to ten and on where a line was asked", () => {
    expect(stepsOf("+", "line", 8, 5)[0]).toContain("| jumps on the number line from 8 to 10 and to 13 |");
    expect(stepsOf("-", "line", 13, 5)[0]).toContain("| jumps on the number line from 13 to 10 and to 8 |");
  });

  it("begins with the larger number, and leaves the ten alone where it can", () => {
    expect(stepsOf("+", "numbers", 2, 7)[0]).toMatch(/^We start at 7. We count on 2:/);
    expect(stepsOf("+", "numbers", 3, 12).slice(0, 2)).toStrictEqual([
      "12 is ten and some ones. We add the ones: | 2 + 3 = 5",
      "Then we add the ten: | 10 + 5 = 15 | a jump on the number line from 12 to 15",
    ]);
  });
});

describe("a picture of the starter level", () => {
  it("fills the first frame before the second one only in the solution", () => {
    expect(drawStarter("circles 8 5")).not.toBe(drawStarter("filled 8 5"));
    expect(drawStarter("circles 12 5")).toBe(drawStarter("filled 12 5"));
  });

  it("is refused by another name", () => {
    for (const name of [
      "",
      "circles",
      "circles 8",
      "circles 0 5",
      "circles 8 x",
      "forward 8 1.5",
      "frames 8 5",
      "jumps 8 99",
    ])
      expect(() => drawStarter(name), name).toThrow(RangeError);
  });
});
