import * as z from "zod/mini";
import type { SaveCodec } from "../game.ts";
import { cellIn, isLetter, lettersOf, positionIn, withValue, type CrossState } from "./crossing.ts";

/** What a game saves besides its values, e.g. pencil marks, as one field `pencil`. */
export interface SavedPencil<State, Pencil> {
  readonly schema: z.ZodMiniType<Pencil>;
  /** As JSON, in the same form for the same content. */
  encode(state: State): Pencil;
  /** The state with it; null when it does not fit the board. */
  put(state: State, pencil: Pencil): State | null;
}

type ChangeSave<Pencil> = {
  readonly change?: { readonly x: number; readonly y: number; readonly v: string } | undefined;
  readonly pencil?: Pencil | undefined;
  readonly reset?: true | undefined;
};

/**
 * Saves of these games: `change {x, y, v}` for each cell that changed ("" clears), the pencil with the last of them;
 * `reset: true` goes back to the start in one step.
 */
export function changeSaves<State extends CrossState, Pencil = never>(of: {
  readonly symbol: RegExp;
  readonly start: (puzzle: State["puzzle"]) => State;
  readonly pencil?: SavedPencil<State, Pencil>;
}): SaveCodec<State, ChangeSave<Pencil>> {
  const place = z.int().check(z.minimum(0), z.maximum(99));
  const v = z.union([z.literal(""), z.string().check(z.regex(of.symbol))]);
  const schema = z
    .strictObject({
      change: z.optional(z.strictObject({ x: place, y: place, v })),
      ...(of.pencil && { pencil: z.optional(of.pencil.schema) }),
      reset: z.optional(z.literal(true)),
    })
    .check(z.refine((save) => Object.values(save).some((part) => part !== undefined))) as z.ZodMiniType<
    ChangeSave<Pencil>
  >;
  const sameValues = (one: State, other: State) => one.values.every((value, cell) => value === other.values[cell]);
  const pencilText = (state: State) => JSON.stringify(of.pencil?.encode(state));

  return {
    schema,
    between(from, to) {
      const pencilChanged = pencilText(from) !== pencilText(to);
      if (sameValues(from, to) && !pencilChanged) return [];
      const fresh = of.start(to.puzzle);
      if (sameValues(to, fresh) && pencilText(to) === pencilText(fresh)) return [{ reset: true }];
      const changes = lettersOf(to.puzzle)
        .filter((cell) => from.values[cell] !== to.values[cell])
        .map((cell) => {
          const [x, y] = positionIn(to.puzzle, cell);
          return { change: { x, y, v: to.values[cell]! } };
        });
      if (!pencilChanged) return changes;
      return [...changes.slice(0, -1), { ...changes.at(-1), pencil: of.pencil?.encode(to) }];
    },
    merge(state, { change, reset, pencil }) {
      let merged: State | null = reset ? of.start(state.puzzle) : state;
      if (change) {
        const cell = cellIn(state.puzzle, [change.x, change.y]);
        if (!isLetter(state.puzzle, cell)) return null;
        merged = withValue(merged, cell, change.v);
      }
      if (pencil !== undefined) merged = of.pencil?.put(merged, pencil) ?? null;
      return merged;
    },
  };
}
