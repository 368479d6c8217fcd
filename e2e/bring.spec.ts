import { expect, expectGoodLooks, setLanguage, test } from "./harness.ts";
import { playHint } from "./playing.ts";
import { sayIn } from "./words.ts";

const BOARD = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
/** The same with a 6 in place of a 4 and no solution. */
const NONE = "000000010400000000020000000000050604008000300001090000300400200050100000000806000";
const say = sayIn("sl");

test("a visitor pastes a sudoku, learns what is wrong with it, plays it with hints and finds it again", async ({
  page,
}) => {
  await setLanguage(page, "sl");
  await page.goto("/games/sudoku");
  await page
    .getByRole("main")
    .getByRole("link", { name: say("sudoku.bring.title"), exact: true })
    .click();
  const text = page.getByRole("textbox", { name: say("sudoku.bring.text"), exact: true });
  const found = page.getByRole("group", { name: say("sudoku.bring.result"), exact: true });
  await text.fill(BOARD.slice(1));
  await expect(found).toContainText(say("sudoku.bring.count", { count: 80 }));
  await text.fill(NONE);
  await expect(found).toContainText(say("sudoku.bring.none"));
  await expectGoodLooks(page);

  await text.fill(BOARD);
  await expect(found).toContainText(say("sudoku.bring.one"));
  await expect(found.getByRole("listitem").first()).toContainText(say("sudoku.technique.lastCell"));
  const explain = page.getByRole("button", { name: say("sudoku.bring.explain"), exact: true });
  await explain.click();
  await expect(page).toHaveURL(`/games/sudoku/bring?board=${BOARD}`);
  await expect(page.getByRole("button", { name: say("play.hint.on"), exact: true })).toBeVisible();
  await page.getByRole("button", { name: say("play.hint.close"), exact: true }).click();
  await playHint(page, say);
  const written = page.locator("[role=gridcell][data-kind=entered]");
  await expect(written).toHaveCount(1);
  const label = await written.getAttribute("aria-label");
  await page.reload();
  await expect(written).toHaveCount(1);
  await expect(written).toHaveAttribute("aria-label", label!);
});

test("a visitor trains a technique: a press opens a board, and its hint draws the chain", async ({ page }) => {
  await setLanguage(page, "sl");
  await page.goto("/games/sudoku");
  await page
    .getByRole("main")
    .getByRole("link", { name: say("sudoku.train.title"), exact: true })
    .click();
  await expect(page).toHaveURL("/games/sudoku/train");
  await expectGoodLooks(page);
  const technique = say("sudoku.technique.strongLinks", { kind: "skyscraper" });
  const skyscraper = page.getByRole("button", { name: technique, exact: true });
  await skyscraper.focus();
  await page.keyboard.press("Enter");
  const training = page.getByText(say("play.train", { technique })).filter({ visible: true });
  await expect(training).toHaveCount(1);
  const first = page.url();
  await page.keyboard.press("Alt+h");
  await expect(page.getByRole("heading", { name: technique, exact: true })).toBeVisible();
  const chain = page.locator("[data-chain]");
  await expect(chain).toHaveCount(0);
  await page.getByRole("button", { name: say("play.hint.on"), exact: true }).click();
  await expect(chain).toBeVisible();
  await expect(chain.locator("[data-link=strong]")).toHaveCount(2);
  await expect(chain.locator("[data-link=weak]")).toHaveCount(1);
  await expectGoodLooks(page);
  await page.getByRole("link", { name: say("play.train.back"), exact: true }).click();
  await skyscraper.click();
  await expect(training).toHaveCount(1);
  expect(page.url()).not.toBe(first);
});
