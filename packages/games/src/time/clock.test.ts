import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { typedForm } from "@karota/engine/quiz/expression.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { drawnTask } from "@karota/engine/quiz/payload.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clockDraft } from "./clock-form.ts";
import { clockFits, onDial, type ClockFacts } from "./clock-kinds.ts";
import { clockMistakes } from "./clock-mistakes.ts";
import { clockSolution } from "./clock-solution.ts";
import { time } from "./index.ts";
import { drawPicture, jumpsOf, lineName } from "./picture.ts";
import { readHands } from "./testing/read-clock.ts";

const at = (hours: number, minutes: number) => 60 * hours + minutes;
const tasksOf = (level: "easy" | "medium" | "hard", skill?: string): readonly Task[] =>
  time
    .generate({ level, tasks: 40, topic: "clock", form: "numbers" }, seeded(`clock ${level}`))
    .tasks.filter((task) => skill === undefined || task.skill === skill);
const everyTask = (["easy", "medium", "hard"] as const).flatMap((level) => tasksOf(level));

/** Times of the dial, from 1:00 to 12:59. */
const dialTimes = fc.integer({ min: at(1, 0), max: at(12, 59) });
const ofDial = fc.record({
  kind: fc.constantFrom("read-digits" as const, "set-digits" as const),
  dial: dialTimes.filter((dial) => dial < at(12, 0)),
});
const factsOf = ({ kind, dial }: { kind: ClockFacts["kind"]; dial: number }): ClockFacts => ({
  kind,
  numbers: [kind === "set-digits" ? dial + at(12, 0) : dial, 0],
});

describe("typical errors with a dial", () => {
  const of = (kind: ClockFacts["kind"], first: number, second = 0) =>
    Object.fromEntries(clockMistakes({ kind, numbers: [first, second] }).map(({ name, value }) => [name, value]));

  it("of 7:30 swap the hands, or take the hour before or after", () => {
    expect(of("read-digits", at(7, 30))).toMatchObject({
      "hands-swapped": at(6, 35),
      "hour-ahead": at(8, 30),
      "hour-behind": at(6, 30),
      "number-as-minutes": at(7, 6),
    });
  });

  it("of 7:15 count the minutes the other way", () => {
    expect(of("read-words", at(7, 15))).toMatchObject({ "other-way": at(7, 45), "hands-swapped": at(3, 35) });
  });

  it("of setting 19:10 put the long hand at the 10", () => {
    expect(of("set-digits", at(19, 10))).toMatchObject({ "minutes-as-number": at(7, 50) });
  });

  it("from 11:40 to 13:10 subtract what the dials show", () => {
    expect(of("between", at(11, 40), at(13, 10))).toMatchObject({ "noon-forgotten": at(10, 30) });
  });

  it("are always three or more, of the dial, and none of them is the answer", () => {
    fc.assert(
      fc.property(ofDial, (given) => {
        const values = clockMistakes(factsOf(given)).map(({ value }) => value);
        expect(values.length).toBeGreaterThanOrEqual(3);
        expect(new Set(values).size).toBe(values.length);
        expect(values).not.toContain(given.dial);
        expect(values.every((value) => value === onDial(value))).toBe(true);
      }),
    );
  });

  it("do what their names say", () => {
    const holds: Readonly<Record<string, (right: number, wrong: number) => boolean>> = {
      "hands-swapped": (right, wrong) =>
        Math.floor(wrong / 60) % 12 === Math.floor((right % 60) / 5) &&
        wrong % 60 === (Math.floor(right / 60) % 12) * 5,
      "hour-ahead": (right, wrong) => (wrong - right + 720) % 720 === 60,
      "hour-behind": (right, wrong) => (right - wrong + 720) % 720 === 60,
      "other-way": (right, wrong) => Math.floor(right / 60) === Math.floor(wrong / 60) && (right + wrong) % 60 === 0,
      "number-as-minutes": (right, wrong) => ((wrong % 60) * 5) % 60 === right % 60,
      "minutes-as-number": (right, wrong) => (right % 60) * 5 === wrong % 60,
      "number-off": (right, wrong) => [5, 715].includes((right - wrong + 720) % 720),
      "mark-off": (right, wrong) => [1, 719].includes((right - wrong + 720) % 720),
    };
    fc.assert(
      fc.property(ofDial, (given) => {
        for (const { name, value } of clockMistakes(factsOf(given)))
          expect(holds[name]!(given.dial, value), name).toBe(true);
      }),
    );
  });
});

describe("the picture of a clock", () => {
  it("poses the question alone: no two times look alike", () => {
    const times = Array.from({ length: 720 }, (_, minutes) => at(1, 0) + minutes);
    expect(new Set(times.map((dial) => drawPicture(`dial ${dial}`))).size).toBe(720);
  });

  it("is described by what the hands show, in every language", () => {
    fc.assert(
      fc.property(dialTimes, fc.constantFrom(...LANGUAGES), (dial, language) => {
        const { question } = clockDraft({ kind: "read-digits", numbers: [dial, 0] });
        expect(readHands(toPlain(question, SPEAKERS[language]))).toBe(dial % 720);
      }),
    );
  });

  it("shows in an assignment no time that could be read without the hands", () => {
    for (const task of everyTask.filter(({ skill }) => skill.startsWith("set"))) {
      const open = drawnTask(task, drawPicture);
      for (const { value } of open.choices) expect(Object.keys(value).toSorted()).toEqual(["kind", "label", "svg"]);
    }
    for (const task of everyTask.filter(({ skill }) => skill.startsWith("read")))
      expect(drawnTask(task, drawPicture).question).not.toHaveProperty("name");
  });

  it("is refused by another name", () => {
    for (const name of ["", "dial", "dial 1440", "dial x", "dials 5", "moon 5"])
      expect(() => drawPicture(name), name).toThrow(RangeError);
  });
});

