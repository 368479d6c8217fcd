import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { deepTest, expect, expectGoodLooks, setLanguage, signIn, test, type RunningApp } from "./harness.ts";
import { newPerson, someName, type Caller } from "./people.ts";
import { callAs, codeOf, groupAll, signInAsMentor } from "./mentoring.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

/** The mails that have left, as they are read: words in quoted-printable, headers unfolded. */
async function mailsOf(app: Pick<RunningApp, "dataDir">): Promise<string[]> {
  const folder = join(app.dataDir, "outbox");
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml")).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return texts.map((text) =>
    text
      .replaceAll("=\n", "")
      .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString())
      .replaceAll(/\n[ \t]+/g, " "),
  );
}
/** The one mail with these words, once it has left. */
async function mailWith(app: Pick<RunningApp, "dataDir">, ...words: readonly string[]): Promise<string> {
  const found = async () => (await mailsOf(app)).filter((mail) => words.every((word) => mail.includes(word)));
  await expect.poll(async () => (await found()).length, { timeout: 20_000 }).toBe(1);
  return (await found())[0]!;
}

/** A mentor without a page. */
async function newMentor(app: RunningApp): Promise<Caller> {
  const name = someName("Mentorica");
  await callAs(app, await newPerson(app, name), "POST", "mentorship/members");
  // The role comes with the next login.
  return newPerson(app, name);
}

for (const language of JOURNEY_LANGUAGES)
  test(`mails are chosen in the settings, by keyboard, and the choice is the account's, in ${language}`, async ({
    page,
    app,
  }) => {
    const say = sayIn(language);
    await setLanguage(page, language);
    await signInAsMentor(page, app);
    await page.goto("/settings");
    const section = page.getByRole("region", { name: say("settings.mails"), exact: true });
    const choice = (name: "new_assignment" | "due_tomorrow" | "weekly_digest") =>
      section.getByRole("switch", { name: say(`settings.mails.${name}`), exact: true });
    await expect(choice("new_assignment")).toBeEnabled();
    await expect(choice("weekly_digest")).not.toBeChecked();
    await choice("new_assignment").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const answered = page.waitForResponse((response) => response.url().includes("/users/settings"));
    await page.keyboard.press("Space");
    expect((await answered).status()).toBe(200);
    await expect(choice("weekly_digest")).toBeChecked();
    await page.evaluate(() => localStorage.removeItem("karota:settings"));
    await page.reload();
    await expect(choice("weekly_digest")).toBeChecked();
    await expect(choice("due_tomorrow")).not.toBeChecked();
    await expectGoodLooks(page);
  });

test("a student is welcomed by mail, gets one about a new assignment because they want it, and the mail leads to it", async ({
  page,
  app,
}) => {
  await setLanguage(page, "en");
  const name = someName("Tina");
  await signIn(page, { name }, app);
  await mailWith(app, `Hello ${name},`, "Subject: Karota: welcome", "5 carrots");
  await page.goto("/settings");
  const say = sayIn("en");
  const answered = page.waitForResponse((response) => response.url().includes("/users/settings"));
  await page.getByRole("switch", { name: say("settings.mails.new_assignment") }).check();
  await answered;
  const user = await page.evaluate(() => localStorage.getItem("karota:user"));
  const student = { name, token: (JSON.parse(user ?? "{}") as { token: string }).token };

  const mentor = await newMentor(app);
  await callAs(app, mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(app, student) });
  const groupId = await groupAll(app, mentor);
  const tasks = [{ game: "addition", options: { level: "easy" }, count: 2 }];
  const title = someName("Adding up");
  await callAs(app, mentor, "POST", "assignments", { name: title, tasks, preset: "thisWeek", groupId });
  const mail = await mailWith(app, title, `Hello ${name},`);
  expect(mail).toContain("List-Unsubscribe: <");
  expect(mail).not.toContain(mentor.name);
  const link = /Open the assignment: (http\S+)/.exec(mail)![1]!;
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

deepTest(
  "an unused account is warned, erased after the announced day, and a sign-in begins anew",
  async ({ ownApp }) => {
    const name = someName("Gone");
    await newPerson(ownApp, name);
    // Old ones are dropped from the outbox.
    const seen = new Set<string>();
    const left = async () => {
      for (const mail of await mailsOf(ownApp)) seen.add(mail);
      return seen.size;
    };
    const expectMails = (count: number) => expect.poll(left, { timeout: 20_000 }).toBe(count);
    // The welcome.
    await expectMails(1);
    const today = new Date(ownApp.now());
    const after = async (months: number): Promise<void> => {
      const day = new Date(today);
      day.setMonth(day.getMonth() + months);
      ownApp.travelTo(day);
      // A server that starts looks at once at what the nights have missed.
      await ownApp.restart();
    };
    await after(25);
    await expectMails(2);
    await after(27);
    await expectMails(3);
    const again = await newPerson(ownApp, name);
    const { new_user, credit_amount } = await callAs<{ new_user: boolean; credit_amount: number }>(
      ownApp,
      again,
      "GET",
      "users",
    );
    // An identity that was erased gets no second welcome for a year.
    expect([new_user, credit_amount]).toEqual([true, 0]);
  },
);
