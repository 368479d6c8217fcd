import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LoginReply } from "@karota/contract/auth/login.ts";
import { CARD_PICTURES } from "@karota/contract/classes/pictures.ts";
import type { Actor } from "../../deps.ts";
import { closeProviders } from "../../testing/close-providers.ts";
import { describeEachDatabase, freshDatabase } from "../../testing/fresh-database.ts";
import { startSignIn } from "../../testing/sign-in.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { classCalls, classScene, newGroup } from "./testing/class-calls.ts";

describeEachDatabase("a pupil with a card", (kind) => {
  let it: TestApp;
  let mentor: Actor;
  let group: string;
  beforeEach(async () => {
    ({ it, mentor, group } = await classScene(kind));
  });
  afterEach(() => it.close());
  const calls = classCalls(() => ({ it, mentor, group }));
  const {
    ask,
    at,
    read,
    renew,
    newCards,
    newPupil,
    byCard,
    byPictures,
    wrongPictures,
    show,
    signIn,
    isIn,
    removeGroup,
  } = calls;

  test("is greeted by name and signs in by the link, with the welcome carrots once and no shop", async () => {
    const card = await newPupil("Modri bober");
    expect((await ask("POST", "classes/card", { secret: card.secret }, null)).body).toEqual({ name: "Modri bober" });
    const { body } = await byCard(card);
    expect(body).toMatchObject({
      code: "S-REGISTER-FIRST_LOGIN",
      roles: [],
      user: { id: card.id, name: "Modri bober", email: "", credit_amount: 5 },
    });
    const claims = JSON.parse(Buffer.from(body.token.split(".")[1]!, "base64url").toString()) as object;
    expect(claims).toMatchObject({ buys: false });
    expect((await byCard(card)).body).not.toHaveProperty("code");
    const pupil = { id: card.id, roles: [] };
    const order = { provider: "sandbox", credits: 10, price_cents: 100 };
    expect((await ask("POST", "payments/intent", order, pupil)).code).toBe("E-PAYMENT-NOT_SOLD_TO_ACCOUNT");
    expect(await it.database.db.selectFrom("mails").selectAll().where("user_id", "=", card.id).execute()).toEqual([]);
    expect((await read()).pupils).toMatchObject([{ used: true }]);
  });

  test("signs in by class code, name and pictures, in their order only", async () => {
    const [ana, other] = await newCards("Ana", "Bine");
    let bine = other;
    // Pictures are drawn: one pair of cards in 12,144 has the same.
    while (String(bine!.pictures) === String(ana!.pictures)) [bine] = (await renew(bine!.id)).body.cards;
    const { code } = await read();
    for (const written of [code!, code!.toLowerCase().replace("-", " ")])
      expect((await ask("POST", "classes/names", { code: written }, null)).body).toEqual({
        pupils: [
          { id: ana!.id, name: "Ana" },
          { id: bine!.id, name: "Bine" },
        ],
      });
    expect((await byPictures(ana!)).body.user).toMatchObject({ id: ana!.id });
    expect((await wrongPictures(ana!)).code).toBe("E-CLASS-WRONG_PICTURES");
    expect((await show({ code, pupil: bine!.id, pictures: ana!.pictures })).code).toBe("E-CLASS-WRONG_PICTURES");
    for (const pictures of [["apple"], ["apple", "apple", "key"], ["apple", "key", "spoon"]])
      expect((await show({ code, pupil: ana!.id, pictures })).code).toBe("E-KAROTA-GAME_VALIDATION");
  });

  test("is locked by five wrong tries, also at the same time, until the mentor unlocks; the link still works", async () => {
    const card = await newPupil();
    const replies = await Promise.all(Array.from({ length: 12 }, () => wrongPictures(card)));
    const count = (code: string) => replies.filter((reply) => reply.code === code).length;
    expect([count("E-CLASS-WRONG_PICTURES"), count("E-CLASS-LOCKED")]).toEqual([5, 7]);
    expect((await byPictures(card)).code).toBe("E-CLASS-LOCKED");
    expect((await byCard(card)).status).toBe(200);
    await ask("POST", at(`/pupils/${card.id}/unlock`));
    for (let i = 0; i < 4; i++) await wrongPictures(card);
    expect((await byPictures(card)).status).toBe(200);
    // Right pictures begin the count anew.
    for (let i = 0; i < 4; i++) expect((await wrongPictures(card)).code).toBe("E-CLASS-WRONG_PICTURES");
    expect((await byPictures(card)).status).toBe(200);
  });

  test("is locked by twenty wrong tries in all, also when right ones come between, until the mentor unlocks or renews", async () => {
    const card = await newPupil();
    const guess = async () => {
      for (let i = 0; i < 4; i++) expect((await wrongPictures(card)).code).toBe("E-CLASS-WRONG_PICTURES");
      return (await byPictures(card)).code;
    };
    for (let round = 0; round < 4; round++) expect(await guess()).not.toBe("E-CLASS-LOCKED");
    expect(await guess()).toBe("E-CLASS-LOCKED");
    expect((await read()).pupils).toMatchObject([{ locked: true }]);
    expect((await byCard(card)).status).toBe(200);
    await ask("POST", at(`/pupils/${card.id}/unlock`));
    for (let round = 0; round < 4; round++) expect(await guess()).not.toBe("E-CLASS-LOCKED");
    Object.assign(card, (await renew(card.id)).body.cards[0]);
    expect(await guess()).not.toBe("E-CLASS-LOCKED");
  });

  test("wrong pictures of a whole class lock those pupils, and stop no other pupil of the same school", async () => {
    const cards = await newCards(...Array.from({ length: 14 }, (_, place) => `Pupil ${place}`));
    for (const card of cards.slice(0, 13))
      for (let i = 0; i < 5; i++) expect((await wrongPictures(card)).code).toBe("E-CLASS-WRONG_PICTURES");
    expect((await byCard(cards[0]!)).status).toBe(200);
    expect((await byPictures(cards[13]!)).status).toBe(200);
  });

  test("may use two devices at once", async () => {
    const card = await newPupil();
    const both = await Promise.all([byCard(card), byPictures(card)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (const { body } of both) expect(await isIn(body.token)).toBe(true);
    expect(both.filter(({ body }) => body.code === "S-REGISTER-FIRST_LOGIN")).toHaveLength(1);
  });

  test("who was shown a card that is void before the sign-in ends does not come in, nor one who was removed", async () => {
    const card = await newPupil();
    const begin = async () => {
      const { nonce, headers } = await startSignIn(it);
      const { body } = await ask<{ id_token: string }>("POST", "classes/sign-in", { nonce, secret: card.secret }, null);
      return () => ask("POST", "aaa/login-class-oauth2", { id_token: body.id_token }, null, headers);
    };
    const [before, late] = [await begin(), await begin()];
    expect((await before()).status).toBe(200);
    await renew(card.id);
    expect((await late()).code).toBe("E-KAROTA-LOGIN_REFUSED");
    const [fresh] = (await renew(card.id)).body.cards;
    Object.assign(card, fresh);
    const gone = await begin();
    await ask("DELETE", at(`/pupils/${card.id}`));
    expect((await gone()).code).toBe("E-KAROTA-LOGIN_REFUSED");
    const left = await it.database.db
      .selectFrom("users")
      .selectAll()
      .where("issuer", "=", "urn:karota:class")
      .execute();
    expect(left).toEqual([]);
  });

  test("a token is for one browser and one sign-in", async () => {
    const card = await newPupil();
    const { nonce, headers } = await startSignIn(it);
    const { body } = await ask<{ id_token: string }>("POST", "classes/sign-in", { nonce, secret: card.secret }, null);
    const finish = (sent: object) => ask("POST", "aaa/login-class-oauth2", { id_token: body.id_token }, null, sent);
    expect((await finish((await startSignIn(it)).headers)).code).toBe("E-KAROTA-LOGIN_REFUSED");
    expect((await finish(headers)).status).toBe(200);
    expect((await finish(headers)).code).toBe("E-KAROTA-LOGIN_REFUSED");
  });

  test("is out when the card is renewed while the token of the sign-in is on its way", async () => {
    const card = await newPupil();
    const { nonce, headers } = await startSignIn(it);
    const { body } = await ask<{ id_token: string }>("POST", "classes/sign-in", { nonce, secret: card.secret }, null);
    const { transaction } = it.database;
    // The first transaction of the request is that of the sign-in: the card is renewed just after it.
    vi.spyOn(it.database, "transaction").mockImplementationOnce(async (work) => {
      const entered = await transaction(work);
      await renew(card.id);
      it.clock.advance(2000);
      return entered;
    });
    const sent = { id_token: body.id_token };
    const finished = await ask<LoginReply>("POST", "aaa/login-class-oauth2", sent, null, headers);
    vi.restoreAllMocks();
    expect(finished.status).toBe(200);
    expect(await isIn(finished.body.token)).toBe(false);
  });

  test("nothing is learned by guessing, and an address that guesses is stopped, even with a right card", async () => {
    const card = await newPupil();
    const ana = (await newPupil("Ana")).id;
    const otherGroup = await newGroup(it, mentor, "8. a");
    const { body } = await ask<{ class: { code: string } }>("POST", `classes/${otherGroup}/pupils`, {
      names: ["Zoja"],
    });
    const pictures = CARD_PICTURES.slice(0, 3);
    expect((await show({ code: body.class.code, pupil: ana, pictures })).code).toBe("E-CLASS-CODE_UNKNOWN");
    for (let i = 0; i < 59; i++) {
      const guess =
        i % 2 === 0 ? show({ secret: "0".repeat(26) }) : ask("POST", "classes/names", { code: "0000-0000" }, null);
      expect((await guess).code).toMatch(/^E-CLASS-(CARD|CODE)_UNKNOWN$/);
    }
    expect((await byCard(card)).code).toBe("E-KAROTA-TOO_MANY_REQUESTS");
    expect((await ask("POST", "classes/card", { secret: card.secret }, null)).code).toBe("E-KAROTA-TOO_MANY_REQUESTS");
  });

  test("has one class: no join link, no other mentor, no role, no name of their own choice, and does not leave", async () => {
    const card = await newPupil();
    const pupil = { id: card.id, roles: [] };
    const other = await it.newPlayer({ roles: ["mentor"] });
    const theirs = await newGroup(it, other, "Theirs");
    const { body: link } = await ask<{ link: { token: string } }>(
      "PUT",
      `mentorship/groups/${theirs}/join-link`,
      { on: true },
      other,
    );
    const refused = "E-CLASS-NOT_FOR_PUPILS";
    const { token } = link.link;
    for (const path of ["open", ""])
      expect((await ask("POST", `mentorship/join${path && `/${path}`}`, { token }, pupil)).code).toBe(refused);
    expect((await ask("POST", "mentorship/members", undefined, pupil)).code).toBe(refused);
    expect((await ask("PUT", "users", { name: "Somebody else" }, pupil)).code).toBe(refused);
    expect((await ask("DELETE", `mentorship/mentors/${mentor.id}`, undefined, pupil)).code).toBe(refused);
    const admin = await it.newPlayer({ roles: ["admin"] });
    const role = { role: "mentor", given: true };
    expect((await ask("POST", `admin/users/${card.id}/roles`, role, admin)).code).toBe(refused);
    const { body: self } = await ask<{ unique_code: string; pupil: boolean }>("GET", "users", undefined, pupil);
    expect(self.pupil).toBe(true);
    const uniqueCode = self.unique_code;
    expect((await ask("POST", "mentorship/students", { uniqueCode }, other)).code).toBe("E-CLASS-OTHER_CLASS");
    expect((await ask("POST", "mentorship/students", { uniqueCode })).code).toBe("E-MENTORSHIP-ALREADY_A_STUDENT");
    // Their own mentor may take them out and back.
    await ask("DELETE", `mentorship/students/${card.id}`);
    expect((await ask("POST", "mentorship/students", { uniqueCode })).status).toBe(200);
  });

  test("is in no class that was removed, and blocked where an admin blocks", async () => {
    const card = await newPupil();
    const admin = await it.newPlayer({ roles: ["admin"] });
    await ask("POST", `admin/users/${card.id}/block`, { blocked: true }, admin);
    expect((await byCard(card)).code).toBe("E-KAROTA-ACCOUNT_BLOCKED");
    await removeGroup();
    expect((await byCard(card)).code).toBe("E-CLASS-ENDED");
    expect((await signIn({ code: "0000-0000", pupil: card.id, pictures: card.pictures })).code).toBe(
      "E-CLASS-CODE_UNKNOWN",
    );
  });

  test("is out at once when an admin switches class cards off, and in again when they are on", async () => {
    const card = await newPupil();
    const { token } = (await byCard(card)).body;
    expect(await isIn(token)).toBe(true);
    await closeProviders(it, ["class"]);
    expect(await isIn(token)).toBe(false);
    expect((await byCard(card)).code).toBe("E-CLASS-OFF");
    expect(await read()).toMatchObject({ on: false, pupils: [{ id: card.id }] });
    await closeProviders(it, []);
    expect(await isIn(token)).toBe(true);
    expect((await byCard(card)).status).toBe(200);
  });

  test("is nowhere where class cards are switched off, and out at once", async () => {
    const home = await freshDatabase(kind);
    const on = await testApp({ kind, on: home, config: { classSignIn: true } });
    const owner = await on.newPlayer({ roles: ["mentor"] });
    const theirs = await newGroup(on, owner, "7. b");
    const before = classCalls(() => ({ it: on, mentor: owner, group: theirs }));
    const { secret, ...card } = await before.newPupil();
    const { token } = (await before.byCard({ secret, ...card })).body;
    await on.close();
    const off = await testApp({ kind, on: home });
    const nonce = "0".repeat(16);
    for (const [path, body, actor] of [
      ["classes/card", { secret }, null],
      ["classes/names", { code: "0000-0000" }, null],
      ["classes/sign-in", { nonce, secret }, null],
      [`classes/${theirs}/pupils`, { names: ["X"] }, owner],
    ] as const)
      expect((await off.call(actor, "POST", path, body)).json()).toEqual({ code: "E-CLASS-OFF" });
    expect((await off.call(owner, "GET", `classes/${theirs}`)).json()).toMatchObject({ on: false });
    const headers = { authorization: `Bearer ${token}` };
    expect((await off.app.inject({ url: "/api/v1/users", headers })).json()).toEqual({ code: "E-AUTH-NO_USER" });
    await off.close();
    await home.remove();
  });
});
