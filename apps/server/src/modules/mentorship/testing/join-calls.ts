import type { JoinLinkReply, JoinOffer, JoinReply } from "@karota/contract/mentorship/join.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import type { Actor } from "../../../deps.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";
import { linkOf, newGroup } from "./class.ts";
import { mentorCalls } from "./mentor-calls.ts";

/** A mentor with an empty group, and somebody who may come into it. */
export interface JoinScene {
  readonly it: TestApp;
  readonly mentor: Actor;
  readonly pupil: Actor;
  readonly group: string;
}

export async function joinScene(kind: "sqlite" | "postgres"): Promise<JoinScene> {
  const it = await testApp({ kind });
  const mentor = await it.newPlayer({ roles: ["mentor"] });
  const pupil = await it.newPlayer();
  return { it, mentor, pupil, group: await newGroup(it, mentor, "7. b") };
}

/** What mentor and pupil ask for in tests; `here` gives what is before each test. */
export function joinCalls(here: () => JoinScene) {
  const { get, codeFrom } = mentorCalls(here);
  const read = () => get<JoinLinkReply>(`groups/${here().group}/join-link`);
  const turnOn = (change = {}) => linkOf(here().it, here().mentor, here().group, change);
  const open = async (token: string, actor = here().pupil) =>
    (await here().it.call(actor, "POST", "mentorship/join/open", { token })).json<JoinOffer & { code?: string }>();
  const join = async (token: string, actor = here().pupil) =>
    (await here().it.call(actor, "POST", "mentorship/join", { token })).json<JoinReply>();
  const renew = () => here().it.call(here().mentor, "POST", `mentorship/groups/${here().group}/join-link/renew`);
  const answer = (how: "approve" | "refuse", ...people: readonly Actor[]) =>
    codeFrom("POST", `groups/${here().group}/join-requests/${how}`, { studentIds: people.map(({ id }) => id) });
  const memberIds = async () =>
    (await get<GroupDetail>(`groups/${here().group}`)).members.filter(({ left }) => left === null).map(({ id }) => id);
  const newPeople = async (count: number): Promise<readonly Actor[]> => {
    const people: Actor[] = [];
    for (let i = 0; i < count; i++) people.push(await here().it.newPlayer({ balance: 0 }));
    return people;
  };
  return { get, codeFrom, read, turnOn, open, join, renew, answer, memberIds, newPeople };
}
