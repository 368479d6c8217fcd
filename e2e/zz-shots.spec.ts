import { expect, setLanguage, signIn, test } from "./harness.ts";
test("shots", async ({ page, ownApp }) => {
  test.setTimeout(240_000);
  await signIn(page, "admin", ownApp);
  for (const [lang, scheme, width] of [
    ["sl", "light", 1280],
    ["de", "dark", 1280],
    ["sl", "dark", 360],
    ["de", "light", 360],
  ] as const) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`${ownApp.baseURL}/status?page=settings`);
    await setLanguage(page, lang);
    await page.locator("form").waitFor();
    await page.getByRole("radio").nth(2).check({ force: true });
    await page.locator("textarea").first().fill("Danes ob 18. uri Karoto prenavljamo, za pol ure je ne bo.");
    await page.locator("textarea").nth(1).fill("We renew Karota today at 18:00.");
    await page
      .locator("textarea")
      .nth(2)
      .fill("Heute um 18 Uhr wird Karota erneuert und ist eine halbe Stunde nicht da.");
    await page.getByRole("checkbox").nth(3).uncheck();
    await page
      .locator("input[inputmode=decimal]")
      .first()
      .fill(lang === "sl" ? "0" : "12");
    await page.screenshot({ path: `/tmp/shots-settings/${lang}-${scheme}-${width}.png`, fullPage: true });
    if (lang === "de") {
      await page.getByRole("button", { name: "Einstellungen speichern" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.screenshot({ path: `/tmp/shots-settings/${lang}-${scheme}-${width}-saved.png` });
      await page.keyboard.press("Escape");
      await page.locator("summary").first().click();
      await page.locator("summary").first().scrollIntoViewIfNeeded();
      await page.screenshot({ path: `/tmp/shots-settings/${lang}-${scheme}-${width}-versions.png` });
      await page.goto(`${ownApp.baseURL}/home`);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/shots-settings/${lang}-${scheme}-${width}-home.png` });
      // put back for the next one
      await page.goto(`${ownApp.baseURL}/status?page=settings`);
      await page.getByRole("button", { name: "Diese Version zurückholen" }).last().click();
      await page.screenshot({ path: `/tmp/shots-settings/${lang}-${scheme}-${width}-back.png` });
      await page.getByRole("button", { name: "Einstellungen speichern" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    }
  }
});
