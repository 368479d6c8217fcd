import { changedParts, type Settings, type SettingsReply } from "@karota/contract/admin/settings.ts";

export type Part = keyof Settings;
/** What an admin is about to change, and the version it began with. */
export interface Draft {
  readonly base: SettingsReply;
  readonly values: Settings;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The draft with one part changed; null when nothing of it differs from where it began. */
export const withPart = <Name extends Part>(draft: Draft, part: Name, value: Settings[Name]): Draft | null =>
  withValues(draft, { [part]: value });

/** As `withPart`, with several parts. */
export function withValues(draft: Draft, some: Partial<Settings>): Draft | null {
  const values = { ...draft.values, ...some };
  return isSame(values, draft.base.settings) ? null : { ...draft, values };
}

/** What another admin saved meanwhile, with what was typed here laid over it. */
export function mergeOnto(draft: Draft, newest: SettingsReply): { draft: Draft | null; both: readonly Part[] } {
  const mine = changedParts(draft.base.settings, draft.values);
  const theirs = changedParts(draft.base.settings, newest.settings);
  const values = { ...newest.settings, ...Object.fromEntries(mine.map((part) => [part, draft.values[part]])) };
  const both = mine.filter((part) => theirs.includes(part) && !isSame(values[part], newest.settings[part]));
  return { draft: isSame(values, newest.settings) ? null : { base: newest, values }, both };
}
