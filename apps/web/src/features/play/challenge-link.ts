import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { gamePath } from "../../shared/format/game-words.ts";
import { dayOf } from "../../shared/offline/progress.ts";
import type { Opened } from "./open-board.ts";

type Challenge = Pick<Opened, "period" | "ends">;

/** The first day of the day or week that ends then, `2026-11-23`. */
function firstDay(period: "daily" | "weekly", ends: string): string {
  const day = new Date(dayOf(ends));
  if (period === "weekly") day.setUTCDate(day.getUTCDate() - 6);
  return day.toISOString().slice(0, 10);
}

const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
};

/**
 * The address of a running challenge. It names its first day, so that it is not taken for the one that follows, and the
 * language of a board with words, because each language has a board of its own.
 */
export function challengePath(
  game: string,
  { period, ends, options }: { period: "daily" | "weekly"; ends: string; options: Opened["options"] },
): string {
  const query = new URLSearchParams({ day: firstDay(period, ends) });
  if (options["language"] !== undefined) query.set("language", String(options["language"]));
  return `${gamePath(game, period)}?${query.toString()}`;
}

/** Whether an address names a day before that of this challenge. What is no day is ignored. */
export function isPastLink(search: string, { period, ends }: Challenge): boolean {
  const day = new URLSearchParams(search).get("day") ?? "";
  return period !== null && ends !== null && isDay(day) && day < firstDay(period, ends);
}

/** The same of the page's address: false at first, so that screen readers announce what follows from it. */
export function usePastLink({ period, ends }: Challenge): boolean {
  const search = useSearch();
  const [isPast, setPast] = useState(false);
  useEffect(() => setPast(isPastLink(search, { period, ends })), [search, period, ends]);
  return isPast;
}
