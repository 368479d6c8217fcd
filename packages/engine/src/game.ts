import type * as z from "zod/mini";
import type { Edition } from "./edition.ts";
import type { Message, Speaker } from "./message.ts";
import type { OptionsSpec } from "./options.ts";
import type { Random } from "./random.ts";

/** Column x and row y, both from 0. */
export type Position = readonly [x: number, y: number];

/** What a start costs: the server's settings hold the price of each tier. */
export const TIERS = ["quiz10", "quiz20", "quiz40", "leisure", "leisureLarge"] as const;
export type Tier = (typeof TIERS)[number];

/** The state of a board. */
export interface Verdict {
  /** A failed board is over: no move and no save changes that, only going back to the start. */
  readonly status: "playing" | "solved" | "failed";
  /** Nothing is left to fill in, right or wrong; true of every solved board. Games without letters: the same as solved. */
  readonly allFilledUp: boolean;
  /** Something filled in differs from the solution. */
  readonly hasWrongValues: boolean;
  /** What breaks a rule, for the state display; the code is the text `<game>.fault.<code>`. */
  readonly faults: readonly Fault[];
  /** Cells, tasks, words … done of all; done = total does not mean solved. */
  readonly progress: { readonly done: number; readonly total: number };
}
export interface Fault {
  readonly code: string;
  readonly cells: readonly Position[];
}

/** How one part of a finished board went: right, right in another place, or not. */
export type Mark = "right" | "near" | "wrong";

/** A value in one of these cells. */
export interface HintPlace {
  readonly cells: readonly Position[];
  readonly value: number;
}
/** One step of a chain. Strong: if `from` is wrong, `to` is right. Weak: if `from` is right, `to` is wrong. */
export interface HintLink {
  readonly kind: "strong" | "weak";
  readonly from: HintPlace;
  readonly to: HintPlace;
}

/** The next logical step: where to look, why, what follows. The move itself is shown only on request. */
export interface Hint<Move> {
  /** Name of the technique as a text. */
  readonly title: Message;
  /** Two or three sentences that lead to the move without saying it before the last. */
  readonly steps: readonly Message[];
  /** Cells the move changes. */
  readonly target: readonly Position[];
  /** Cells that are the reason. */
  readonly reason: readonly Position[];
  /** Cells that are ruled out on the way. */
  readonly ruledOut: readonly Position[];
  /** What a chain consists of, to be drawn with its second step. */
  readonly links?: readonly HintLink[];
  readonly move: Move;
}

/**
 * Makes a game's boards. Always ends; every board is unique or solvable by proof; the same options and seed give the
 * same bytes. It is beside the game, not on it: pages play boards and never make them. A daily, weekly or book's board comes
 * with its edition, on which it may depend what the board is made of.
 */
export type Generate<Options, Puzzle> = (options: Options, random: Random, edition?: Edition) => Puzzle;

/** To and from the specification's fields (decision 0005). What is stored is a payload too. */
export interface PayloadCodec<State> {
  /** Number of the newest form; `decode` opens every older one as well. */
  readonly version: number;
  /** The fields that `encode` writes; OpenAPI is made from it. */
  readonly schema: z.ZodMiniType;
  /** The board and its progress as plain JSON, the words in the speaker's language. Holds `version`. */
  encode(state: State, speaker: Speaker): unknown;
  /** The inverse, whatever the language of the texts was. Throws an Error on what is not a payload of this game. */
  decode(payload: unknown): State;
  /** A payload from which the answers cannot be read (assignments); absent = cannot be assigned. */
  redact?(state: State, speaker: Speaker): unknown;
}

/** A save carries what changed. */
export interface SaveCodec<State, Save = Readonly<Record<string, unknown>>> {
  /** The game's own fields of one save, strict. Whoever receives a save parses it with this, once. */
  readonly schema: z.ZodMiniType<Save>;
  /** The saves that carry `from` to `to`, in order; empty when nothing changed. Both are of one board. */
  between(from: State, to: State): readonly Save[];
  /**
   * The state after one save. Wrong digits are fine; null when the save does not fit this board (changed givens, other
   * lengths or characters, an impossible step). The save has passed `schema`, which is not asked again.
   */
  merge(state: State, save: Save): State | null;
  /** What the answer to a save says beside gridId, completed and revision; `state` is the one after the save. */
  reply?(state: State, save: Save): Readonly<Record<string, unknown>>;
}

/**
 * Exchanges rows and columns. Both functions are their own inverse; a turned move does to the turned board what the move
 * does to the board. Only what is shown is turned: what is stored and sent never is.
 */
export interface Turn<State, Move> {
  /** Whether the board is wider than high. */
  isWide(state: State): boolean;
  state(state: State): State;
  move(move: Move): Move;
}

/**
 * One game, whole. Pure and JSON-safe: no React, clock, network or Math.random.
 * A missing capability is an absent member, not a stub.
 * Where does a datum belong? Would the player expect to set it: options. Would undo restore it: state. Is it only where
 * the cursor is: the view.
 */
export interface Game<Options, Puzzle, State extends { readonly puzzle: Puzzle }, Move> {
  /** The folder's name and the value in the database; the path is its snake_case. */
  readonly id: string;
  readonly options: OptionsSpec<Options>;
  tier(options: Options): Tier;
  /** How hard a board is, where its options do not say so. */
  difficulty?(puzzle: Puzzle): Message;
  /** The untouched board; a reset goes back to it. */
  start(puzzle: Puzzle): State;
  /** Never mutates; an illegal move returns `state` itself. */
  apply(state: State, move: Move): State;
  check(state: State): Verdict;
  readonly payload: PayloadCodec<State>;
  readonly saves: SaveCodec<State>;
  /** The moves that finish this board from here; empty when it is solved. */
  solve(state: State): readonly Move[];
  /** The easiest next step that is true of this board; null without one. Absent = no hints. */
  hint?(state: State): Hint<Move> | null;
  /** The names of the steps that its hints have, the easiest first, for the help. Absent = they have no names. */
  readonly techniques?: readonly Message[];
  /** Whether a move that was played on `before` can be undone; absent = every move can. */
  undoable?(before: State, move: Move): boolean;
  /**
   * For games where an undo must not rewind what else has happened since: `state`, which is the present one, without
   * the effect of `move`; null when that cannot be. Absent = undo goes back to the state before the move.
   */
  takeBack?(state: State, move: Move): State | null;
  /**
   * For boards that may be drawn with rows and columns exchanged, where a page is higher than wide. Absent = they have
   * one form.
   */
  readonly turn?: Turn<State, Move>;
  /**
   * Rows of marks that show others how a solved board went, without revealing the solution. Absent = its time says it
   * all.
   */
  marks?(state: State): readonly (readonly Mark[])[];
}

/** The one erased type: only registries and hosts that run any game use it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the erased type has to accept every game
export type AnyGame = Game<any, any, any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- erased like AnyGame
export type AnyGenerate = Generate<any, any>;
