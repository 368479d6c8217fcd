import { useEffect, useRef, useState } from "react";
import type { PeopleReply, PersonRow } from "@karota/contract/admin/people.ts";
import { call } from "../../../shared/api/api.ts";
import { usePages } from "../../../shared/api/use-pages.ts";
import { useSession } from "../../../shared/session/session.ts";

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

const chosenOf = (wanted: Partial<Wanted>) =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ""));

/** The people that are wanted, page after page; while the next are on their way the last ones stay. */
export function usePeople(wanted: Partial<Wanted>, limit = PAGE_SIZE) {
  const who = useSession()?.userId ?? null;
  const chosen = chosenOf(wanted);
  const key = ["admin/users", who, JSON.stringify(chosen), String(limit)];
  const pages = usePages(key, async (from: number | null) => {
    const body = { ...chosen, limit, offset: from ?? 0 };
    const { people, total } = await call<PeopleReply>("POST", "admin/users/search", { body });
    const end = (from ?? 0) + people.length;
    return { items: people, total, next: end < total ? end : null };
  });
  const latest = useRef<{ people: readonly PersonRow[]; total: number }>(undefined);
  if (pages.data && pages.items) {
    // Somebody who moved between two pages is shown once.
    const people = [...new Map(pages.items.map((person) => [person.id, person])).values()];
    latest.current = { people, total: pages.data.total };
  }
  return {
    ...pages,
    data: latest.current,
    /** True while what is shown answers an older question. */
    late: !pages.data,
  };
}
