import { useState } from "react";
import { useLoad } from "./use-load.ts";

/** One page of a list: its items, and where the next one begins; null: nowhere. */
export interface Page<Item, Cursor extends string | number> {
  readonly items: readonly Item[];
  readonly next: Cursor | null;
}

interface Older<Item, Cursor> {
  /** The list, and where its first page ended, when these were loaded. */
  readonly after: string;
  readonly items: readonly Item[];
  readonly next: Cursor | null;
}

/**
 * A list that the server sends page after page. `read` gets null for the first page, else what the last page called
 * `next`. When a new first page ends somewhere else, the older items are dropped: they might no longer join it.
 */
export function usePages<Item, Cursor extends string | number, First extends Page<Item, Cursor>>(
  key: readonly (string | null)[],
  read: (from: Cursor | null) => Promise<First & Page<Item, Cursor>>,
) {
  const first = useLoad(key, () => read(null));
  const [loaded, setLoaded] = useState<Older<Item, Cursor> | null>(null);
  const after = JSON.stringify([key, first.data?.next]);
  const older = loaded?.after === after ? loaded : null;
  const next = first.data ? (older ?? first.data).next : null;
  const more = async (): Promise<void> => {
    const page = await read(next);
    setLoaded({ after, items: [...(older?.items ?? []), ...page.items], next: page.next });
  };
  return {
    ...first,
    reload: () => {
      setLoaded(null);
      return first.reload();
    },
    items: first.data && [...first.data.items, ...(older?.items ?? [])],
    /** Loads the next page; null: there is none. */
    more: next === null ? null : more,
  };
}
