import { expect, it } from "vitest";
import type { AnyGame } from "../game.ts";
import { LANGUAGES } from "../message.ts";
import { asJson } from "./board-faults.ts";
import { spread } from "./paths.ts";
import { STAGES, type Circumstances, type PlayedBoards } from "./played-boards.ts";

/** Names under which an answer could be read from a redacted payload; `r` is what the answer of a word problem takes. */
const REVEALING = /^(correct|accepts|facts|mistakes?|seed|solution|solved_grid|value_coords|r)$/;

function keysOf(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysOf)];
}

/** Pictures that are described by name instead of drawn: a flag's name is its country. */
function picturesIn(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "kind" in value && value.kind === "picture" ? [value] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}

/** Declares the laws of payloads and saves: what was stored comes back, and what is redacted reveals no answer. */
export function storageLaws(
  game: AnyGame,
  { paths, states, stages, bytes, expectSound, carried }: PlayedBoards,
  { speakers, frozen }: Pick<Circumstances, "speakers" | "frozen">,
): void {
  const { payload, saves } = game;

  it("has states that survive JSON", () => {
    for (const state of stages()) expect(asJson(state)).toStrictEqual(state);
  });

  it.each(LANGUAGES)(
    "reads back what it wrote in %s, at every stage, and the payload passes its schema",
    (language) => {
      for (const state of stages()) {
        const stored = asJson(payload.encode(state, speakers[language]));
        expect(stored).toMatchObject({ version: payload.version });
        expect(payload.schema.safeParse(stored).error).toBeUndefined();
        expect(payload.decode(stored)).toStrictEqual(state);
      }
    },
  );

  it("opens every frozen payload, one of the newest version among them", () => {
    expect(frozen.map((old) => (old as { version: unknown }).version)).toContain(payload.version);
    for (const old of frozen) expectSound(payload.decode(old));
  });

  it("refuses to open what is not its payload", () => {
    const whole = asJson(payload.encode(states()[0], speakers.sl)) as object;
    for (const strange of [null, undefined, 1, "x", [], {}, { version: payload.version }, { ...whole, version: 999 }])
      expect(() => payload.decode(strange)).toThrow();
  });

  it("carries one state to a later one with its saves, of which there are some when the board has changed", () => {
    const expectCarried = (from: unknown, to: unknown, title: string): void => {
      expect(saves.between(from, to).length > 0, title).toBe(bytes(from) !== bytes(to));
      expect(carried(from, to), title).toStrictEqual(to);
    };
    for (const { states, title } of paths()) {
      for (const [place, state] of states.entries()) expectCarried(states[Math.max(0, place - 1)], state, title);
      for (const state of spread(states, STAGES)) {
        expectCarried(states[0], state, title);
        expectCarried(state, states.at(-1), title);
      }
    }
  });

  it("carries an undone move back with its saves, and takes back only what can be undone", () => {
    const steps = paths().flatMap(({ title, states, moves }) =>
      moves.map((move, place) => ({ title, move, before: states[place], after: states[place + 1] })),
    );
    const isUndoable = ({ before, move }: (typeof steps)[number]) => game.undoable?.(before, move) ?? true;
    for (const { title, before, after } of steps.filter(isUndoable))
      expect(carried(after, before), title).toStrictEqual(before);
    for (const step of game.takeBack ? steps : [])
      expect(game.takeBack?.(step.after, step.move), step.title).toStrictEqual(isUndoable(step) ? step.before : null);
  });

  it.runIf(payload.redact)("redacts everything from which an answer can be read", () => {
    for (const state of stages())
      for (const language of LANGUAGES) {
        const open = asJson(payload.redact!(state, speakers[language]));
        expect(keysOf(open).filter((key) => REVEALING.test(key))).toStrictEqual([]);
        expect(keysOf(open)).not.toStrictEqual([]);
        expect(picturesIn(open)).toStrictEqual([]);
      }
  });
}
