import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import {
  deepTest,
  expect,
  expectGoodLooks,
  expectNoAxeViolations,
  setLanguage,
  test,
  type RunningApp,
} from "./harness.ts";
import { signInDirectly } from "./people.ts";
import { sayIn, type Say } from "./words.ts";

const PAGE = "/status?page=transfers";
const button = (place: Page | Locator, name: string): Locator => place.getByRole("button", { name, exact: true });

/** Closes the notices that greet a new person. */
const understand = (page: Page, say: Say): Promise<void> =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: say("shell.understood"), exact: true })
    .click();

/** A new person in a window of their own, who can buy. */
async function newBuyer(page: Page, app: RunningApp, say: Say): Promise<string> {
  const name = `Žiga ${randomUUID().slice(0, 8)}`;
  await setLanguage(page, "sl");
  await signInDirectly(page, { name }, app);
  await page.goto("/my-profile?tab=purchases");
  const fill = (field: string, text: string) => page.locator(`[data-field="${field}"] input`).fill(text);
  await fill("address", "Vrtna pot 3");
  await fill("post_number", "2000");
  await fill("post", "Maribor");
  await page.locator('[data-field="country"] select').selectOption("SI");
  await button(page, say("profile.save")).click();
  await understand(page, say);
  return name;
}

/** Orders carrots by transfer; answers the payment's reference. */
async function order(page: Page, say: Say): Promise<string> {
  await page.goto("/credit-buy");
  await page.getByRole("radio", { name: say("buy.provider.invoice"), exact: true }).check();
  await button(page, say("buy.order")).click();
  return page.getByText(/^SI12\d{11}$/).innerText();
}

const section = (page: Page, title: string): Locator => page.getByRole("region", { name: title, exact: true });
const row = (page: Page, title: string, reference: string): Locator =>
  section(page, title).getByRole("listitem").filter({ hasText: reference });

