import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { deepTest, expect, expectNoAxeViolations, test, type RunningApp } from "./harness.ts";
import { signInDirectly } from "./people.ts";
import { sayIn } from "./words.ts";

const say = sayIn("sl");
const SUBJECT = "Vprašanje o križanki";
const MESSAGE = "Ali lahko v križanki izberem besede namesto slik?";

/** The mails that have left with answers going to this address. */
async function mailsFrom(app: RunningApp, address: string): Promise<readonly string[]> {
  const folder = join(app.dataDir, "outbox");
  const files = await readdir(folder).catch(() => []);
  const mails = files.filter((name) => name.endsWith(".eml")).map((name) => readFile(join(folder, name), "utf8"));
  return (await Promise.all(mails)).filter((mail) => new RegExp(`^Reply-To: ${address}$`, "m").test(mail));
}

test("a visitor writes once, however often the button is pressed, and the mailbox gets it", async ({ page, app }) => {
  const address = `ana-${randomUUID().slice(0, 8)}@primer.si`;
  await page.goto("/about#contact");
  const send = page.getByRole("button", { name: say("about.contact.send") });
  await send.click();
  await expect(page.getByText(say("about.contact.fault.subject"))).toBeVisible();
  await expect(page.getByLabel(say("about.contact.subject"))).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByLabel(say("about.contact.subject")).fill(SUBJECT);
  await page.getByLabel(say("about.contact.message")).fill(MESSAGE);
  await page.getByLabel(say("about.contact.email")).fill(address);
  // What is written survives a reload.
  await page.reload();
  await expect(page.getByLabel(say("about.contact.message"))).toHaveValue(MESSAGE);
  await expect(page.getByText(say("about.contact.fault.subject"))).toBeHidden();
  await send.dblclick();
  const done = page.getByRole("dialog");
  await expect(done).toContainText(say("error.S-KAROTA-MESSAGE_SENT.title"));
  await page.keyboard.press("Escape");
  await expect(page.getByLabel(say("about.contact.message"))).toHaveValue("");
  await expect(page.getByText(say("about.contact.outcome.sent"))).toBeVisible();
  await expect.poll(async () => (await mailsFrom(app, address)).length, { timeout: 30_000 }).toBe(1);
});

test("without a network the message stays in the form, with a notice", async ({ page, context }) => {
  await page.goto("/about");
  await page.getByLabel(say("about.contact.subject")).fill(SUBJECT);
  await page.getByLabel(say("about.contact.message")).fill(MESSAGE);
  await page.getByLabel(say("about.contact.email")).fill("ana@primer.si");
  await context.setOffline(true);
  const send = page.getByRole("button", { name: say("about.contact.send") });
  await send.click();
  await expect(page.getByText(say("about.contact.outcome.offline"))).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel(say("about.contact.subject"))).toHaveValue(SUBJECT);
  await send.click();
  await expect(page.getByRole("dialog")).toContainText(say("error.S-KAROTA-MESSAGE_SENT.title"));
});

deepTest(
  "a person who is signed in needs no address, and has to wait after too many messages an hour",
  async ({ page, ownApp }) => {
    await signInDirectly(page, "student", ownApp);
    await page.goto(`${ownApp.baseURL}/about`);
    await expect(page.getByText("Odgovor pošljemo na")).toBeVisible();
    for (let n = 1; n <= 4; n++) {
      await page.getByLabel(say("about.contact.subject")).fill(`${SUBJECT} ${n}`);
      await page.getByLabel(say("about.contact.message")).fill(MESSAGE);
      await page.getByRole("button", { name: say("about.contact.send") }).click();
      if (n === 4) break;
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await expect(page.getByText(say("about.contact.outcome.often"))).toBeVisible();
    await expect(page.getByLabel(say("about.contact.subject"))).toHaveValue(`${SUBJECT} 4`);
  },
);
