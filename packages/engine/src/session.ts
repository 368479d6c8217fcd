import type { PayloadCodec } from "./game.ts";
import type { Speaker } from "./message.ts";

type Playable<State, Move> = {
  readonly payload: PayloadCodec<State>;
  apply(state: State, move: Move): State;
  undoable?(move: Move): boolean;
};

/** A board in play with its history: undo and redo without end. Immutable. */
export interface Session<State, Move> {
  /** Where the history begins: the board as loaded, or as it was after the last move that cannot be taken back. */
  readonly base: State;
  /** Every move since `base`, also the undone ones. */
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

/** Plays a move; an illegal one returns the session itself. Undone moves are forgotten. */
export function play<State, Move>(
  game: Playable<State, Move>,
  session: Session<State, Move>,
  move: Move,
): Session<State, Move> {
  const state = game.apply(session.state, move);
  if (state === session.state) return session;
  if (game.undoable && !game.undoable(move)) return openSession(state);
  const moves = [...session.moves.slice(0, session.position), move];
  return { base: session.base, moves, position: moves.length, state };
}

/** Goes to an earlier or later position of the history; the session itself when it does not exist. */
function goTo<State, Move>(
  game: Playable<State, Move>,
  session: Session<State, Move>,
  position: number,
): Session<State, Move> {
  if (position < 0 || position > session.moves.length) return session;
  const forward = position === session.position + 1;
  const state = forward
    ? game.apply(session.state, session.moves[session.position]!)
    : session.moves.slice(0, position).reduce((before, move) => game.apply(before, move), session.base);
  return { ...session, position, state };
}

export const undo = <State, Move>(game: Playable<State, Move>, session: Session<State, Move>) =>
  goTo(game, session, session.position - 1);

export const redo = <State, Move>(game: Playable<State, Move>, session: Session<State, Move>) =>
  goTo(game, session, session.position + 1);

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
  const replayed = { base, moves, position: 0, state: base };
  return goTo(game, replayed, position);
}

/** Time spent on a board, in milliseconds. The clock is the caller's. */
export interface Timer {
  readonly spent: number;
  /** When it was last started, or null while it stands. */
  readonly since: number | null;
}
export const STOPPED: Timer = { spent: 0, since: null };
export const elapsed = (timer: Timer, now: number): number =>
  timer.spent + (timer.since === null ? 0 : Math.max(0, now - timer.since));
export const runTimer = (timer: Timer, now: number): Timer => (timer.since === null ? { ...timer, since: now } : timer);
export const stopTimer = (timer: Timer, now: number): Timer => ({ spent: elapsed(timer, now), since: null });
