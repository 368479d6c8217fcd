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
