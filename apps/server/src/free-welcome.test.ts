import { expect, test } from "vitest";
import type { Actor } from "./deps.ts";
import { describeEachDatabase } from "./testing/fresh-database.ts";
import { DEFAULT_SETTINGS } from "./modules/settings/index.ts";
import { FREE } from "./modules/settings/testing/free.ts";
import { set } from "./modules/settings/testing/set.ts";
import { loginOf } from "./modules/auth/testing/login.ts";

describeEachDatabase("signing in on a free site", (kind) => {
  const at = loginOf(kind);
  const admin = (): Promise<Actor> => at.app.newPlayer({ roles: ["admin"], balance: 0 });
  const bookings = () => at.app.database.db.selectFrom("ledger_entries").select("reason").execute();

  test("welcomes a newcomer without carrots, in the mail too, and books nothing", async () => {
    await set(at.app, await admin(), FREE);
    const { body } = await at.login({ name: "Živa", email: "ziva@example.com", email_verified: true });
    expect(body).toMatchObject({ user: { credit_amount: 0, new_user: true } });
    expect(body).not.toHaveProperty("code");
    expect(await bookings()).toEqual([]);
    const mails = await at.app.database.db.selectFrom("mails").select("content").execute();
    expect(mails.map(({ content }) => JSON.parse(content) as unknown)).toEqual([{ name: "Živa", amount: 0 }]);
  });

  test("gives the carrots at the first sign-in after prices have come back, once", async () => {
    const boss = await admin();
    await set(at.app, boss, FREE);
    await at.login();
    expect((await at.login()).body).toMatchObject({ user: { credit_amount: 0 } });
    await set(at.app, boss, DEFAULT_SETTINGS);
    const again = await Promise.all([at.login(), at.login()]);
    expect(again.filter(({ body }) => body["code"] === "S-REGISTER-FIRST_LOGIN")).toHaveLength(1);
    expect((await at.login()).body).toMatchObject({ user: { credit_amount: 5, new_user: false } });
    expect(await bookings()).toHaveLength(2);
  });

  test("gives none again to people who had them", async () => {
    const boss = await admin();
    await at.login();
    await set(at.app, boss, FREE);
    await at.login();
    await set(at.app, boss, DEFAULT_SETTINGS);
    expect((await at.login()).body).toMatchObject({ user: { credit_amount: 5 } });
  });
});
