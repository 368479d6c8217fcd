import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, expectGoodLooks, expectNoAxeViolations, setLanguage, test, type RunningApp } from "./harness.ts";
import { signInDirectly } from "./people.ts";
import { sayIn, type Say } from "./words.ts";

/** A new person, past the welcome, in a language. */
async function newBuyer(page: Page, app: RunningApp, language: "sl" | "en" | "de"): Promise<Say> {
  const say = sayIn(language);
  await setLanguage(page, language);
  await signInDirectly(page, { name: `Kupec ${randomUUID().slice(0, 8)}` }, app);
  return say;
}
const understand = (page: Page, say: Say): Promise<void> =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: say("shell.understood"), exact: true })
    .click();
const button = (place: Page | Locator, name: string): Locator => place.getByRole("button", { name, exact: true });

/** Fills in what an invoice needs. */
async function fillIn(page: Page): Promise<void> {
  const fill = (field: string, text: string) => page.locator(`[data-field="${field}"] input`).fill(text);
  await fill("address", "Vrtna pot 3");
  await fill("post_number", "2000");
  await fill("post", "Maribor");
  await page.locator('[data-field="country"] select').selectOption("SI");
}

/** Fills the profile so that one can buy. */
async function fillProfile(page: Page, say: Say): Promise<void> {
  await fillIn(page);
  await button(page, say("profile.save")).click();
  await expect(page.getByRole("dialog")).toContainText(say("error.S-CHANGES-SAVED.title"));
  await understand(page, say);
}

/** Pays with a test card. */
async function payWith(page: Page, say: Say, card: string): Promise<void> {
  await button(page, say("buy.pay")).click();
  const terminal = page.getByRole("dialog");
  await terminal.getByLabel(say("buy.sandbox.card"), { exact: true }).fill(card);
  await terminal.getByRole("button", { name: /10,00|10\.00/ }).click();
}

async function download(page: Page, act: Locator): Promise<{ name: string; begin: string }> {
  const downloading = page.waitForEvent("download");
  await act.click();
  const file = await downloading;
  return { name: file.suggestedFilename(), begin: (await readFile(await file.path())).subarray(0, 5).toString() };
}

test("without billing data nothing can be bought; with it carrots come with an invoice, and unused ones are refunded", async ({
  page,
  app,
}) => {
  const say = await newBuyer(page, app, "sl");
  await page.goto("/credit-buy");
  await expect(button(page, say("buy.pay"))).toHaveCount(0);
  const amount = page.getByRole("main").getByLabel(say("buy.amount"));
  await amount.fill("9,5");
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expectGoodLooks(page);

  await amount.fill("100");
  const goOn = button(page, say("buy.missing.act"));
  await goOn.click();
  await expect(page.getByText(say("billing.wrong.empty"), { exact: true })).toHaveCount(4);
  await expectGoodLooks(page);
  await fillIn(page);
  await goOn.click();

  await payWith(page, say, "4242 4242 4242 4242");
  await expect(page.getByRole("dialog")).toContainText(say("error.S-PAYMENT-PAYMENT_SUCCESS.title"));
  await understand(page, say);
  await expect(page.getByRole("main").getByText("Zdaj imaš: 105 korenčkov")).toBeVisible();

  await page.goto("/my-profile?tab=purchases");
  await page.locator('[data-field="name"] input').fill("");
  await button(page, say("profile.save")).click();
  await expect(page.getByText(say("billing.wrong.empty"), { exact: true })).toBeVisible();
  const row = page.getByRole("main").getByRole("listitem");
  await expect(row).toContainText(say("profile.status.paid"));
  expect(await download(page, button(row, say("profile.file.invoice")))).toEqual({
    name: expect.stringMatching(/^TR-\d{4}-\d{5}\.pdf$/) as unknown as string,
    begin: "%PDF-",
  });
  expect((await download(page, button(row, say("profile.file.invoice.xml")))).begin).toBe("<?xml");
  // The invoice is on its way by mail; without a mail server that is a file.
  await expect
    .poll(async () => (await readdir(`${app.dataDir}/outbox`).catch(() => [])).filter((name) => name.endsWith(".eml")))
    .not.toEqual([]);
  await expectGoodLooks(page);
  await button(row, say("profile.withdraw")).click();
  await button(page.getByRole("dialog"), say("profile.withdraw.confirm")).click();
  await expect(row).toContainText(say("profile.status.refunded"));
  await expect(button(row, say("profile.file.credit-note"))).toBeVisible();
});

test("a declined card shows an error and another can be tried; a slow payment waits without buttons", async ({
  page,
  app,
}) => {
  const say = await newBuyer(page, app, "en");
  await page.goto("/my-profile?tab=purchases&from=buy");
  await fillProfile(page, say);
  await page.getByRole("link", { name: say("profile.backToBuy"), exact: true }).click();
  await payWith(page, say, "4000 0000 0000 0002");
  await expect(page.getByRole("dialog")).toContainText(say("error.E-PAYMENT-SANDBOX_DECLINED.title"));
  await expectNoAxeViolations(page);
  await understand(page, say);
  // The server's answer waits until the popup has been seen, however slow the page is.
  const seen = Promise.withResolvers<void>();
  await page.route("**/api/v1/payments/approve", async (route) => {
    await seen.promise;
    await route.continue();
  });
  await payWith(page, say, "4000 0000 0000 3220");
  const waiting = page.getByRole("dialog").filter({ hasText: say("error.I-PAYMENT-IN_PROGRESS.title") });
  await expect(waiting).toBeVisible();
  await expect(waiting.getByRole("button")).toHaveCount(0);
  seen.resolve();
  await expect(page.getByRole("dialog")).toContainText(say("error.S-PAYMENT-PAYMENT_SUCCESS.title"));
});

test("a bank transfer is ordered with a pro-forma invoice and waits among the purchases", async ({ page, app }) => {
  const say = await newBuyer(page, app, "de");
  await page.goto("/my-profile?tab=purchases&from=buy");
  await fillProfile(page, say);
  await page.getByRole("link", { name: say("profile.backToBuy"), exact: true }).click();
  await page.getByRole("radio", { name: say("buy.provider.invoice"), exact: true }).check();
  await button(page, say("buy.order")).click();
  await expect(page.getByRole("main")).toContainText("SI56 0203 6025 3863 406");
  await expectGoodLooks(page);
  expect(await download(page, button(page, say("buy.transfer.pdf")))).toEqual({
    name: expect.stringMatching(/^P-\d{10}\.pdf$/) as unknown as string,
    begin: "%PDF-",
  });
  await page.getByRole("link", { name: say("buy.transfer.purchases"), exact: true }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toContainText(say("profile.status.pending"));
});

test("an account is deleted after two confirmations, and everything about it can be taken along", async ({
  page,
  app,
}) => {
  const say = await newBuyer(page, app, "sl");
  await page.goto("/my-profile?tab=data");
  await expectGoodLooks(page);
  expect((await download(page, button(page, say("profile.export.act")))).name).toBe("karota.json");
  await button(page, say("profile.erase.act")).click();
  await button(page.getByRole("dialog"), say("profile.erase.on")).click();
  await expectNoAxeViolations(page);
  await button(page.getByRole("dialog"), say("profile.erase.forever")).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await page.evaluate(() => localStorage.getItem("karota:user"))).toBeNull();
});
