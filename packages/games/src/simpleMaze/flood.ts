/** How water spreads through a maze from one of its cells. */
export interface Flood {
  /** The cells it reaches, nearest first. */
  readonly order: Int16Array;
  /** For each cell the one it was reached from; the first cell and closed ones themselves, and -1 where it never comes. */
  readonly from: Int16Array;
  /** Steps from the first cell. */
  readonly depth: Int16Array;
}

/** Breadth first, not into the cells that are closed. The border has to be walled. */
export function flood(columns: number, walls: ArrayLike<number>, first: number, closed: readonly number[] = []): Flood {
  const cells = walls.length;
  const order = new Int16Array(cells);
  const from = new Int16Array(cells).fill(-1);
  const depth = new Int16Array(cells);
  for (const cell of closed) from[cell] = cell;
  from[first] = first;
  order[0] = first;
  let reached = 1;
  for (let read = 0; read < reached; read++) {
    const cell = order[read]!;
    const wall = walls[cell]!;
    const steps = depth[cell]! + 1;
    for (let direction = 0; direction < 4; direction++) {
      if (wall & (1 << direction)) continue;
      const next = cell + (direction === 0 ? -columns : direction === 1 ? 1 : direction === 2 ? columns : -1);
      if (from[next] !== -1) continue;
      from[next] = cell;
      depth[next] = steps;
      order[reached++] = next;
    }
  }
  return { order: order.subarray(0, reached), from, depth };
}
