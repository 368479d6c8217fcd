import { useEffect, useRef, useState } from "react";
import type { PeopleReply, PersonRow } from "@karota/contract/admin/people.ts";
import { call } from "../../../shared/api/api.ts";
import { useSession } from "../../../shared/session/session.ts";
import { useLoad } from "../../../shared/api/use-load.ts";

const PAGE_SIZE = 50;
/** How long typing pauses before it is searched, in milliseconds. */
const TYPING_PAUSE_MS = 250;

/** What is typed, once typing pauses; nothing at once. */
export function useSettled(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === "" ? "" : settled;
}

/** What people are looked for by; empty: all. */
export interface Wanted {
  readonly search: string;
  readonly role: string;
  readonly state: string;
  readonly sort: string;
}

const queryOf = (wanted: Partial<Wanted>): string =>
  new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== "")).toString();

interface Older {
  readonly query: string;
  readonly people: readonly PersonRow[];
}

/** The people that are wanted, page after page; while the next are on their way the last ones stay. */
export function usePeople(wanted: Partial<Wanted>, limit = PAGE_SIZE) {
  const who = useSession()?.userId ?? null;
  const query = queryOf(wanted);
  const load = (offset: number) => call<PeopleReply>("GET", `admin/users?${query}&limit=${limit}&offset=${offset}`);
  const first = useLoad(["admin/users", who, query, String(limit)], () => load(0));
  const [older, setOlder] = useState<Older>({ query, people: [] });
  const latest = useRef(first.data);
  if (first.data) latest.current = first.data;
  const shown = first.data ?? latest.current;
  const all = [...(shown?.people ?? []), ...(older.query === query ? older.people : [])];
  // A person who moved between two pages is shown once.
  const people = [...new Map(all.map((person) => [person.id, person])).values()];
  const more = async () => {
    const next = await load(all.length);
    setOlder({ query, people: [...(older.query === query ? older.people : []), ...next.people] });
  };
  return {
    ...first,
    people: shown && people,
    total: shown?.total ?? 0,
    /** True while what is shown answers an older question. */
    late: !first.data,
    more: shown && all.length < shown.total ? more : null,
  };
}