describe("a clock that is set", () => {
  it("is marked by the time that its hands show, typed in either half of the day", () => {
    for (const task of [...tasksOf("medium", "set-words"), ...tasksOf("hard", "set-digits")]) {
      const { numbers } = task.facts as ClockFacts;
      const dial = onDial(numbers[0]);
      const typed = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
      expect(isRight(task, { text: typed(dial) })).toBe(true);
      expect(isRight(task, { text: typed((dial + 720) % 1440) })).toBe(true);
      expect(isRight(task, { text: typed(onDial(dial + 5)) })).toBe(false);
    }
  });

  it("may also be typed as it is said, in any way of the language", () => {
    const task = tasksOf("easy", "set-words").find(({ facts }) => (facts as ClockFacts).numbers[0] % 60 === 30)!;
    const right = typedForm(task.choices[task.correct]!.value);
    for (const language of LANGUAGES) expect(isRight(task, { text: toPlain(right, SPEAKERS[language]) })).toBe(true);
  });
});

describe("what is stored of a clock", () => {
  it("holds only times of its kind", () => {
    const refused: readonly ClockFacts[] = [
      { kind: "read-words", numbers: [452, 0] },
      { kind: "read-digits", numbers: [30, 0] },
      { kind: "read-digits", numbers: [780, 0] },
      { kind: "set-digits", numbers: [700, 0] },
      { kind: "between", numbers: [500, 400] },
      { kind: "between", numbers: [300, 1020] },
      { kind: "between", numbers: [800, 900] },
    ];
    expect(refused.filter(clockFits)).toEqual([]);
    expect(everyTask.filter(({ facts }) => !clockFits(facts as ClockFacts))).toEqual([]);
  });
});

describe("jumps on the number line", () => {
  it("lead from the start by full hours to the end", () => {
    expect(jumpsOf(at(7, 40), at(9, 10)).map(({ taken }) => taken)).toEqual([20, 60, 10]);
    expect(jumpsOf(at(7, 10), at(7, 50)).map(({ taken }) => taken)).toEqual([40]);
    expect(jumpsOf(at(7, 0), at(9, 0)).map(({ taken }) => taken)).toEqual([120]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 719 }), (start, taken) => {
        const end = Math.min(1439, start + taken);
        const jumps = jumpsOf(start, end);
        expect(jumps[0]!.from).toBe(start);
        expect(jumps.at(-1)!.to).toBe(end);
        expect(jumps.reduce((sum, jump) => sum + jump.taken, 0)).toBe(end - start);
        expect(jumps.slice(1).filter((jump) => jump.from % 60 > 0)).toEqual([]);
      }),
    );
  });

  it("are drawn with the times at their ends", () => {
    const svg = drawPicture(lineName(at(7, 40), at(9, 10)));
    expect(svg.match(/\{clock:\d+\}/g)).toEqual(["{clock:460}", "{clock:480}", "{clock:540}", "{clock:550}"]);
  });
});

describe("the worked solution of a clock", () => {
  const stepsOf = (facts: ClockFacts) =>
    clockSolution(facts).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" | "),
    );

  it("reads the short hand first", () => {
    expect(stepsOf({ kind: "read-words", numbers: [at(7, 30), 0] })).toStrictEqual([
      "Najprej mali kazalec, ki kaže ure: je med 7 in 8. Število ur je 7.",
      "Nato veliki kazalec, ki kaže minute: je na 6. Vsako število pomeni pet minut: | 6 · 5 min = 30 min",
      "S številkami je to: | 7.30",
      "Minila je polovica naslednje ure, zato rečemo: | pol osmih",
    ]);
  });

  it("sets the short hand first", () => {
    expect(stepsOf({ kind: "set-digits", numbers: [at(19, 38), 0] })).toStrictEqual([
      "Na številčnici je le 12 ur, zato odštejemo 12: | 19 − 12 = 7",
      "Najprej mali kazalec: postavimo ga med 7 in 8.",
      "Nato veliki kazalec: postavimo ga 3 črtice za 7, saj vsako število pomeni pet minut: | 38 min = 7 · 5 min + 3 min",
      "Rezultat: | mali kazalec je med 7 in 8, veliki kazalec je 3 črtice za 7",
    ]);
  });

  it("goes over noon by full hours", () => {
    expect(stepsOf({ kind: "between", numbers: [at(11, 40), at(13, 10)] })).toStrictEqual([
      "Preberemo obe uri: | 11.40 | 1.10",
      "Vmes je poldne, zato je drugi čas popoldne: | 13.10",
      "Na številski premici skočimo do polne ure in od nje naprej: | številska premica od 11.40: 20 minut do 12.00, 1 ura do 13.00 in 10 minut do 13.10",
      "Rezultat: | 20 min + 1 h + 10 min = 1 h 30 min",
    ]);
  });
});

describe("plans without a topic", () => {
  it("are about calculating, as before there were topics", () => {
    const old = { level: "medium", tasks: 10 } as Parameters<typeof time.generate>[0];
    expect(time.generate(old, seeded("old"))).toStrictEqual(
      time.generate({ ...old, topic: "calculation" }, seeded("old")),
    );
  });
});
