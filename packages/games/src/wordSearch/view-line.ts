import type { Position } from "@karota/engine/game.ts";

/** From an end of a word to where the other may be. */
export interface Line {
  readonly from: Position;
  readonly to: Position;
}

export const isSame = (one: Position, other: Position): boolean => one[0] === other[0] && one[1] === other[1];

/** The tangent of half the angle between two of the eight directions. */
const HALF = Math.tan(Math.PI / 8);

/** The line in the direction, of the eight, that is nearest to where the pointer is; as far as the pointer, or the edge. */
export function snapped(from: Position, pointer: Position, side: number): Line {
  const [dx, dy] = [pointer[0] - from[0], pointer[1] - from[1]];
  const [far, near] = [Math.max(Math.abs(dx), Math.abs(dy)), Math.min(Math.abs(dx), Math.abs(dy))];
  const isSlanting = near > far * HALF;
  const stepX = isSlanting || Math.abs(dx) > Math.abs(dy) ? Math.sign(dx) : 0;
  const stepY = isSlanting || Math.abs(dy) > Math.abs(dx) ? Math.sign(dy) : 0;
  const room = (at: number, step: number): number => (step === 0 ? side : step > 0 ? side - 1 - at : at);
  const reach = Math.min(far, room(from[0], stepX), room(from[1], stepY));
  return { from, to: [from[0] + reach * stepX, from[1] + reach * stepY] };
}
