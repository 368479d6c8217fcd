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

/** Calls `look` for every act of a group's life with what was before and what the act returned. */
function live(
  steps: readonly Step[],
  look: (before: GroupMentors, actor: string, done: MentorsAct, result: ReturnType<typeof changeMentors>) => void,
): void {
  let mentors = START;
  for (const [now, one] of steps.entries()) {
    const actor = actorOf(one, mentors);
    const result = changeMentors(mentors, actor, one.act, now);
    look(mentors, actor, one.act, result);
    if (typeof result !== "string") mentors = result.after;
  }
}

const lives = fc.array(step, { minLength: 1, maxLength: 60 });

test("a group always has one owner, who is no colleague, and each colleague once", () => {
  fc.assert(
    fc.property(lives, (steps) =>
      live(steps, (_before, _actor, _act, result) => {
        if (typeof result === "string") return;
        const ids = result.after.colleagues.map(({ id }) => id);
        expect(new Set([result.after.ownerId, ...ids]).size).toBe(ids.length + 1);
        expect(ids.length).toBeLessThanOrEqual(MAX_COLLEAGUES);
        expect(result.after.colleagues.filter(({ offeredAt }) => offeredAt !== null).length).toBeLessThanOrEqual(1);
        for (const one of result.after.colleagues) if (one.offeredAt !== null) expect(one.joinedAt).not.toBeNull();
      }),
    ),
    RUNS,
  );
});

test("nobody comes in who did not accept, and the owner changes only by an offer that is accepted", () => {
  fc.assert(
    fc.property(lives, (steps) =>
      live(steps, (before, actor, done, result) => {
        if (typeof result === "string") return;
        for (const { id } of presentOf(result.after))
          if (roleOf(before, id) === null) expect([id, done.kind]).toEqual([actor, "answer"]);
        if (result.after.ownerId === before.ownerId) return;
        expect(result.after.ownerId).toBe(actor);
        expect(before.colleagues.find(({ id }) => id === actor)?.offeredAt).not.toBeNull();
        expect(roleOf(result.after, before.ownerId)).toBe("colleague");
      }),
    ),
    RUNS,
  );
});

test("who is not the owner changes nobody but themselves", () => {
  fc.assert(
    fc.property(lives, (steps) =>
      live(steps, (before, actor, done, result) => {
        if (typeof result === "string" || actor === before.ownerId) return;
        const others = ({ colleagues }: GroupMentors) => colleagues.filter(({ id }) => id !== actor);
        if (result.after.ownerId === before.ownerId) expect(others(result.after)).toEqual(others(before));
        else expect(done).toMatchObject({ kind: "answer", as: "owner", accept: true });
      }),
    ),
    RUNS,
  );
});

test("the same act again changes nothing, or is refused", () => {
  fc.assert(
    fc.property(lives, (steps) =>
      live(steps, (_before, actor, done, result) => {
        if (typeof result === "string" || result.action === null) return;
        const again = changeMentors(result.after, actor, done, 1_000);
        if (typeof again !== "string") expect(again).toEqual({ after: result.after, action: null, subjectId: null });
      }),
    ),
    RUNS,
  );
});

test("an entry of the log is written exactly when something changes", () => {
  fc.assert(
    fc.property(lives, (steps) =>
      live(steps, (before, _actor, _act, result) => {
        if (typeof result !== "string") expect(result.after === before).toBe(result.action === null);
      }),
    ),
    RUNS,
  );
});

test("the longest colleague is the first, and who is only invited is none", () => {
  const one = (id: string, joinedAt: number | null) => ({ id, askedAt: 0, joinedAt, offeredAt: null });
  const mentors = { ownerId: "owner", colleagues: [one("b", 5), one("c", null), one("a", 5), one("d", 2)] };
  expect(presentOf(mentors).map(({ id }) => id)).toEqual(["d", "a", "b"]);
  expect(roleOf(mentors, "c")).toBeNull();
});
