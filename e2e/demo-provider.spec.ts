import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configFrom } from "../apps/identity/src/config.ts";
import { startIdentity, type RunningIdentity } from "../apps/identity/src/identity.ts";
import { freePort } from "../scripts/free-port.ts";
import { test } from "@playwright/test";
import { expect, expectGoodLooks } from "./harness.ts";
import { ROOM_LANGUAGES } from "./words.ts";

let dataDir: string;
/** The app that requested the sign-in, stubbed. */
let app: Server;
let appURL: string;
let identity: RunningIdentity;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "karota-demo-provider-"));
  const port = await freePort();
  appURL = `http://127.0.0.1:${port}`;
  app = createServer((_request, response) => void response.end("back in the app")).listen(port, "127.0.0.1");
  const environment = { PORT: String(port), IDENTITY_PORT: String(await freePort()), DATA_DIR: dataDir };
  identity = await startIdentity(configFrom(environment));
});
test.afterAll(async () => {
  await identity.stop();
  app.close();
  rmSync(dataDir, { recursive: true });
});

const signInAddress = (language: string): string =>
  `${identity.issuer}/auth?${new URLSearchParams({
    client_id: "karota",
    redirect_uri: `${appURL}/login`,
    response_type: "code",
    scope: "openid profile email",
    nonce: "a-nonce-of-this-test",
    state: "a-state",
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
    ui_locales: language,
  })}`;

const TITLES = { sl: "Kdo igra?", en: "Who’s playing?", de: "Wer spielt?" };

for (const language of ROOM_LANGUAGES)
  test(`the demo provider's page is accessible in ${language}, with a refused name too`, async ({ page }) => {
    await page.goto(signInAddress(language));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLES[language]);
    await expectGoodLooks(page);
    for (const target of await page.locator("button, input, a").all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.locator("input[name=name]").fill("x");
    await page.locator("input[name=name]").press("Enter");
    await expect(page.locator("input[name=name]")).toHaveAccessibleDescription(/2.*60.*2.*60/s);
    await expect(page.locator("input[name=name]")).toBeFocused();
    await expectGoodLooks(page);
  });

test("a person chosen with the keyboard is sent back to the app with a code", async ({ page }) => {
  await page.goto(signInAddress("en"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${appURL}/login?*`);
  expect(new URL(page.url()).searchParams.get("code")).toBeTruthy();
  expect(new URL(page.url()).searchParams.get("state")).toBe("a-state");
});

test("an expired sign-in has a message and leads back to the app", async ({ page }) => {
  await page.goto(`${identity.issuer}/sign-in/long-gone`);
  await expect(page.getByRole("link")).toHaveAttribute("href", appURL);
  await expectGoodLooks(page);
});
