import type { CardsReply, ClassCard, ClassReply } from "@karota/contract/classes/classes.ts";
import type { LoginReply } from "@karota/contract/auth/login.ts";
import type { Actor } from "../../../deps.ts";
import { startSignIn } from "../../../testing/sign-in.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

export interface ClassScene {
  readonly it: TestApp;
  readonly mentor: Actor;
  readonly group: string;
}

/** A new group of a mentor's; its id. */
export async function newGroup(it: TestApp, mentor: Actor, name: string): Promise<string> {
  const reply = await it.call(mentor, "POST", "mentorship/groups", { name });
  return reply.json<{ group: { id: string } }>().group.id;
}

/** A mentor with an empty group, on a site with class cards. */
export async function classScene(kind: "sqlite" | "postgres"): Promise<ClassScene> {
  const it = await testApp({ kind, config: { classSignIn: true } });
  const mentor = await it.newPlayer({ roles: ["mentor"] });
  return { it, mentor, group: await newGroup(it, mentor, "7. b") };
}

/** A reply in short: its status, its code if it is a failure, and its body. */
interface Answer<T> {
  readonly status: number;
  readonly code: string | undefined;
  readonly body: T;
}

/** What mentor and pupils ask for in tests; `here` gives what is before each test. */
export function classCalls(here: () => ClassScene) {
  const ask = async <T>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    actor: Actor | null = here().mentor,
    headers = {},
  ): Promise<Answer<T>> => {
    const reply = await here().it.call(actor, method, path, body, headers);
    const json = reply.json<T & { code?: string }>();
    return { status: reply.statusCode, code: json.code, body: json };
  };
  const at = (path = "") => `classes/${here().group}${path}`;
  const read = async () => (await ask<ClassReply>("GET", at())).body;
  const add = (...names: string[]) => ask<CardsReply>("POST", at("/pupils"), { names });
  const renew = (...ids: string[]) => ask<CardsReply>("POST", at("/cards"), { ids });
  const newCards = async (...names: string[]): Promise<readonly ClassCard[]> => (await add(...names)).body.cards;
  const newPupil = async (name = "Ana K."): Promise<ClassCard> => (await newCards(name))[0]!;

  /** An ID token for a nonce, by what is shown. */
  const tokenFor = (nonce: string, shown: object) =>
    ask<{ id_token: string }>("POST", "classes/sign-in", { nonce, ...shown }, null);
  /** The first step of a sign-in alone, in a browser of its own. */
  const show = async (shown: object) => tokenFor((await startSignIn(here().it)).nonce, shown);
  /** A whole sign-in; the code of the step that failed. */
  const signIn = async (shown: object): Promise<Answer<LoginReply>> => {
    const { nonce, headers } = await startSignIn(here().it);
    const first = await tokenFor(nonce, shown);
    if (first.status !== 200) return first as unknown as Answer<LoginReply>;
    return ask<LoginReply>("POST", "aaa/login-class-oauth2", { id_token: first.body.id_token }, null, headers);
  };
  const byCard = ({ secret }: ClassCard) => signIn({ secret });
  const byPictures = async ({ id, pictures }: ClassCard) => signIn({ code: (await read()).code!, pupil: id, pictures });
  const wrongPictures = async ({ id, pictures }: ClassCard) =>
    show({ code: (await read()).code!, pupil: id, pictures: pictures.toReversed() });
  /** Whether a token that the server gave still works. */
  const isIn = async (token: string) =>
    (await here().it.app.inject({ url: "/api/v1/users", headers: { authorization: `Bearer ${token}` } })).statusCode ===
    200;
  /** Removes the group, and says that its pupils end with it. */
  const removeGroup = (id = here().group) => ask("DELETE", `mentorship/groups/${id}?pupils=erase`);
  return {
    removeGroup,
    ask,
    at,
    read,
    add,
    renew,
    newCards,
    newPupil,
    show,
    signIn,
    byCard,
    byPictures,
    wrongPictures,
    isIn,
  };
}

/** Makes another mentor the owner of a group: they are invited and accept twice. */
export async function handOverTo(it: TestApp, owner: Actor, groupId: string, to: Actor): Promise<void> {
  const send = async (actor: Actor, method: "POST" | "PUT", path: string, body: object) => {
    const reply = await it.call(actor, method, `mentorship/${path}`, body);
    if (reply.statusCode !== 200) throw new Error(`The group was not handed over: ${reply.body}`);
  };
  await send(owner, "POST", `groups/${groupId}/colleagues`, { uniqueCode: await codeOf(it, to) });
  await send(to, "POST", `invitations/${groupId}`, { as: "colleague", accept: true });
  await send(owner, "PUT", `groups/${groupId}/hand-over`, { mentorId: to.id });
  await send(to, "POST", `invitations/${groupId}`, { as: "owner", accept: true });
}

/** The present unique code of a person. */
export const codeOf = async (it: TestApp, who: Pick<Actor, "id">): Promise<string> =>
  (await it.call({ id: who.id, roles: [] }, "GET", "users")).json<{ unique_code: string }>().unique_code;
