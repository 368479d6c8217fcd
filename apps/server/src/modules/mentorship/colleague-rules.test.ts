import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_COLLEAGUES } from "@karota/contract/mentorship/colleagues.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { changeMentors, presentOf, roleOf, type GroupMentors, type MentorsAct } from "./colleague-rules.ts";

const PEOPLE = Array.from({ length: MAX_COLLEAGUES + 3 }, (_, index) => `mentor-${index}`);
const person = fc.constantFrom(...PEOPLE);
const act: fc.Arbitrary<MentorsAct> = fc.oneof(
  fc.record({ kind: fc.constant("invite" as const), id: person }),
  fc.record({
    kind: fc.constant("answer" as const),
    as: fc.constantFrom("colleague" as const, "owner" as const),
    accept: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("remove" as const), id: person }),
  fc.record({ kind: fc.constant("offer" as const), id: fc.option(person) }),
);
/** Acts of anybody, and more often those of the owner and of who has to answer, so that groups grow and change hands. */
const step = fc.record({ who: person, by: fc.constantFrom("anybody", "owner", "asked"), act });
type Step = { readonly who: string; readonly by: string; readonly act: MentorsAct };
const START: GroupMentors = { ownerId: PEOPLE[0]!, colleagues: [] };
const RUNS = { seed: 33, numRuns: depth(300, 10_000) };

function actorOf({ who, by }: Step, mentors: GroupMentors): string {
  if (by === "owner") return mentors.ownerId;
  const asked = mentors.colleagues.find((one) => one.joinedAt === null || one.offeredAt !== null);
  return by === "asked" && asked ? asked.id : who;
}

type Result = ReturnType<typeof changeMentors>;
type Holds = (before: GroupMentors, after: GroupMentors, actor: string, done: MentorsAct, result: Result) => boolean;

/** The first life of a group in which something does not hold after an act; null: it always holds. */
function counterexample(holds: Holds): unknown {
  const lives = fc.array(step, { minLength: 1, maxLength: 60 });
  const property = fc.property(lives, (steps) => {
    let mentors = START;
    return steps.every((one, now) => {
      const actor = actorOf(one, mentors);
      const before = mentors;
      const result = changeMentors(before, actor, one.act, now);
      if (typeof result !== "string") mentors = result.after;
      return holds(before, mentors, actor, one.act, result);
    });
  });
  return fc.check(property, RUNS).counterexample;
}

test("a group always has one owner, who is no colleague, and each colleague once", () => {
  const holds: Holds = (_before, { ownerId, colleagues }) =>
    new Set([ownerId, ...colleagues.map(({ id }) => id)]).size === colleagues.length + 1 &&
    colleagues.length <= MAX_COLLEAGUES;
  expect(counterexample(holds)).toBeNull();
});

test("a group is offered to one colleague at most, who has accepted to be one", () => {
  const holds: Holds = (_before, { colleagues }) => {
    const offered = colleagues.filter(({ offeredAt }) => offeredAt !== null);
    return offered.length <= 1 && offered.every(({ joinedAt }) => joinedAt !== null);
  };
  expect(counterexample(holds)).toBeNull();
});

test("nobody comes in who did not accept", () => {
  const holds: Holds = (before, after, actor, done) =>
    presentOf(after).every(({ id }) => roleOf(before, id) !== null || (id === actor && done.kind === "answer"));
  expect(counterexample(holds)).toBeNull();
});

test("the owner changes only by an offer that is accepted, and stays as a colleague", () => {
  const holds: Holds = (before, after, actor) =>
    after.ownerId === before.ownerId ||
    (after.ownerId === actor &&
      before.colleagues.some(({ id, offeredAt }) => id === actor && offeredAt !== null) &&
      roleOf(after, before.ownerId) === "colleague");
  expect(counterexample(holds)).toBeNull();
});

test("who is not the owner changes nobody but themselves", () => {
  const holds: Holds = (before, after, actor) => {
    const others = ({ colleagues }: GroupMentors) => JSON.stringify(colleagues.filter(({ id }) => id !== actor));
    return actor === before.ownerId || after.ownerId !== before.ownerId || others(after) === others(before);
  };
  expect(counterexample(holds)).toBeNull();
});

test("the same act again changes nothing, or is refused", () => {
  const holds: Holds = (_before, after, actor, done, result) => {
    if (typeof result === "string") return true;
    const again = changeMentors(after, actor, done, 1_000);
    return typeof again === "string" || (again.after === after && again.action === null);
  };
  expect(counterexample(holds)).toBeNull();
});

test("an entry of the log is written exactly when something changes", () => {
  const holds: Holds = (before, after, _actor, _done, result) =>
    typeof result === "string" || (after === before) === (result.action === null);
  expect(counterexample(holds)).toBeNull();
});

test("the longest colleague is the first, and who is only invited is none", () => {
  const one = (id: string, joinedAt: number | null) => ({ id, askedAt: 0, joinedAt, offeredAt: null });
  const mentors = { ownerId: "owner", colleagues: [one("b", 5), one("c", null), one("a", 5), one("d", 2)] };
  expect(presentOf(mentors).map(({ id }) => id)).toEqual(["d", "a", "b"]);
  expect(roleOf(mentors, "c")).toBeNull();
});
