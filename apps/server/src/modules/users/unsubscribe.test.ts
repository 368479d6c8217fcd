import { expect, test } from "vitest";
import type { User } from "@karota/contract/users/user.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { postMail, sendMails, unsubscribeLinks } from "../mail/index.ts";

const ONE_CLICK = { "content-type": "application/x-www-form-urlencoded" };

describeEachDatabase("the link of a mail", (kind) => {
  const wants = async (it: TestApp, player: Awaited<ReturnType<TestApp["newPlayer"]>>) =>
    (await it.call(player, "GET", "users")).json<User>().settings.mails;
  const unsubscribe = (it: TestApp, link: string, headers: Record<string, string> = ONE_CLICK) =>
    it.app.inject({
      method: "POST",
      url: link.slice(it.config.publicUrl.length),
      headers,
      payload: "List-Unsubscribe=One-Click",
    });
  async function reader(it: TestApp) {
    const player = await it.newPlayer();
    const mails = { new_assignment: true, due_tomorrow: true };
    await it.call(player, "PUT", "users/settings", { settings: { mails } });
    return player;
  }

  test("switches its kind of mails off with one POST, without a sign-in, and nothing else", async () => {
    const it = await testApp({ kind });
    const player = await reader(it);
    const content = { name: "Ana", id: player.id, title: "Ulomki", start: null, end: "2026-11-22T12:00:00Z", tasks: 3 };
    await it.database.transaction((queries) =>
      postMail(queries, {
        userId: player.id,
        recipient: "ana@example.com",
        template: "assignment",
        language: "sl",
        content,
        now: it.clock.now(),
      }),
    );
    let link = "";
    let text = "";
    const { config, database, clock } = it;
    const { log, printer } = it.app;
    await sendMails({ config, database, clock, log, printer }, async (_envelope, letter) => {
      link = letter.unsubscribe!;
      text = letter.text;
    });
    expect(text).toContain(link);
    for (let time = 0; time < 2; time++) {
      const reply = await unsubscribe(it, link);
      expect([reply.statusCode, reply.headers["set-cookie"]]).toEqual([200, undefined]);
      expect(await wants(it, player)).toEqual({ new_assignment: false, due_tomorrow: true });
    }
    await it.close();
  });

  test("asks for confirmation when it is opened, in the reader's language", async () => {
    const it = await testApp({ kind });
    const player = await reader(it);
    const link = (await unsubscribeLinks(it))(player.id, "due_tomorrow");
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const page = await it.app.inject(`${link.slice(it.config.publicUrl.length)}&language=${language}`);
      expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(page.body).toContain('<form method="post"><button>');
      titles.add(/<h1>(.*)<\/h1>/.exec(page.body)![1]!);
    }
    expect(titles.size).toBe(3);
    expect(await wants(it, player)).toEqual({ new_assignment: true, due_tomorrow: true });
    const done = await unsubscribe(it, link, { "content-type": "multipart/form-data; boundary=x" });
    expect(done.body).not.toContain("<form");
    expect(await wants(it, player)).toEqual({ new_assignment: true, due_tomorrow: false });
    await it.close();
  });

  test("is invalid when it was changed, and does nothing for a person who is erased", async () => {
    const it = await testApp({ kind });
    const [player, other] = [await reader(it), await reader(it)];
    const link = (await unsubscribeLinks(it))(player.id, "new_assignment");
    for (const changed of [
      link.replace(player.id, other.id),
      link.replace("new_assignment", "due_tomorrow"),
      link.replace("new_assignment", "constructor"),
      link.slice(0, -1),
      `${link}x`,
    ])
      expect((await unsubscribe(it, changed)).statusCode, changed).toBe(404);
    expect((await unsubscribe(it, link.replace(player.id, "me"))).statusCode).toBe(400);
    expect(await wants(it, other)).toEqual({ new_assignment: true, due_tomorrow: true });
    await it.call(player, "DELETE", `users/${player.id}`);
    expect((await unsubscribe(it, link)).statusCode).toBe(200);
    await it.close();
  });
});
