import fc from "fast-check";
import { expect, test } from "vitest";
import { STEPS } from "@karota/contract/lessons/lesson.ts";
import { countChoices, isRevealedBy, judgeAnswer, newCode, progressAfter, readCode, type Progress } from "./rules.ts";

const START: Progress = { phase: "waiting", number: 0, asked: 0 };
const someSteps = fc.array(fc.constantFrom(...STEPS), { maxLength: 40 });

/** Every state that the steps lead through, impossible ones left out. */
function walk(steps: readonly (typeof STEPS)[number][], planned: number): readonly Progress[] {
  const states = [START];
  for (const step of steps) {
    const next = progressAfter(states.at(-1)!, step, planned);
    if (next) states.push(next);
  }
  return states;
}

test("each planned question is asked once at most, numbers rise by one, and the end is the end", () => {
  fc.assert(
    fc.property(someSteps, fc.integer({ min: 1, max: 5 }), (steps, planned) => {
      const states = walk(steps, planned);
      for (const [place, after] of states.entries()) {
        const before = states[place - 1];
        if (!before) continue;
        expect(before.phase).not.toBe("ended");
        expect(after.number - before.number).toBe(after.phase === "asking" ? 1 : 0);
        expect(after.asked).toBeLessThanOrEqual(Math.min(planned, after.number));
        expect(after.asked).toBeGreaterThanOrEqual(before.asked);
      }
    }),
  );
});

test("every question is revealed once, before the next one and at the end", () => {
  fc.assert(
    fc.property(someSteps, fc.integer({ min: 1, max: 5 }), (steps, planned) => {
      const states = walk([...steps, "end"], planned);
      const revealed = states.filter((after, place) => place > 0 && isRevealedBy(states[place - 1]!, after));
      expect(revealed.map(({ number }) => number)).toEqual(
        Array.from({ length: states.at(-1)!.number }, (_, place) => place + 1),
      );
    }),
  );
});

test("an answer counts while its question is asked, and only the first one of a person", () => {
  const number = fc.integer({ min: 1, max: 4 });
  const selected = fc.integer({ min: 0, max: 3 });
  const phase = fc.constantFrom("waiting", "asking", "revealed", "ended" as const);
  fc.assert(
    fc.property(phase, number, number, selected, fc.option(selected), (now, present, asked, choice, before) => {
      const verdict = judgeAnswer({ phase: now, number: present }, { number: asked, selected: choice }, before);
      const isOpen = now === "asking" && present === asked;
      expect(verdict).toBe(before === null ? (isOpen ? "new" : "late") : before === choice ? "same" : "late");
    }),
  );
});

test("choices are counted each at its place, and what is no choice is left out", () => {
  expect(countChoices([0, 3, 3, 7], 4)).toEqual([1, 0, 0, 2]);
});

test("a code is read as people type it", () => {
  const code = newCode();
  expect(readCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code);
  expect(readCode("12345")).toBeNull();
});
