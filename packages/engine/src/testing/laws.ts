import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { AnyGame, AnyGenerate } from "../game.ts";
import type { OptionValues } from "../options.ts";
import { seeded } from "../random.ts";
import { boardFaults, hintFaults } from "./board-faults.ts";
import { depth } from "./depth.ts";
import { garbageLaws } from "./garbage-laws.ts";
import { spread } from "./paths.ts";
import { playedBoards, type Circumstances } from "./played-boards.ts";
import { storageLaws } from "./storage-laws.ts";

/** Of the boards made, one in so many is made twice and solved by hints. */
const CLOSELY = 5;
/** So many presets are made of the same seed twice. */
const SEEDED_PRESETS = depth(4, Number.MAX_SAFE_INTEGER);
/** The usual run makes about so many boards of a game, at least one of each preset. */
const USUALLY_MADE = 60;

/** Declares the laws that every game obeys, as tests. */
export function laws(game: AnyGame, generate: AnyGenerate, { made, frozen, ...circumstances }: Circumstances): void {
  const { payload, saves } = game;
  const { speakers } = circumstances;
  const usual = Math.min(Math.ceil(made / 20), Math.ceil(USUALLY_MADE / game.options.presets.length));
  const boards = depth(usual, made);
  const played = playedBoards(game, generate, circumstances);
  const { paths, states, bytes } = played;

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

    it.runIf(game.hint)("is solved by hints alone, also after marks or a wrong turn", () => {
      for (const { way, states, title } of paths().filter(({ way }) => way !== "lost"))
        expect(
          hintFaults(game, way === "straight" ? states[0] : states[Math.floor(states.length / 3)], speakers),
          title,
        ).toStrictEqual([]);
    });

    storageLaws(game, played, { speakers, frozen });
    garbageLaws(game, played, circumstances);
  });
}
