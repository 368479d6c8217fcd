import { SECRET } from "../apps/server/src/modules/auth/testing/school-provider.ts";
import { startSchool } from "./certified-school.ts";
import { watchAddresses } from "./address-law.ts";
import { deepTest, expect, expectGoodLooks, JOURNEY_SIZES, setLanguage, SIZES } from "./harness.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

for (const language of JOURNEY_LANGUAGES)
  for (const size of JOURNEY_SIZES)
    deepTest(
      `at a provider with a secret the page signs in without asking it anything, and is asked who comes next (${language}, ${size})`,
      async ({ page }) => {
        const say = sayIn(language);
        const { publicUrl, issuer, stop } = await startSchool({});
        const addresses = watchAddresses(page.context());
        const asked: string[] = [];
        page.on("request", (request) => {
          if (request.url().startsWith(issuer)) asked.push(`${request.resourceType()} ${request.url()}`);
          expect(request.postData() ?? "").not.toContain("GOCSPX");
        });
        const press = async () => {
          await page.goto(`${publicUrl}/login`);
          await page.getByRole("button", { name: say("login.with", { provider: "School" }), exact: true }).click();
          await page.waitForURL((url) => url.pathname === "/home");
        };
        await setLanguage(page, language);
        await page.setViewportSize(SIZES[size]);
        await press();
        const stored = await page.evaluate(() => localStorage.getItem("karota:user") ?? "");
        expect(JSON.parse(stored)).toMatchObject({ name: "Ana Zajc" });
        expect(asked.every((one) => one.startsWith("document "))).toBe(true);
        expect(asked.filter((one) => one.includes("prompt="))).toEqual([]);
        await page.goto(`${publicUrl}/logout`);
        const offer = page.getByRole("link", { name: say("logout.provider", { provider: "School" }), exact: true });
        await expect(offer).toHaveAttribute("href", new RegExp(`^${issuer}/`));
        await press();
        expect(asked.filter((one) => one.includes("prompt=login"))).not.toEqual([]);
        addresses.expectWithout(["Ana Zajc", SECRET, "GOCSPX"]);
        await stop();
      },
    );

deepTest("who is of another school reads it in their language, and can try again", async ({ page }) => {
  const { publicUrl, stop } = await startSchool({ claims: { school: "school" }, tenants: ["other.example"] });
  for (const language of JOURNEY_LANGUAGES) {
    const say = sayIn(language);
    await setLanguage(page, language);
    await page.goto(`${publicUrl}/login`);
    const button = page.getByRole("button", { name: say("login.with", { provider: "School" }), exact: true });
    await button.click();
    await expect(page.getByText(say("error.E-KAROTA-LOGIN_WRONG_SCHOOL.description"))).toBeVisible();
    await expect(button).toBeEnabled();
    await expectGoodLooks(page);
  }
  await stop();
});
