import { expect } from "vitest";
import type { AnyGame, AnyGenerate } from "../game.ts";
import { asJson, type Speakers } from "./board-faults.ts";
import { depth } from "./depth.ts";
import { pathsOf, spread, type OtherMoves, type Path } from "./paths.ts";

export interface Circumstances extends OtherMoves {
  readonly speakers: Speakers;
  /**
   * How many boards of a preset the deep run makes, solves and looks at; 200 for a leisure game, 1 for a quiz. The usual
   * run makes one in twenty at most.
   */
  readonly made: number;
  /** How many boards of a preset are played through the laws, mostly 1. */
  readonly played: number;
  /** Stored payloads of every version so far. */
  readonly frozen: readonly unknown[];
}

/** So many states of every path are looked at closely. */
export const STAGES = depth(4, 8);
/** So many presets are played to the end; boards are made of every one. */
const PLAYED_PRESETS = depth(3, 24);

/** Boards of a game that were played to their end, and what the laws ask of their states. */
export function playedBoards(
  game: AnyGame,
  generate: AnyGenerate,
  { speakers, played, ...others }: Omit<Circumstances, "made" | "frozen">,
) {
  const { payload, saves } = game;
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
  return { paths, states, stages, bytes, expectSound, carried, expectPlayable };
}
export type PlayedBoards = ReturnType<typeof playedBoards>;
