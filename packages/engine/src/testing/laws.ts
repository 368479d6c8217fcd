import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { AnyGame, AnyGenerate } from "../game.ts";
import { LANGUAGES } from "../message.ts";
import type { OptionValues } from "../options.ts";
import { seeded } from "../random.ts";
import { asJson, boardFaults, hintFaults, type Speakers } from "./board-faults.ts";
import { depth } from "./depth.ts";
import { pathsOf, spread, type OtherMoves, type Path } from "./paths.ts";

interface Circumstances extends OtherMoves {
  readonly speakers: Speakers;
  /**
   * How many boards of a preset the deep run makes, solves and looks at; 200 for a leisure game, 1 for a quiz. The usual
   * run makes one in twenty.
   */
  readonly made: number;
  /** How many boards of a preset are played through the laws, mostly 1. */
  readonly played: number;
  /** Stored payloads of every version so far. */
  readonly frozen: readonly unknown[];
}

const RUNS = { seed: 4, numRuns: depth(40, 400) };
/** Of the boards made, one in so many is made twice and solved by hints. */
const CLOSELY = 5;
/** Names under which an answer could be read from a redacted payload. */
const REVEALING = /^(correct|accepts|facts|mistakes?|seed|solution|solved_grid|value_coords)$/;

const STAGES = depth(4, 8);
/** So many presets are made of the same seed twice. */
const SEEDED_PRESETS = depth(10, Number.MAX_SAFE_INTEGER);
/** So many presets are played to the end; boards are made of every one. */
const PLAYED_PRESETS = depth(4, 24);

function keysOf(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysOf)];
}

/** Pictures that are named instead of drawn: a flag's name is its country. */
function picturesIn(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "kind" in value && value.kind === "picture" ? [value] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}

/** A text with one sign changed, taken out or doubled. */
const misspelt = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat({ max: Math.max(0, text.length - 1) }), fc.constantFrom("", "0", "1", "9", "x", " ", "00"))
    .map(([at, sign]) => text.slice(0, at) + sign + text.slice(at + 1));

/** One of the samples with one of its fields spoilt a little, or replaced by anything at all. */
const twisted = (samples: readonly object[]) =>
  fc.tuple(fc.constantFrom(...samples), fc.nat()).chain(([sample, place]) => {
    const entries = Object.entries(sample) as [string, unknown][];
    const [key, value] = entries[place % entries.length] ?? ["x", null];
    const spoilt = typeof value === "string" ? fc.oneof(misspelt(value), fc.anything()) : fc.anything();
    return spoilt.map((other): Record<string, unknown> => ({ ...sample, [key]: other }));
  });

