import type { RoleClaim } from "../../config.ts";

/** What a provider says of a person's place at school. */
export interface SchoolClaims {
  /** The role claim has one of the values that make mentors. */
  readonly isMentor: boolean;
}

const within = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The texts at a path of names in a token; a list on the way, or at its end, counts for each of its entries. */
export const textsAt = (payload: unknown, path: readonly string[]): readonly string[] =>
  path
    .reduce<unknown[]>((values, name) => values.flatMap((value) => [within(value, name)].flat()), [payload])
    .filter((value) => typeof value === "string");

/** @param valuesOf the values of a claim, or of the attributes that it names */
export function readClaims(
  { role }: { readonly role?: RoleClaim | undefined },
  valuesOf: (claim: readonly string[]) => readonly string[],
): SchoolClaims {
  return { isMentor: role !== undefined && valuesOf(role.claim).some((value) => role.mentors.includes(value)) };
}