const entry = (reference: string, amount = "10.00") =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><NtryDtls><TxDtls>
   <RltdPties><Dbtr><Pty><Nm>ANA NOVAK</Nm></Pty></Dbtr></RltdPties>
   <RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const statement = (...entries: readonly string[]) => ({
  name: "izpisek-11.xml",
  mimeType: "application/xml",
  buffer: Buffer.from(
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`,
  ),
});

test("a transfer that an admin marks brings carrots and an invoice; its withdrawal is marked as paid back", async ({
  page,
  ownApp: app,
  browser,
}) => {
  // Two people in two windows, and every look at the page.
  test.slow();
  const say = sayIn("sl");
  const buying = await browser.newContext({ baseURL: app.baseURL });
  const buyer = await buying.newPage();
  const name = await newBuyer(buyer, app, say);
  const reference = await order(buyer, say);

  await setLanguage(page, "sl");
  await signInDirectly(page, "admin", app);
  await page.goto(`${app.baseURL}${PAGE}`);
  await expect(page.getByRole("main")).toContainText(
    say("admin.transfers.open.sum", { count: 1, euros: "10,00\u00a0€" }),
  );
  await expect(section(page, say("admin.transfers.refunds"))).toContainText(say("admin.transfers.refunds.none"));
  const search = page.getByRole("main").getByRole("searchbox");
  const open = row(page, say("admin.transfers.open"), reference);
  for (const typed of [name.toLowerCase(), reference.replaceAll(/(.{4})/g, "$1 "), "10,00"]) {
    await search.fill(typed);
    await expect(open).toBeVisible();
  }
  await search.fill("SI1299");
  await expect(section(page, say("admin.transfers.open"))).toContainText(say("admin.transfers.notFound"));
  await search.fill("");
  await open.getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(name);
  await expect(dialog).toContainText("10,00");
  await expectNoAxeViolations(page);
  await button(dialog, say("admin.transfers.open.act")).click();
  await expect(open).toHaveCount(0);
  await expect(page.getByRole("heading", { name: say("admin.transfers.open"), exact: true })).toBeFocused();
  await expect(row(page, say("admin.transfers.settled"), reference)).toContainText(say("admin.transfers.kind.paid"));

  await buyer.goto("/my-profile?tab=purchases");
  const bought = buyer.getByRole("main").getByRole("listitem");
  await expect(bought).toContainText(say("profile.status.paid"));
  const downloading = buyer.waitForEvent("download");
  await button(bought, say("profile.file.invoice")).click();
  expect((await downloading).suggestedFilename()).toMatch(/^R-\d{4}-00001\.pdf$/);
  await button(bought, say("profile.withdraw")).click();
  await button(buyer.getByRole("dialog"), say("profile.withdraw.confirm")).click();
  await expect(bought).toContainText(say("profile.refunded.soon", { euros: "10,00\u00a0€" }));

  await page.reload();
  const refund = row(page, say("admin.transfers.refunds"), reference);
  await refund.getByRole("button").click();
  await button(page.getByRole("dialog"), say("admin.transfers.refunds.act")).click();
  await expect(refund).toHaveCount(0);
  await expect(row(page, say("admin.transfers.settled"), reference)).toContainText(
    say("admin.transfers.kind.refunded"),
  );
  await expectGoodLooks(page);
  await buyer.reload();
  await expect(bought).not.toContainText(say("profile.refunded.soon", { euros: "10,00\u00a0€" }));
  await buying.close();
});

deepTest(
  "a statement pays the transfers it names, and says of every other line what to do",
  async ({ page, ownApp: app, browser }) => {
    // Two people in two windows, and every look at the page.
    test.slow();
    const say = sayIn("en");
    const buying = await browser.newContext({ baseURL: app.baseURL });
    const buyer = await buying.newPage();
    await newBuyer(buyer, app, sayIn("sl"));
    const first = await order(buyer, sayIn("sl"));
    const second = await order(buyer, sayIn("sl"));

    await setLanguage(page, "en");
    await signInDirectly(page, "admin", app);
    await page.goto(`${app.baseURL}${PAGE}`);
    const file = page.locator('input[type="file"]');
    const statements = section(page, say("admin.statement.title"));
    await file.setInputFiles({ name: "izpisek.csv", mimeType: "text/csv", buffer: Buffer.from("Datum;Znesek") });
    await expect(statements).toContainText(say("admin.statement.fault.wrong", { file: "izpisek.csv" }));
    await file.setInputFiles({ name: "leto.xml", mimeType: "text/xml", buffer: Buffer.alloc(1_000_001, " ") });
    await expect(statements).toContainText(say("admin.statement.fault.large", { file: "leto.xml" }));
    const bomb = '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;">]><Document>&c;</Document>';
    await file.setInputFiles({ name: "bomb.xml", mimeType: "text/xml", buffer: Buffer.from(bomb) });
    await expect(statements).toContainText(say("admin.statement.fault.wrong", { file: "bomb.xml" }));
    await expect(row(page, say("admin.transfers.open"), first)).toBeVisible();

    await file.setInputFiles(statement(entry(first), entry(second, "9.00"), entry("RF18 5390 0754 7034")));
    const lines = statements.getByRole("row");
    await expect(lines).toHaveCount(4);
    await expect(lines.nth(1)).toContainText(say("admin.outcome.paid"));
    await expect(lines.nth(2)).toContainText(say("admin.outcome.amount.note"));
    await expect(lines.nth(3)).toContainText(say("admin.outcome.unknown"));
    await expect(statements).toContainText(say("admin.statement.looks", { looks: 2 }));
    await expect(row(page, say("admin.transfers.settled"), first)).toBeVisible();
    await expect(row(page, say("admin.transfers.open"), second)).toBeVisible();
    await expectGoodLooks(page);
    await file.setInputFiles(statement(entry(first)));
    await expect(lines.nth(1)).toContainText(say("admin.outcome.already"));

    await buyer.goto("/my-profile?tab=purchases");
    await expect(
      buyer
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: sayIn("sl")("profile.status.paid") }),
    ).toHaveCount(1);
    await buying.close();
  },
);

deepTest(
  "two admins who mark the same transfer book it once, and both see it settled",
  async ({ page, ownApp: app, browser }) => {
    const say = sayIn("de");
    const buying = await browser.newContext({ baseURL: app.baseURL });
    const buyer = await buying.newPage();
    await newBuyer(buyer, app, sayIn("sl"));
    const reference = await order(buyer, sayIn("sl"));
    await setLanguage(page, "de");
    await signInDirectly(page, "admin", app);
    await page.goto(`${app.baseURL}${PAGE}`);
    const other = await page.context().newPage();
    await other.goto(`${app.baseURL}${PAGE}`);
    for (const tab of [page, other]) await row(tab, say("admin.transfers.open"), reference).getByRole("button").click();
    await button(page.getByRole("dialog"), say("admin.transfers.open.act")).click();
    await expect(row(page, say("admin.transfers.settled"), reference)).toBeVisible();
    await button(other.getByRole("dialog"), say("admin.transfers.open.act")).click();
    await expect(row(other, say("admin.transfers.settled"), reference)).toHaveCount(1);
    await expect(row(other, say("admin.transfers.open"), reference)).toHaveCount(0);
    await buying.close();
  },
);
