import type { Locator, Page } from "@playwright/test";
import { depth } from "@karota/engine/testing/depth.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { hardestTasks, QUIZZES, widestSolution } from "./expressions.ts";
import { asShell, expect, expectNoSidewaysScroll, SIZES, test } from "./harness.ts";
import { expectRoomForSpacing } from "./text-spacing-law.ts";
import { sayIn } from "./words.ts";

/* Each quiz with its hardest expressions, as they are drawn: measured, and seen to be painted. */

const say = sayIn("sl");
/** With roots, fractions, the colon, growing brackets and braces; the deep run looks at all. */
const USUAL = ["roots", "equationssimple", "equationsmultiple"];
const LOOKED_AT = QUIZZES.filter(({ id }) => depth(USUAL.includes(id), true));
/** For pictures to be decoded, and the layout to follow the window. */
const POLL_MS = 5_000;

/** What is wrong with how mathematics lies on the page, in words; nothing when all is well. */
const faultsOnPage = (): readonly string[] => {
  const faults: string[] = [];
  const box = (element: Element): DOMRect => element.getBoundingClientRect();
  const near = (one: number, other: number): boolean => Math.abs(one - other) <= 1.5;
  const blame = (what: string, element: Element): void =>
    void faults.push(`${what}: ${element.closest("[data-math]")?.textContent ?? ""}`);
  const math = [...document.querySelectorAll("main [data-math]")];
  for (const sign of math.flatMap((one) => [...one.querySelectorAll<HTMLElement>("[data-sign]")])) {
    const beside = sign.dataset["sign"] === ")" ? sign.previousElementSibling! : sign.nextElementSibling!;
    const [own, other] = [box(sign.querySelector("path")!), box(beside)];
    if (own.width < 2 || own.height < 0.8 * other.height) blame(`${sign.dataset["sign"]} does not grow`, sign);
    // The middle of a root's stroke lies within the roof.
    const roof = Number.parseFloat(getComputedStyle(beside).borderTopWidth);
    if (own.top > other.top + Math.max(3, roof) || own.bottom < other.bottom - 0.12 * other.height)
      blame("a sign beside its place", sign);
    if (sign.dataset["sign"] === "√") {
      if (!near(box(sign).right, other.left)) blame("a gap in a root", sign);
      if (Number.parseFloat(getComputedStyle(beside).borderTopWidth) < 1) blame("a root without a roof", sign);
      // The boxes of text lines are higher than what is written in them.
      const blocks = [...beside.querySelectorAll("*")].filter((one) => getComputedStyle(one).display !== "inline");
      for (const inside of blocks)
        if (box(inside).right > other.right + 1 || box(inside).top < other.top - 1) blame("sticks out of a root", sign);
    }
  }
  for (const operator of math.flatMap((one) => [...one.querySelectorAll('[data-role="operator"]')])) {
    const [before, after] = [operator.previousElementSibling, operator.nextElementSibling];
    if (!before || !after) continue;
    const [left, right] = [box(operator).left - box(before).right, box(after).left - box(operator).right];
    if (left < 2 || !near(left, right)) blame(`${operator.textContent} with ${left} and ${right} beside it`, operator);
  }
  for (const fraction of math.flatMap((one) => [...one.querySelectorAll('[data-role="fraction"]')])) {
    const [over, under] = [...fraction.children].map(box);
    if (!over || !under || over.bottom > under.top + 1 || !near(over.width, under.width)) blame("a fraction", fraction);
    if (Number.parseFloat(getComputedStyle(fraction.firstElementChild!).borderBottomWidth) < 1)
      blame("a fraction without a line", fraction);
  }
  for (const one of math) {
    for (const token of [one, ...one.querySelectorAll("span")]) {
      const { fontFamily, fontStyle } = getComputedStyle(token);
      if (!fontFamily.startsWith('"Baloo 2 Variable"') || fontStyle !== "normal") blame("another face", token);
    }
    const frame = one.closest("h2, button");
    if (frame && (box(one).left < box(frame).left - 1 || box(one).right > box(frame).right + 1)) blame("is cut", one);
  }
  for (const picture of document.querySelectorAll("main h2 img"))
    if (!(picture as HTMLImageElement).complete || (picture as HTMLImageElement).naturalWidth === 0)
      faults.push("a picture that is not drawn");
  return faults;
};

/**
 * Hides parts of the question one by one: each has to be missed in the picture of it. The usual run leaves out those that
 * were painted already, by their signs.
 */
async function expectPainted(page: Page, parts: Locator, painted: Set<string>): Promise<void> {
  const card = page.locator("main h2");
  let whole: Buffer | undefined;
  for (const part of await parts.all()) {
    const sign = (await part.getAttribute("data-sign")) ?? "";
    if (depth(painted.has(sign), false)) continue;
    painted.add(sign);
    whole ??= await card.screenshot();
    await part.evaluate((element) => ((element as HTMLElement).style.visibility = "hidden"));
    expect((await card.screenshot()).equals(whole), sign).toBe(false);
    await part.evaluate((element) => ((element as HTMLElement).style.visibility = ""));
  }
}

/** Opens a quiz with these tasks in place of the day's. */
async function openWith(page: Page, { id }: (typeof QUIZZES)[number], sent: readonly object[]): Promise<void> {
  await page.route(/\/api\/v1\/games\/\w+\/periodic\/daily/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...((await response.json()) as object), tasks: sent } });
  });
  await page.goto(asShell(`/games/${pathOf(id)}/daily`));
}

for (const row of LOOKED_AT)
  test(`${row.id} draws its hardest expressions, on a desktop and on a small phone`, async ({ page }) => {
    const { tasks, sent } = await hardestTasks(row);
    await openWith(page, row, sent);
    const painted = new Set<string>();
    for (const [place, { correct }] of tasks.entries()) {
      const pips = say("quizView.pips", { now: place + 1, total: tasks.length });
      await expect(page.getByRole("list", { name: pips, exact: true })).toBeVisible();
      await page.evaluate(async () => void (await document.fonts.ready));
      for (const size of [SIZES.phone, SIZES.desktop]) {
        await page.setViewportSize(size);
        await expect.poll(() => page.evaluate(faultsOnPage), { timeout: POLL_MS }).toStrictEqual([]);
        await expectNoSidewaysScroll(page);
      }
      await expectPainted(page, page.locator("main h2 [data-sign]"), painted);
      await page.keyboard.press(String(correct + 1));
    }
  });

/** Quizzes and levels whose solutions have the widest lines. */
const WIDE = { fractions: "medium", equationsmultiple: "hard" };

for (const [id, level] of Object.entries(WIDE))
  test(`the widest solution of ${id} stays on a page of 320 pixels, with wide text spacing too`, async ({ page }) => {
    const row = QUIZZES.find((one) => one.id === id)!;
    await page.setViewportSize({ width: 320, height: 640 });
    // With a voice, the button that reads aloud stands beside the steps.
    await page.addInitScript(() => {
      const voice = { name: "A", voiceURI: "a", lang: "sl-SI", localService: true, default: true };
      Object.assign(speechSynthesis, { getVoices: () => [voice] });
    });
    await openWith(page, row, await widestSolution(row, level));
    const answer = page.locator("main button[aria-keyshortcuts]").first();
    await answer.click();
    await page.getByText(say("quizView.how"), { exact: true }).click();
    await expect(page.getByRole("button", { name: say("readAloud.read"), exact: true }).last()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectRoomForSpacing(page);
  });
