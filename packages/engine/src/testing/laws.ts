import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { AnyGame } from "../game.ts";
import { LANGUAGES, type Language, type Speaker } from "../message.ts";
import { seeded } from "../random.ts";
import { pathsOf, type Path } from "./paths.ts";

interface Circumstances {
  readonly speakers: Readonly<Record<Language, Speaker>>;
  /** How many boards of a preset are played. */
  readonly boardsPerPreset: number;
  /** Stored payloads of every version so far. */
  readonly frozen: readonly unknown[];
}

const RUNS = { seed: 4, numRuns: 400 };
const MOST_HINTS = 5_000;
/** Names under which an answer could be read from a redacted payload. */
const TELLING = /^(correct|accepts|facts|mistakes?|seed|solution|solved_grid|value_coords)$/;

const STAGES = 8;
/** So many presets are played to the end; boards are made of every one. */
const PLAYED_PRESETS = 24;

/** At most `count` of the items, evenly spread, the first and the last among them. */
const spread = <T>(items: readonly T[], count: number): readonly T[] =>
  items.filter((_, place) => place === items.length - 1 || place % Math.ceil(items.length / count) === 0);

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function keysOf(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysOf)];
}

/** Pictures that are told by name instead of drawn: a flag's name is its country. */
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
export function laws(game: AnyGame, { speakers, boardsPerPreset, frozen }: Circumstances): void {
  const { payload, saves } = game;
  let played: readonly Path[] | undefined;
  /** Played once, by the first law that needs them. */
  const paths = (): readonly Path[] =>
    (played ??= spread(game.options.presets, PLAYED_PRESETS).flatMap((preset) =>
      pathsOf(game, preset, boardsPerPreset),
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

    it("makes the same board of the same seed, byte for byte, and another of another", () => {
      for (const preset of game.options.presets) {
        const make = (seed: string) => bytes(game.start(game.generate(preset, seeded(seed))));
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

    it("carries one state to a later one with its saves, and each save passes the schema", () => {
      for (const { states, title } of paths()) {
        const last = states.length - 1;
        const pairs = states.flatMap(
          (_, place) =>
            [
              [0, place],
              [Math.max(0, place - 1), place],
              [place, last],
            ] as const,
        );
        for (const [earlier, later] of pairs) {
          const changes = saves.between(states[earlier], states[later]);
          expect(changes.length > 0, title).toBe(earlier < later);
          let merged: unknown = states[earlier];
          for (const save of changes) {
            expect(saves.schema.safeParse(asJson(save)).error, title).toBeUndefined();
            merged = saves.merge(merged, save);
          }
          expect(merged, title).toStrictEqual(states[later]);
        }
      }
    });

    it("refuses garbage and another board's saves, or takes them so that the board is still in order", () => {
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

    it("keeps the board in order when a move's parts are twisted", () => {
      const moves = paths().flatMap((path) => path.moves as readonly object[]);
      expect(moves.length).toBeGreaterThan(0);
      const attempt = (state: unknown, move: unknown): void => expectPlayable(game.apply(state, move), state);
      fc.assert(fc.property(fc.constantFrom(...stages()), twisted(moves), attempt), RUNS);
    });

    it.runIf(game.hint)("is solved by hints alone, none of which is wrong", () => {
      for (const { states, title } of paths().filter((path) => path.title.endsWith("straight"))) {
        let state = states[0];
        for (let hints = 0; hints < MOST_HINTS && game.check(state).status === "playing"; hints++) {
          const hint = game.hint?.(state);
          expect(hint, title).toBeTruthy();
          const next = game.apply(state, hint?.move);
          expect(next, `${title}: a hint that changes nothing`).not.toBe(state);
          expect(game.check(next).hasWrongValues, title).toBe(false);
          for (const message of [hint!.title, ...hint!.steps])
            for (const language of LANGUAGES) expect(speakers[language].say(message)).not.toBe(message.id);
          state = next;
        }
        expect(game.check(state).status, title).toBe("solved");
      }
    });

    it.runIf(game.hint)("is solved by hints also after a wrong turn", () => {
      for (const { states, title } of paths().filter((path) => path.title.endsWith("astray"))) {
        let state = states[Math.floor(states.length / 3)];
        for (let hints = 0; hints < MOST_HINTS && game.check(state).status === "playing"; hints++)
          state = game.apply(state, game.hint?.(state)?.move);
        expect(game.check(state).status, title).toBe("solved");
      }
    });

    it.runIf(payload.redact)("redacts everything from which an answer can be read", () => {
      for (const state of stages())
        for (const language of LANGUAGES) {
          const open = asJson(payload.redact!(state, speakers[language]));
          expect(keysOf(open).filter((key) => TELLING.test(key))).toStrictEqual([]);
          expect(keysOf(open)).not.toStrictEqual([]);
          expect(picturesIn(open)).toStrictEqual([]);
        }
    });
  });
}
