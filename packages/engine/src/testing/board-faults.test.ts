import { describe, expect, it } from "vitest";
import type { AnyGame, AnyGenerate } from "../game.ts";
import type { Language } from "../message.ts";
import { boardFaults, hintFaults } from "./board-faults.ts";
import { fakeGame, fakeGenerate, type FakeMove, type FakeState } from "./fake-game.ts";

const speaker = (language: Language) => ({ language, say: ({ id }: { id: string }) => `said ${id}` });
const speakers = { sl: speaker("sl"), en: speaker("en"), de: speaker("de") };
const faults = (changed: Partial<AnyGame> = {}, generate: AnyGenerate = fakeGenerate): string =>
  boardFaults({ ...fakeGame, ...changed }, generate, { size: 9 }, "x", speakers, true).join("\n");
const first = (state: FakeState): FakeMove => fakeGame.hint!(state)!.move;

describe("a generated board", () => {
  it("has no faults when all is well", () => {
    expect(faults()).toBe("");
  });

  it("is faulty when it is over before it has begun", () => {
    expect(faults({}, () => ({ pattern: "####" }))).toContain("not at its start\nthe fresh board has nothing to do");
  });

  it("is faulty when the stored board is another one", () => {
    const decode = () => ({ puzzle: { pattern: "#1" }, lamps: "#." });
    expect(faults({ payload: { ...fakeGame.payload, decode } })).toContain("decode gives another board");
  });

  it("is faulty when solve() does not lead to its solution by legal moves", () => {
    expect(faults({ solve: () => [{ at: 0, lit: true }] })).toBe(
      'solve has an illegal move: {"at":0,"lit":true}\nsolve does not solve',
    );
  });

  it("is faulty when its seed does not make it again", () => {
    let turn = 0;
    expect(faults({}, () => ({ pattern: turn++ % 2 ? "#10" : "#01" }))).toContain("another board the next time");
  });
});

describe("hints", () => {
  const fresh = fakeGame.start({ pattern: "#101" });
  const wrongHints = (change: (state: FakeState) => object | null, who = speakers): string =>
    hintFaults({ ...fakeGame, hint: (state: FakeState) => change(state) } as AnyGame, fresh, who).join("\n");
  const right = (state: FakeState) => fakeGame.hint!(state)!;

  it("are faulty when there are none, and when one has no step, changes nothing or leads astray", () => {
    expect(wrongHints(() => null)).toBe("no hint after 0");
    expect(wrongHints((state) => ({ ...right(state), steps: [] }))).toContain("has no step");
    expect(wrongHints((state) => ({ ...right(state), move: { at: 0, lit: true } }))).toContain("changes nothing");
    expect(wrongHints((state) => ({ ...right(state), move: { ...first(state), lit: !first(state).lit } }))).toContain(
      "leads astray",
    );
  });

  it("are faulty when some language has no text for them", () => {
    const mute = { ...speakers, de: { language: "de" as const, say: ({ id }: { id: string }) => id } };
    expect(wrongHints(right, mute)).toBe("no text fake.hint.title in de");
  });
});
