import { MAX_NAME_LENGTH } from "@karota/contract/mentorship/mentorship.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";
import { mayMentor } from "../users/index.ts";
import { listClassesOf, listPupilsOf } from "./class-store.ts";
import { presentOf, type GroupMentors } from "./colleague-rules.ts";
import { readMentors, saveColleagues, setOwner } from "./colleague-store.ts";
import { addToLog } from "./group-log.ts";
import { countOfGroups, endMembers, isNameTaken, listGroupRows, listMemberRows, type GroupRow } from "./group-store.ts";
import { mentorOf, moveUp, type Mentor } from "./mentor.ts";
import type { MembershipHooks } from "./mentorship-deps.ts";
import { addStudentRow, countStudents, listStudentIds } from "./people-store.ts";
import { partGroupless, partStudent } from "./remove-student.ts";
import { nameKeyOf, packageFor } from "./rules.ts";
import { findMentor } from "./store.ts";

type Needs = Pick<Deps, "config" | "settings"> & { readonly hooks: MembershipHooks };

interface HandOver {
  readonly group: GroupRow;
  readonly to: Mentor;
  readonly now: number;
}

const listPresent = async (queries: InTransaction, groupId: string): Promise<readonly string[]> =>
  (await listMemberRows(queries, groupId)).filter(({ left }) => left === null).map(({ id }) => id);

/**
 * What the new owner has with the group: its members are then students of theirs. Pupils with cards are only students of
 * the mentor who has their class: those of other classes leave the group.
 */
async function needsOf(queries: InTransaction, groupId: string, mentorId: string) {
  const present = await listPresent(queries, groupId);
  const leaving = (await listClassesOf(queries, present))
    .filter(({ group, owner }) => group !== groupId && owner !== mentorId)
    .map(({ pupil }) => pupil);
  const members = present.filter((id) => !leaving.includes(id));
  const known = members.length === 0 ? [] : await listStudentIds(queries, mentorId, members);
  const strangers = members.filter((id) => !known.includes(id));
  const students = (await countStudents(queries, mentorId)) + strangers.length;
  const groups = (await listGroupRows(queries, mentorId)).length + 1;
  return { members, leaving, strangers, amounts: { groups, students, largestGroup: members.length } };
}

/** The group's name, with a number where the mentor has a group of this name: names of one mentor are unique. */
export async function freeNameOf(
  queries: InTransaction,
  mentorId: string,
  { id, name }: { readonly id: string; readonly name: string },
) {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? "" : ` (${number})`;
    const tried = name.slice(0, MAX_NAME_LENGTH - suffix.length) + suffix;
    const name_key = nameKeyOf(tried);
    if (!(await isNameTaken(queries, mentorId, name_key, id))) return { name: tried, name_key };
  }
}

/** Takes the pupils of other classes out of a group. */
async function partForeign({ hooks }: Needs, queries: InTransaction, { group, now }: HandOver, ids: readonly string[]) {
  for (const id of ids) await endMembers(queries, group.id, now, id);
  const { id: groupId, mentor_id: mentorId } = group;
  await hooks.left(queries, { mentorId, studentIds: ids, groupId, now });
  await addToLog(queries, { groupId, actorId: mentorId, action: "memberRemoved", subjectIds: ids, now });
}

/** Makes another mentor the owner of a group, and its members students of theirs. @throws as `handOver` */
async function pass(deps: Needs, queries: InTransaction, what: HandOver): Promise<void> {
  const { hooks } = deps;
  const { group, to, now } = what;
  const from = group.mentor_id;
  const { members, leaving, strangers, amounts } = await needsOf(queries, group.id, to.id);
  await moveUp(queries, to, amounts, now);
  await partForeign(deps, queries, what, leaving);
  for (const id of strangers) await addStudentRow(queries, to.id, id, now);
  await setOwner(queries, group.id, { mentor_id: to.id, ...(await freeNameOf(queries, to.id, group)) });
  if (strangers.length > 0) await hooks.joined(queries, { mentorId: to.id, studentIds: strangers, groupId: null, now });
  await partGroupless(hooks, queries, { mentorId: from, studentIds: members, now });
}

/**
 * Makes another mentor the owner of a group; both are locked. The members become students of the new owner, and stay
 * students of the former one only where another group of theirs has them; pupils with cards of the group do not stay,
 * since they have one class.
 * @throws E-MENTORSHIP-PACKAGE_LIMIT_REACHED when the new owner's largest package has no room
 */
export async function handOver(deps: Needs, queries: InTransaction, what: HandOver): Promise<void> {
  const { id: groupId, mentor_id: mentorId } = what.group;
  await pass(deps, queries, what);
  for (const studentId of await listPupilsOf(queries, groupId))
    await partStudent(deps.hooks, queries, { mentorId, studentId, now: what.now }, mentorId);
}

/**
 * Gives the groups of an owner who is erased to the colleague who has been in longest, may act as a mentor and has
 * room; a group without one ends with its owner.
 */
export async function inherit(deps: Needs, queries: InTransaction, ownerId: string, now: number): Promise<void> {
  const { pupils } = await countOfGroups(queries, ownerId);
  const groups = await listGroupRows(queries, ownerId);
  // Classes first: where one mentor inherits a class and another group of its pupils, they stay in both.
  for (const group of groups.toSorted((one, other) => Number(pupils.has(other.id)) - Number(pupils.has(one.id)))) {
    const mentors = await readMentors(queries, group);
    const heir = await findHeir(deps, queries, { group, mentors });
    if (!heir) continue;
    const colleagues = mentors.colleagues.filter(({ id }) => id !== heir.id);
    await pass(deps, queries, { group, to: heir, now });
    await saveColleagues(queries, group.id, { ownerId: heir.id, colleagues });
    await deps.hooks.mentorLeft(queries, { mentorId: ownerId, groupId: group.id, heirId: heir.id, now });
    await addToLog(queries, { groupId: group.id, actorId: heir.id, action: "inherited", now });
  }
}

async function findHeir(
  deps: Needs,
  queries: InTransaction,
  { group, mentors }: { readonly group: GroupRow; readonly mentors: GroupMentors },
): Promise<Mentor | null> {
  for (const { id } of presentOf(mentors)) {
    const row = await findMentor(queries, id);
    if (!row || !(await mayMentor(deps, queries, id))) continue;
    const mentor = mentorOf(deps.settings(), id, row.package);
    const { amounts } = await needsOf(queries, group.id, id);
    if (packageFor(mentor, amounts)) return mentor;
  }
  return null;
}
