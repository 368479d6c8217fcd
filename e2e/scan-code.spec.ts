import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, LaunchOptions, Page, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from "@playwright/test";
import { depth } from "@karota/engine/testing/depth.ts";
import { findChromium } from "../scripts/chromium.ts";
import { expect, expectNoAxeViolations, moveClock, test, type RunningApp } from "./harness.ts";
import { newPerson, signInDirectly, someName } from "./people.ts";
import { callAs } from "./mentoring.ts";
import { sayIn } from "./words.ts";

const say = sayIn("sl");
const WRITTEN = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** A new student's code: as it is written, as a photograph of the student's screen, and as the QR alone. */
async function codeShown(page: Page, app: RunningApp) {
  const name = someName("Učenka");
  await signInDirectly(page, { name }, app);
  await page.goto("/myAssignments");
  const written = await page.getByText(WRITTEN).textContent();
  const qr = page.getByRole("img", { name: say("code.qr", { code: written! }) });
  await page.setViewportSize({ width: 640, height: 480 });
  let photo: Buffer = Buffer.alloc(0);
  // Once more when a part above came meanwhile and has pushed the code away.
  await expect(async () => {
    await qr.evaluate((element) => element.scrollIntoView({ block: "center" }));
    photo = await page.screenshot({ type: "jpeg" });
    await expect(qr).toBeInViewport({ ratio: 1, timeout: 1 });
  }).toPass();
  return { name, written: written!, photo, picture: await qr.screenshot() };
}

/** A mentor at the dialog that scans. */
async function scanning(browser: Browser, app: RunningApp, permissions: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.baseURL, locale: "sl-SI", permissions });
  await moveClock(context);
  const page = await context.newPage();
  const name = someName("Mentorica");
  await callAs(app, await newPerson(app, name), "POST", "mentorship/members");
  await signInDirectly(page, { name }, app);
  await page.goto("/myStudents");
  await page.getByRole("button", { name: say("students.add"), exact: true }).click();
  await page.getByRole("radio", { name: say("students.add.way.scan"), exact: true }).check();
  return page;
}

/** Adds the one code that was read; the student's name is the answer. */
async function addsOne(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: say("students.add.act", { count: 1 }), exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toContainText(name);
}

/** A browser that has a camera. */
const camera = (launchOptions: LaunchOptions, ...args: string[]): LaunchOptions => ({
  ...launchOptions,
  executablePath: findChromium({ withCamera: true })!,
  args: [...(launchOptions.args ?? []), "--use-fake-device-for-media-stream", ...args],
});

/** A browser whose camera sees this picture, over and over. */
async function withCamera(
  { playwright, launchOptions }: Pick<PlaywrightWorkerArgs & PlaywrightWorkerOptions, "playwright" | "launchOptions">,
  photo: Buffer,
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "karota-camera-"));
  const film = join(folder, "camera.mjpeg");
  await writeFile(film, Buffer.concat([photo, photo]));
  const seen = `--use-file-for-fake-video-capture=${film}`;
  const browser = await playwright.chromium.launch(camera(launchOptions, seen));
  try {
    await use(browser);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

test("a mentor holds a student's screen before the camera, and the student is added once", async ({
  page,
  app,
  playwright,
  launchOptions,
}) => {
  const { name, written, photo } = await codeShown(page, app);
  await withCamera({ playwright, launchOptions }, photo, async (browser) => {
    const desk = await scanning(browser, app, ["camera"]);
    await expect(desk.getByText(say("students.scan.found", { code: written }), { exact: true })).toBeVisible();
    await expect(desk.getByText(say("students.scan.hold"), { exact: true })).toBeVisible();
    await expectNoAxeViolations(desk);
    await addsOne(desk, name);
    // The camera is let go with the dialog's form.
    await expect(desk.locator("video")).toHaveCount(0);
  });
});

// In their own size jsQR finds neither of these.
for (const code of depth(["NTFDGKVV"], ["NTFDGKVV", "041C4FS1"]))
  test(`${code} is read by the camera in another size than its own`, async ({
    page,
    app,
    playwright,
    launchOptions,
  }) => {
    await page.route("**/api/v1/users?*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), unique_code: code } });
    });
    const { written, photo } = await codeShown(page, app);
    await withCamera({ playwright, launchOptions }, photo, async (browser) => {
      const desk = await scanning(browser, app, ["camera"]);
      await expect(desk.getByText(say("students.scan.found", { code: written }), { exact: true })).toBeVisible();
    });
  });

test("where the camera is not allowed that is said, and the code is read from a picture", async ({
  page,
  app,
  playwright,
  launchOptions,
}) => {
  const { name, written, picture } = await codeShown(page, app);
  const browser = await playwright.chromium.launch(camera(launchOptions));
  try {
    const desk = await scanning(browser, app, []);
    await expect(desk.getByText(say("students.scan.refused"), { exact: true })).toBeVisible();
    const choose = desk.getByLabel(say("students.scan.picture"), { exact: true });
    await choose.setInputFiles({ name: "words.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await expect(desk.getByText(say("students.scan.picture.failed"), { exact: true })).toBeVisible();
    const blank = await desk.locator("h2").first().screenshot();
    await choose.setInputFiles({ name: "heading.png", mimeType: "image/png", buffer: blank });
    await expect(desk.getByText(say("students.scan.nothing"), { exact: true })).toBeVisible();
    await choose.setInputFiles({ name: "code.png", mimeType: "image/png", buffer: picture });
    await expect(desk.getByText(say("students.scan.found", { code: written }), { exact: true })).toBeVisible();
    await addsOne(desk, name);
  } finally {
    await browser.close();
  }
});