/** Declares the laws that every game obeys, as tests. */
export function laws(
  game: AnyGame,
  generate: AnyGenerate,
  { speakers, made, played, frozen, ...others }: Circumstances,
): void {
  const { payload, saves } = game;
  const boards = depth(Math.ceil(made / 20), made);
  let known: readonly Path[] | undefined;
  /** Played once, by the first law that needs them. */
  const paths = (): readonly Path[] =>
    (known ??= spread(game.options.presets, PLAYED_PRESETS).flatMap((preset) =>
      pathsOf(game, generate, preset, played, others),
    ));
  const states = (): readonly unknown[] => paths().flatMap((path) => path.states);
  /** The first, the last and some between of every path. */
  const stages = (): readonly unknown[] => paths().flatMap((path) => spread(path.states, STAGES));
  const bytes = (state: unknown): string => JSON.stringify(payload.encode(state, speakers.sl));
  /** The state can be stored and read back. */
  const expectSound = (state: unknown): void => {
    const stored = asJson(payload.encode(state, speakers.en));
    expect(payload.schema.safeParse(stored).error).toBeUndefined();
    expect(payload.decode(stored)).toStrictEqual(state);
  };
  /** The state to which the game's saves carry one state from another; each save passes the schema. */
  const carried = (from: unknown, to: unknown): unknown => {
    let merged = from;
    for (const save of saves.between(from, to)) {
      expect(saves.schema.safeParse(asJson(save)).error).toBeUndefined();
      merged = saves.merge(merged, save);
    }
    return merged;
  };
  /** Besides, it is still a state of the same board, which can be solved from there unless it is lost. */
  const expectPlayable = (state: unknown, before: unknown): void => {
    expectSound(state);
    expect((state as { puzzle: unknown }).puzzle).toStrictEqual((before as { puzzle: unknown }).puzzle);
    if (game.check(state).status === "failed") return;
    const solved = game.solve(state).reduce((now, move) => game.apply(now, move) as unknown, state);
    expect(game.check(solved).status).toBe("solved");
  };

  describe(`the laws, for ${game.id}`, () => {
    it("has presets, the daily and the weekly among what its schema accepts", () => {
      expect(game.options.presets.length).toBeGreaterThan(0);
      for (const options of [...game.options.presets, game.options.daily, game.options.weekly]) {
        expect(game.options.schema.safeParse(options).data).toStrictEqual(options);
        expect(game.tier(options)).toBeTypeOf("string");
      }
      expect(game.options.schema.safeParse({}).data).toStrictEqual(game.options.daily);
      expect(game.options.schema.safeParse({ nothing: 1 }).success).toBe(false);
    });

    it("can be described in OpenAPI", () => {
      for (const schema of [game.options.schema, payload.schema, saves.schema])
        expect(z.toJSONSchema(schema)).toMatchObject({ type: "object", additionalProperties: false });
    });

    it.each(game.options.presets as readonly OptionValues[])(
      `makes ${boards} boards with %j that start, open, solve and explain themselves as they have to`,
      (preset) => {
        const faults = Array.from({ length: boards }, (_, board) =>
          boardFaults(game, generate, preset, `made/${board}`, speakers, board % CLOSELY === 0).map(
            (fault) => `made/${board}: ${fault}`,
          ),
        );
        expect(faults.flat().slice(0, 5)).toStrictEqual([]);
      },
    );

    it("makes the same board of the same seed, byte for byte, and another of another", () => {
      for (const preset of spread(game.options.presets, SEEDED_PRESETS)) {
        const make = (seed: string) => bytes(game.start(generate(preset, seeded(seed))));
        expect(make("one")).toBe(make("one"));
        expect(make("two")).not.toBe(make("one"));
      }
    });

    it("starts unsolved and with nothing wrong", () => {
      for (const { states, title } of paths())
        expect(game.check(states[0]), title).toMatchObject({
          status: "playing",
          allFilledUp: false,
          hasWrongValues: false,
        });
    });

    it("is solved by playing solve(), also from a board with wrong values, and every move of it is legal", () => {
      for (const { states, title } of paths())
        for (const state of [states[0], states[Math.floor(states.length / 2)]]) {
          if (game.check(state).status === "failed") continue;
          let now = state;
          for (const move of game.solve(state)) {
            const next = game.apply(now, move);
            expect(next, title).not.toBe(now);
            now = next;
          }
          expect(game.check(now), title).toMatchObject({ status: "solved", allFilledUp: true });
          expect(game.solve(now), title).toHaveLength(0);
        }
    });

    it("counts progress from nothing to all", () => {
      for (const state of states()) {
        const { done, total } = game.check(state).progress;
        expect(total).toBeGreaterThan(0);
        expect(done).toBeGreaterThanOrEqual(0);
        expect(done).toBeLessThanOrEqual(total);
      }
    });

    it("plays on deep-frozen states: every state of these boards was made from one", () => {
      expect(states().length).toBeGreaterThan(paths().length);
      for (const state of states()) expect(Object.isFrozen(state)).toBe(true);
    });

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

    it("reaches a lost board, when it can be lost", () => {
      const ends = (own: readonly Path[]) => own.map(({ states }) => game.check(states.at(-1)).status);
      const lost = ends(paths().filter(({ way }) => way === "lost"));
      expect(new Set(lost)).toStrictEqual(new Set(others.lose ? ["failed"] : []));
      expect(others.lose === undefined && ends(paths()).includes("failed"), "tell the laws how, with `lose`").toBe(
        false,
      );
    });

    it.runIf(others.lose)("leaves a lost board lost: no move, undo or save but the start's changes that", () => {
      const lost = paths().filter(({ way }) => way === "lost");
      const moves = paths().flatMap((path) => path.moves as readonly object[]);
      const own = paths().flatMap(({ states }) => saves.between(states[0], states.at(-1)));
      for (const { states, moves: played, title } of lost) {
        const [before, state] = states.slice(-2);
        expect(game.undoable?.(before, played.at(-1)) ?? true, `${title}: the losing move can be undone`).toBe(false);
        for (const move of played) expect(game.takeBack?.(state, move) ?? null, title).toBeNull();
      }
      const lostStates = fc.constantFrom(...lost.map(({ states }) => ({ fresh: states[0], state: states.at(-1) })));
      const anyMove = fc.oneof(fc.constantFrom(...moves), twisted(moves));
      fc.assert(
        fc.property(lostStates, anyMove, ({ state }, move) => {
          expect(game.apply(state, move)).toBe(state);
        }),
        RUNS,
      );
      fc.assert(
        fc.property(lostStates, fc.oneof(fc.constantFrom(...own), twisted(own)), ({ fresh, state }, save) => {
          const { data, success } = saves.schema.safeParse(save);
          const merged: unknown = success ? saves.merge(state, data as Record<string, unknown>) : null;
          if (merged === null || game.check(merged).status === "failed") return;
          expect(merged).toStrictEqual(fresh);
        }),
        RUNS,
      );
    });

    it("refuses garbage and another board's saves, or accepts them so that the board is still in order", () => {
      const own = paths().flatMap(({ states }) => saves.between(states[0], states.at(-1)));
      expect(own.length).toBeGreaterThan(0);
      const garbage = fc.oneof(fc.constantFrom(...own), { weight: 3, arbitrary: twisted(own) }, fc.anything());
      const attempt = (state: unknown, save: unknown): void => {
        const { data, success } = saves.schema.safeParse(save);
        const merged: unknown = success ? saves.merge(state, data as Record<string, unknown>) : null;
        if (merged !== null) expectPlayable(merged, state);
      };
      fc.assert(fc.property(fc.constantFrom(...stages()), garbage, attempt), RUNS);
    });

    it("answers garbage moves with the state itself", () => {
      const attempt = (state: unknown, move: unknown): void => {
        expect(game.apply(state, move)).toBe(state);
      };
      fc.assert(fc.property(fc.constantFrom(...stages()), fc.anything(), attempt), RUNS);
    });

    it("leaves the board in order when a move's parts are twisted", () => {
      const moves = paths().flatMap((path) => path.moves as readonly object[]);
      expect(moves.length).toBeGreaterThan(0);
      const attempt = (state: unknown, move: unknown): void => expectPlayable(game.apply(state, move), state);
      fc.assert(fc.property(fc.constantFrom(...stages()), twisted(moves), attempt), RUNS);
    });

    it.runIf(game.hint)("is solved by hints alone, also after marks or a wrong turn", () => {
      for (const { way, states, title } of paths().filter(({ way }) => way !== "lost"))
        expect(
          hintFaults(game, way === "straight" ? states[0] : states[Math.floor(states.length / 3)], speakers),
          title,
        ).toStrictEqual([]);
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
  });
}
