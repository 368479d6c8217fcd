import { line } from "@karota/contract/text.ts";
import type { ClassClaim, RoleClaim } from "../../config.ts";

/** What a provider says of a person's place at school. */
export interface SchoolClaims {
  /** The role claim has one of the values that make mentors. */
  readonly isMentor: boolean;
  /** Empty where everybody of the issuer is at one school. */
  readonly school: string;
  /** The names of the classes in this school. */
  readonly classes: readonly string[];
}

/** Values beyond are ignored, and so are those that are longer or have control characters. */
const MAX_CLASSES = 20;
const className = line(60, 1);
const schoolName = line(200, 1);

const within = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The texts at a path of names in a token; a list on the way, or at its end, counts for each of its entries. */
export const textsAt = (payload: unknown, path: readonly string[]): readonly string[] =>
  path
    .reduce<unknown[]>((values, name) => values.flatMap((value) => [within(value, name)].flat()), [payload])
    .filter((value) => typeof value === "string");

function classesOf(said: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const value of said) {
    const { data } = className.safeParse(value.normalize("NFC").replaceAll(/\p{Zs}+/gu, " "));
    if (data !== undefined) found.add(data);
    if (found.size === MAX_CLASSES) break;
  }
  return [...found];
}

type ValuesOf = (claim: readonly string[]) => readonly string[];

/** Whoever is at several schools has no classes here: nothing says which class is in which school. */
function placeOf({ claim, school }: ClassClaim, valuesOf: ValuesOf): Pick<SchoolClaims, "school" | "classes"> {
  const schools = school === null ? [""] : [...new Set(valuesOf(school))];
  const isKnown = schools.length === 1 && (school === null || schoolName.safeParse(schools[0]).data === schools[0]);
  return isKnown ? { school: schools[0]!, classes: classesOf(valuesOf(claim)) } : { school: "", classes: [] };
}

/** @param valuesOf the values of a claim, or of the attributes that it names */
export function readClaims(
  { role, classes }: { readonly role?: RoleClaim | undefined; readonly classes?: ClassClaim | undefined },
  valuesOf: ValuesOf,
): SchoolClaims {
  return {
    isMentor: role !== undefined && valuesOf(role.claim).some((value) => role.mentors.includes(value)),
    ...(classes ? placeOf(classes, valuesOf) : { school: "", classes: [] }),
  };
}
