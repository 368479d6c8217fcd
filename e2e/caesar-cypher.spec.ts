import type { Page } from "@playwright/test";
import {
  deepTest,
  expect,
  expectGoodLooks,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  setLanguage,
  test,
} from "./harness.ts";
import { callAs } from "./mentoring.ts";
import { signInDirectly, someName } from "./people.ts";
import { boardSent, expectSolved, pressLetter, tabTo } from "./playing.ts";
import { beginsWith, JOURNEY_LANGUAGES, sayIn } from "./words.ts";

interface CaesarSent {
  readonly alphabet: string;
  readonly encrypted_text: string;
  readonly decrypted_text: string;
  readonly partial_text: string;
  readonly description: string;
  readonly step: number;
  readonly gridId: string;
  readonly keyword?: { readonly word: string; readonly clue: string };
}
const DAILY = "/games/caesar_cypher/daily";
const COLUMNS = 10;
const cellAt = (page: Page, at: number) => page.locator(`[data-at="${at % COLUMNS},${Math.floor(at / COLUMNS)}"]`);

/** Each letter of the cipher once: where it comes first, and which letter it encrypts. */
const lettersOf = ({ alphabet, encrypted_text, decrypted_text }: CaesarSent) =>
  [...encrypted_text].flatMap((cipher, at) =>
    alphabet.includes(cipher) && encrypted_text.indexOf(cipher) === at
      ? [{ at, cipher, plain: decrypted_text[at]! }]
      : [],
  );

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);
  test(`the day's cipher is read with the keyboard alone, over a reload, in ${language}`, async ({ page }) => {
    await setLanguage(page, language);
    await page.goto("/games/caesar_cypher");
    await tabTo(page, page.getByRole("link", { name: beginsWith(say("dispatch.daily")) }));
    const board = await boardSent<CaesarSent>(page, () => page.keyboard.press("Enter"));
    const letters = lettersOf(board);
    await expect(page.getByText(board.description, { exact: true })).toBeVisible();
    await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
    // The cursor goes on by itself to the next letter that nothing is written for.
    for (const { at, plain } of letters.slice(0, 2)) {
      await expect(cellAt(page, at)).toBeFocused();
      await pressLetter(page, plain.toLowerCase());
    }
    const [first] = letters;
    const yours = { id: "caesarCypher.cell.yours", values: { cipher: first!.cipher, plain: first!.plain } };
    await expect(cellAt(page, first!.at)).toHaveAccessibleName(
      say("board.cell", { row: 1, column: first!.at + 1, what: yours }),
    );

    await page.reload();
    await expect(cellAt(page, first!.at)).toHaveAccessibleName(
      say("board.cell", { row: 1, column: first!.at + 1, what: yours }),
    );
    await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
    for (const { plain } of letters.slice(2)) await pressLetter(page, plain.toLowerCase());
    await expectSolved(page, say);
  });

  deepTest(`a text with a keyword looks good and is read by its keyword, in ${language}`, async ({ page, app }) => {
    await setLanguage(page, language);
    const player = await signInDirectly(page, { name: someName("Ključ") }, app);
    const options = { cipher: "keyword", alphabet: "whole", language };
    const { gridId } = await callAs<CaesarSent>(app, player, "POST", "games/caesar_cypher/create", { options });
    const board = await boardSent<CaesarSent>(page, () => page.goto(`/games/caesar_cypher/${gridId}`));
    const { word, clue } = board.keyword!;
    await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
    for (const { plain } of lettersOf(board).slice(0, 3)) await pressLetter(page, plain.toLowerCase());
    await expectGoodLooks(page);
    const field = page.getByRole("textbox", { name: `${say("caesarCypher.key", { length: word.length })} ${clue}` });
    await tabTo(page, field);
    await page.keyboard.type(word.toLowerCase());
    await page.keyboard.press("Enter");
    await expectSolved(page, say);
    await expect(field).toHaveValue(word);
  });
}

const say = sayIn("sl");

deepTest("the wheel, turned by keys, writes the whole text", async ({ page }) => {
  const board = await boardSent<CaesarSent>(page, () => page.goto(DAILY));
  const wheel = page.getByRole("slider", { name: say("caesarCypher.wheel"), exact: true });
  await tabTo(page, wheel);
  for (let n = 0; n < board.step; n++) await page.keyboard.press("ArrowRight");
  await expect(wheel).toHaveAttribute("aria-valuenow", String(board.step));
  await tabTo(page, page.getByRole("button", { name: say("caesarCypher.wheel.write"), exact: true }));
  await page.keyboard.press("Enter");
  await expectSolved(page, say);
});

test.describe("with a finger on a small phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  deepTest("the day's cipher is read by pressing cells and letters", async ({ page }) => {
    const board = await boardSent<CaesarSent>(page, () => page.goto(DAILY));
    const keys = page.getByRole("group", { name: say("board.keys"), exact: true });
    const letters = lettersOf(board);
    await cellAt(page, letters[0]!.at).tap();
    for (const { plain } of letters.slice(0, 3)) await keys.getByRole("button", { name: plain, exact: true }).tap();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    for (const { plain } of letters.slice(3)) await keys.getByRole("button", { name: plain, exact: true }).tap();
    await expectSolved(page, say);
    await expectNoAxeViolations(page);
  });

  deepTest("the wheel is turned by its buttons", async ({ page }) => {
    const board = await boardSent<CaesarSent>(page, () => page.goto(DAILY));
    const back = page.getByRole("button", { name: say("caesarCypher.wheel.back"), exact: true });
    for (let n = board.alphabet.length; n > board.step; n--) await back.tap();
    await page.getByRole("button", { name: say("caesarCypher.wheel.write"), exact: true }).tap();
    await expectSolved(page, say);
  });
});

test("the cipher looks well in both sizes and schemes", async ({ page }) => {
  const board = await boardSent<CaesarSent>(page, () => page.goto(DAILY));
  await cellAt(page, lettersOf(board)[0]!.at).click();
  await page.keyboard.press("+");
  await page.keyboard.press("A");
  await page.getByRole("button", { name: say("play.check"), exact: true }).click();
  await expectGoodLooks(page);
});
