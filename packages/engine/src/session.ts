import type { PayloadCodec } from "./game.ts";
import type { Speaker } from "./message.ts";

type Playable<State, Move> = {
  readonly payload: PayloadCodec<State>;
  apply(state: State, move: Move): State;
  undoable?(before: State, move: Move): boolean;
  takeBack?(state: State, move: Move): State | null;
};

/** A board in play with its history: undo and redo without end. Immutable. */
export interface Session<State, Move> {
  /**
   * Where the history begins: the board as loaded, or as it was after the last move that cannot be undone. With
   * `takeBack` it is the board now: its moves are taken back from there.
   */
  readonly base: State;
  /** Every move since `base` that can be undone, also the undone ones. */
  readonly moves: readonly Move[];
  /** How many of `moves` are in force. */
  readonly position: number;
  /** The board now. */
  readonly state: State;
}

export const openSession = <State, Move>(state: State): Session<State, Move> => ({
  base: state,
  moves: [],
  position: 0,
  state,
});

/** Those of the moves that can still be taken back, one after the other from the last. */
function takeableOf<State, Move>(game: Playable<State, Move>, state: State, moves: readonly Move[]): readonly Move[] {
  const takeable: Move[] = [];
  let now = state;
  for (const move of moves.toReversed()) {
    const before = game.takeBack?.(now, move) ?? null;
    if (before === null) continue;
    takeable.unshift(move);
    now = before;
  }
  return takeable;
}

/** Plays a move; an illegal one returns the session itself. Undone moves are dropped. */
export function play<State, Move>(
  game: Playable<State, Move>,
  session: Session<State, Move>,
  move: Move,
): Session<State, Move> {
  const state = game.apply(session.state, move);
  if (state === session.state) return session;
  const undoable = game.undoable?.(session.state, move) ?? true;
  if (!undoable && !game.takeBack) return openSession(state);
  const past = session.moves.slice(0, session.position);
  const moves = undoable ? [...past, move] : takeableOf(game, state, past);
  return { base: game.takeBack ? state : session.base, moves, position: moves.length, state };
}

export function undo<State, Move>(game: Playable<State, Move>, session: Session<State, Move>): Session<State, Move> {
  const position = session.position - 1;
  if (position < 0) return session;
  if (!game.takeBack) return { ...session, position, state: replay(game, session.base, session.moves, position) };
  const state = game.takeBack(session.state, session.moves[position]!);
  return state === null ? session : { ...session, base: state, position, state };
}

export function redo<State, Move>(game: Playable<State, Move>, session: Session<State, Move>): Session<State, Move> {
  if (session.position >= session.moves.length) return session;
  const state = game.apply(session.state, session.moves[session.position]!);
  return { ...session, base: game.takeBack ? state : session.base, position: session.position + 1, state };
}

const replay = <State, Move>(
  game: Playable<State, Move>,
  base: State,
  moves: readonly Move[],
  position: number,
): State => moves.slice(0, position).reduce((before, move) => game.apply(before, move), base);

export const canUndo = (session: Session<never, never>): boolean => session.position > 0;
export const canRedo = (session: Session<never, never>): boolean => session.position < session.moves.length;

/** A session as JSON, for the browser's storage. */
export interface SavedSession {
  readonly v: 1;
  readonly base: unknown;
  readonly moves: readonly unknown[];
  readonly position: number;
}

export const saveSession = <State, Move>(
  game: Playable<State, Move>,
  session: Session<State, Move>,
  speaker: Speaker,
): SavedSession => ({
  v: 1,
  base: game.payload.encode(session.base, speaker),
  moves: session.moves,
  position: session.position,
});

/** The session as it was saved, replayed; throws an Error when it cannot be read. */
export function loadSession<State, Move>(game: Playable<State, Move>, saved: SavedSession): Session<State, Move> {
  if (saved.v !== 1) throw new Error("a saved session of an unknown version");
  const base = game.payload.decode(saved.base);
  const moves = saved.moves as readonly Move[];
  const { position } = saved;
  if (!Array.isArray(moves) || !Number.isInteger(position) || position < 0 || position > moves.length)
    throw new Error("a saved session that stands outside its history");
  return { base, moves, position, state: game.takeBack ? base : replay(game, base, moves, position) };
}

/** Time spent on a board, in milliseconds. The clock is the caller's. */
export interface Timer {
  readonly spent: number;
  /** When it was last started, or null while it is stopped. */
  readonly since: number | null;
}
export const STOPPED: Timer = { spent: 0, since: null };
export const elapsed = (timer: Timer, now: number): number =>
  timer.spent + (timer.since === null ? 0 : Math.max(0, now - timer.since));
export const runTimer = (timer: Timer, now: number): Timer => (timer.since === null ? { ...timer, since: now } : timer);
export const stopTimer = (timer: Timer, now: number): Timer => ({ spent: elapsed(timer, now), since: null });
