import { keyOf, type ScanGroup, type ScanPart } from "./scan-tree.ts";

/** One group on the way to what is marked, and at its end that itself. */
interface Step {
  /** Null: the step back out of the group. */
  readonly key: HTMLElement | null;
  readonly index: number;
}
/** From the root to what is marked. Empty: nothing is. */
export type ScanPath = readonly Step[];

export interface Found {
  /** The path as it is in this tree. */
  readonly path: ScanPath;
  /** The group in which something is marked. */
  readonly group: ScanGroup;
  /** Null: the step back. */
  readonly part: ScanPart | null;
}

const stepTo = (group: ScanGroup, index: number): Step => {
  const part = group.parts[index];
  return { key: part ? keyOf(part) : null, index };
};

/**
 * Finds what is marked after the page has changed. Where a part is gone, what has its place in the group is marked; null
 * when there is nothing at all.
 */
export function findMarked(root: ScanGroup, path: ScanPath): Found | null {
  if (root.parts.length === 0) return null;
  let group = root;
  const found: Step[] = [];
  for (const [depth, { key, index }] of path.entries()) {
    const isLast = depth === path.length - 1;
    if (isLast && key === null) return { path: [...found, stepTo(group, group.parts.length)], group, part: null };
    const at = group.parts.findIndex((part) => keyOf(part) === key);
    const step = stepTo(group, at < 0 ? Math.min(index, group.parts.length - 1) : at);
    const part = group.parts[step.index]!;
    found.push(step);
    if (at < 0 || isLast || !part.parts) return { path: found, group, part };
    group = part;
  }
  const first = stepTo(group, 0);
  return { path: [...found, first], group, part: group.parts[0]! };
}

/** On to the next part of the group; after the last one comes the step back, and then the first again. */
export function moveOn({ path, group }: Found, hasBack: boolean): ScanPath {
  const places = group.parts.length + (hasBack ? 1 : 0);
  return [...path.slice(0, -1), stepTo(group, (path.at(-1)!.index + 1) % places)];
}

/** Into a group, to its first part. */
export const enter = ({ path }: Found, group: ScanGroup): ScanPath => [...path, stepTo(group, 0)];

/** The path to the part that `isIt`, the outermost one; null where there is none. */
export function pathTo(group: ScanGroup, isIt: (part: ScanPart) => boolean): ScanPath | null {
  for (const [index, part] of group.parts.entries()) {
    const step = stepTo(group, index);
    if (isIt(part)) return [step];
    const rest = part.parts && pathTo(part, isIt);
    if (rest) return [step, ...rest];
  }
  return null;
}
