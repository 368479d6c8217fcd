import { expectLabelsInNames, expectRoomForFingers } from "./access-laws.ts";
import { deepTest, expect, expectNoAxeViolations, setLanguage, signIn, test, travel } from "./harness.ts";
import { expectRoomForSpacing } from "./text-spacing-law.ts";
import { JOURNEY_LANGUAGES } from "./words.ts";

for (const language of JOURNEY_LANGUAGES)
  test(`a person signs in over the provider's page in ${language}`, async ({ page, app }) => {
    await setLanguage(page, language);
    await signIn(page, { name: `Harness ${language}` }, app);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const stored = await page.evaluate(() => localStorage.getItem("karota:user"));
    expect(JSON.parse(stored ?? "{}")).toMatchObject({ name: `Harness ${language}` });
  });

deepTest(
  "a test can travel: server, provider and page are in tomorrow, and a sign-in works there",
  async ({ page, ownApp }) => {
    const tomorrow = new Date(ownApp.now() + 24 * 60 * 60 * 1000);
    await travel(page, ownApp, tomorrow);
    await signIn(page, "student", ownApp);
    const response = await page.request.get(`${ownApp.baseURL}/healthz`);
    // In whole seconds.
    expect(Date.parse(response.headers()["date"] ?? "")).toBeGreaterThan(tomorrow.getTime() - 1000);
    const { exp } = await page.evaluate(() => {
      const { token } = JSON.parse(localStorage.getItem("karota:user") ?? "{}");
      return JSON.parse(atob(token.split(".")[1]));
    });
    // The server's own clock: a token of twelve hours that was made tomorrow.
    expect(exp * 1000).toBeGreaterThan(tomorrow.getTime() + 11 * 60 * 60 * 1000);
  },
);

deepTest("a test can end the server either way and find its data again", async ({ page, ownApp }) => {
  await signIn(page, { name: "Again" }, ownApp);
  await ownApp.restart();
  await ownApp.crash();
  await signIn(page, { name: "Again" }, ownApp);
  const { new_user } = await page.evaluate(() => JSON.parse(localStorage.getItem("karota:user") ?? "{}"));
  expect(new_user).toBe(false);
});

test("what a control hides from its name, and what wider text spacing loses, are found", async ({ page }) => {
  await page.goto("/imprint");
  await expectNoAxeViolations(page);
  await expectLabelsInNames(page);
  await expectRoomForSpacing(page);
  await page.evaluate(() => {
    const [button, line] = [document.createElement("button"), document.createElement("p")];
    button.innerHTML = '<span class="sr">Zapri</span><span aria-hidden="true">Odpri</span>';
    line.style.cssText = "width: max-content; overflow: hidden; white-space: nowrap";
    line.textContent = "Ena vrstica besedila";
    document.querySelector("main")!.append(button, line);
    line.style.width = `${line.clientWidth}px`;
    const narrow = document.createElement("button");
    narrow.textContent = "Preozko";
    narrow.style.cssText = "overflow-wrap: normal; padding: 0";
    const [rows, above, below] = [
      document.createElement("div"),
      document.createElement("p"),
      document.createElement("p"),
    ];
    [above.textContent, below.textContent] = ["Nad njo je", "Spodaj"];
    rows.style.cssText = "display: grid; grid: 1.5rem 1.5rem / auto; width: max-content";
    rows.append(above, below);
    document.querySelector("main")!.append(narrow, rows);
    for (const one of [narrow, rows]) one.style.width = `${Math.ceil(one.getBoundingClientRect().width)}px`;
  });
  await expect(expectLabelsInNames(page)).rejects.toThrow("Odpri is not in the name: Zapri");
  const loses = (what: RegExp) => expect(expectRoomForSpacing(page)).rejects.toThrow(what);
  await loses(/»Ena vrstica besedila« leaves p/);
  await loses(/»Preozko« leaves button/);
  await loses(/(»Nad njo je« and »Spodaj«|»Spodaj« and »Nad njo je«) overlap/);
});

test("with a touch screen a control that is too low for a finger is found", async ({ page }) => {
  await page.goto("/login");
  const button = page.getByRole("main").getByRole("button").first();
  await expect(button).toBeVisible();
  await expectRoomForFingers(page);
  await button.evaluate((low: HTMLElement) => {
    low.style.cssText = "min-height: 0; height: 43px";
  });
  await expect(expectRoomForFingers(page)).rejects.toThrow("43 px: <button");
});
