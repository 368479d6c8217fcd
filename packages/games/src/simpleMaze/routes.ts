import type { Position } from "@karota/engine/game.ts";
import type { Direction } from "@karota/engine/grid/grid.ts";
import { DIRECTIONS, exitsOf, isFork, placeOf, positionOf, stepFrom, type Puzzle, type State } from "./board.ts";

/** Where gestures lead. A route is the cells to walk through, one after the other, without the one where it begins. */
export type Route = readonly number[];

/** A quick drag may leave out so many steps. */
const LEFT_OUT = 4;

/** On in this direction up to a wall; not beyond the end. */
function straightFrom(puzzle: Puzzle, from: number, direction: Direction): Route {
  const route: number[] = [];
  for (let at = from; at !== puzzle.end;) {
    const next = stepFrom(puzzle, at, direction);
    if (next === null) break;
    route.push(next);
    at = next;
  }
  return route;
}

/** In this direction and round all bends until there is something to choose, a dead end or the end; empty at a wall. */
export function runFrom(puzzle: Puzzle, from: number, direction: Direction): Route {
  const route: number[] = [];
  let [before, at] = [from, stepFrom(puzzle, from, direction)];
  while (at !== null) {
    route.push(at);
    if (at === puzzle.end || isFork(puzzle, at)) break;
    const [came, here]: [number, number] = [before, at];
    const onward = exitsOf(puzzle, here).map((exit) => stepFrom(puzzle, here, exit));
    before = here;
    at = onward.find((cell) => cell !== came) ?? null;
  }
  return route;
}

/** Back along the path to the fork before, or to the start. */
export function backFrom({ puzzle, path }: State): Route {
  const back = path.slice(0, -1).toReversed();
  const fork = back.findIndex((cell) => isFork(puzzle, cell));
  return fork < 0 ? back : back.slice(0, fork + 1);
}

const upTo = (route: Route, cell: number): Route | null => {
  const place = route.indexOf(cell);
  return place < 0 ? null : route.slice(0, place + 1);
};

/** To a cell that was picked: back to it along the path, or on where there is nothing to find out; null elsewhere. */
export function routeTo(state: State, cell: number): Route | null {
  const { puzzle, path } = state;
  const here = placeOf(state);
  return [
    path.slice(0, -1).toReversed(),
    ...DIRECTIONS.flatMap((direction) => [straightFrom(puzzle, here, direction), runFrom(puzzle, here, direction)]),
  ].reduce<Route | null>((found, route) => found ?? upTo(route, cell), null);
}

/** The way to a cell that is at most so many steps off; null when it is farther. */
function nearTo(puzzle: Puzzle, from: number, to: number, steps: number, before: number | null = null): Route | null {
  if (from === to) return [];
  if (steps === 0 || from === puzzle.end) return null;
  for (const exit of exitsOf(puzzle, from)) {
    const next = stepFrom(puzzle, from, exit)!;
    const rest = next === before ? null : nearTo(puzzle, next, to, steps - 1, from);
    if (rest) return [next, ...rest];
  }
  return null;
}

/** Where a drag that has reached this cell leads: straight there, or a few steps round a corner; null elsewhere. */
export function routeAlong(state: State, cell: number): Route | null {
  const { puzzle } = state;
  const here = placeOf(state);
  const straight = DIRECTIONS.map((direction) => upTo(straightFrom(puzzle, here, direction), cell));
  return straight.find((route) => route !== null) ?? nearTo(puzzle, here, cell, LEFT_OUT);
}

/** From the end of one path to that of another: back to where they part, then on. */
export function routeBetween(from: readonly number[], to: readonly number[]): Route {
  const parts = from.findIndex((cell, n) => to[n] !== cell);
  const shared = parts < 0 ? from.length : parts;
  return [...from.slice(shared - 1, -1).toReversed(), ...to.slice(shared)];
}

/** The direction of a swipe from one place to another; null when it is too short to be one. */
export function swipeOf([fromX, fromY]: Position, [toX, toY]: Position, least: number): Direction | null {
  const [across, down] = [toX - fromX, toY - fromY];
  if (Math.max(Math.abs(across), Math.abs(down)) < least) return null;
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? "right" : "left";
  return down > 0 ? "down" : "up";
}

/** Whether a pressed place is the player's, within a finger's precision. */
export function isAtHand({ puzzle, path }: State, [x, y]: Position, reach: number): boolean {
  const [ownX, ownY] = positionOf(puzzle, path.at(-1)!);
  return Math.max(Math.abs(x - ownX), Math.abs(y - ownY)) <= reach;
}
