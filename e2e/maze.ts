/** What the server sends of a maze: a cell's four flags are its walls in the north, east, south and west. */
export interface MazeSent {
  readonly gridId: string;
  readonly grid: readonly (readonly string[])[];
  readonly s: Place;
  readonly e: Place;
  readonly path: readonly Place[];
  readonly completed: boolean;
}
export type Place = readonly [x: number, y: number];

export const SIDES = [
  { key: "ArrowUp", step: [0, -1] },
  { key: "ArrowRight", step: [1, 0] },
  { key: "ArrowDown", step: [0, 1] },
  { key: "ArrowLeft", step: [-1, 0] },
] as const;

/** The way from start to goal, both included, with the key of each step. */
export function wayOf({ grid, s, e }: MazeSent): {
  readonly places: readonly Place[];
  readonly keys: readonly string[];
} {
  const reached = new Map<string, { readonly from: Place; readonly key: string } | null>([[s.join(), null]]);
  const queue: Place[] = [s];
  for (const [x, y] of queue)
    for (const [side, { key, step }] of SIDES.entries()) {
      const next: Place = [x + step[0], y + step[1]];
      if (grid[y]![x]![side] === "1" || reached.has(next.join())) continue;
      reached.set(next.join(), { from: [x, y], key });
      queue.push(next);
    }
  const places: Place[] = [e];
  const keys: string[] = [];
  for (let by = reached.get(e.join()); by; by = reached.get(by.from.join())) {
    places.unshift(by.from);
    keys.unshift(by.key);
  }
  return { places, keys };
}
