import { createHash } from "node:crypto";
import { join } from "node:path";
import { readPrivate, writePrivate } from "./private-file.ts";

export interface Person {
  /** Never changes; identifies the person for the server. */
  readonly subject: string;
  readonly name: string;
  readonly email: string;
}

/** The three people everyone can be; the server gives `mentor` and `admin` their roles. */
export const DEMO_PEOPLE = [
  { subject: "student", name: "Maja", email: "maja@demo.example" },
  { subject: "mentor", name: "Matej", email: "matej@demo.example" },
  { subject: "admin", name: "Ana", email: "ana@demo.example" },
] as const satisfies readonly Person[];

/** The name as it is shown, or null when it is no name: 2 to 60 characters without control characters. */
export function tidyName(input: string): string | null {
  const name = input.normalize("NFC").replace(/\s+/gu, " ").trim();
  const length = [...name].length;
  return length < 2 || length > 60 || /\p{C}/u.test(name) ? null : name;
}

/** The people who can sign in: the three of the demo, and everyone who ever gave a name. */
export interface People {
  find(subject: string): Person | undefined;
  /** The person of that (tidy) name, ignoring capitals; made when new. */
  named(name: string): Person;
}

export function peopleOf(folder: string): People {
  const file = join(folder, "accounts.json");
  const stored = new Map(((readPrivate(file) as Person[] | null) ?? []).map((person) => [person.subject, person]));
  const find = (subject: string) => DEMO_PEOPLE.find((one) => one.subject === subject) ?? stored.get(subject);
  return {
    find,
    named(name) {
      const folded = name.normalize("NFKD").toLowerCase();
      const readable = folded.replace(/[^a-z0-9]+/g, "").slice(0, 60) || "player";
      // A subject has to be ASCII, and "Žiga" is another person than "Ziga".
      const handle = `${readable}-${createHash("sha256").update(folded).digest("hex").slice(0, 12)}`;
      const subject = `name:${handle}`;
      const known = find(subject);
      if (known) return known;
      const person = { subject, name, email: `${handle}@demo.example` };
      stored.set(subject, person);
      writePrivate(file, [...stored.values()]);
      return person;
    },
  };
}
