import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SECRET } from "../apps/server/src/modules/auth/testing/school-provider.ts";
import { freePort } from "../scripts/free-port.ts";
import { expect, expectGoodLooks, JOURNEY_SIZES, setLanguage, SIZES, startApp, test } from "./harness.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

/** A provider by the clock of the run, which TEST_NOW may have moved. */
async function startProvider(publicUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), "karota-provider-"));
  const clockFile = join(folder, "clock");
  writeFileSync(clockFile, process.env["E2E_SHIFT_MS"] ?? "0");
  const provider = fork(new URL("certified-provider.ts", import.meta.url), [publicUrl], {
    env: { ...process.env, KAROTA_TEST_CLOCK: clockFile },
    execArgv: [`--import=${new URL("harness-clock.mjs", import.meta.url).href}`],
  });
  const [issuer] = (await once(provider, "message")) as [string];
  return {
    issuer,
    stop: () => {
      provider.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A whole Karota whose people sign in at a provider that asks for a secret. */
async function startWith(entry: object) {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const provider = await startProvider(publicUrl);
  const { issuer } = provider;
  const listed = { id: "school", label: "School", issuer, clientId: "karota", clientSecret: SECRET, ...entry };
  const app = await startApp({ PORT: String(port), PUBLIC_URL: publicUrl, OIDC_PROVIDERS: JSON.stringify([listed]) });
  return {
    publicUrl,
    issuer,
    stop: async () => {
      await app.stop();
      provider.stop();
    },
  };
}

for (const language of JOURNEY_LANGUAGES)
  for (const size of JOURNEY_SIZES)
    test(`at a provider with a secret the page signs in without asking it anything, and is asked who comes next (${language}, ${size})`, async ({
      page,
    }) => {
      const say = sayIn(language);
      const { publicUrl, issuer, stop } = await startWith({});
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
      await stop();
    });

test("who is of another school reads it in their language, and can try again", async ({ page }) => {
  const { publicUrl, stop } = await startWith({ claims: { school: "school" }, tenants: ["other.example"] });
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
