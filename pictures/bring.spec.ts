import type { Page } from "@playwright/test";
import TRAINING from "@karota/games/sudoku/training.json" with { type: "json" };
import type { Say } from "../e2e/words.ts";
import { pageScene, scene } from "./scene.ts";

/** Needs chains and a trial; one digit less, and there are several solutions. */
const HARD = "100007090030020008009600500005300900010080002600004000300000010040000007007000300";

const enter = async (page: Page, say: Say, text: string) => {
  await page.goto("/games/sudoku/bring");
  await page.getByRole("textbox", { name: say("sudoku.bring.text"), exact: true }).fill(text);
};

pageScene("bring", "/games/sudoku/bring");
scene("bring-good", async ({ page, say }) => {
  await enter(page, say, HARD);
  await page.getByRole("heading", { name: say("sudoku.bring.one.needs"), exact: true }).waitFor({ timeout: 20_000 });
});
scene("bring-several", async ({ page, say }) => {
  await enter(page, say, HARD.replace("8", "0"));
  await page.getByText(say("sudoku.bring.several.how"), { exact: true }).waitFor();
});
scene("bring-clash", async ({ page, say }) => {
  await enter(page, say, HARD.replace("000", "110"));
  await page.getByText(say("sudoku.bring.clash"), { exact: true }).waitFor();
});
scene("bring-explain", async ({ page, say }) => {
  await enter(page, say, HARD);
  await page.getByRole("button", { name: say("sudoku.bring.explain"), exact: true }).click();
  const on = page.getByRole("button", { name: say("play.hint.on"), exact: true });
  await on.waitFor();
  while (await on.isVisible()) await on.click();
});

pageScene("train", "/games/sudoku/train");
/** The first board of a technique with its hint at the step that says why. */
const explained = (name: string, technique: (typeof TRAINING)[number]) =>
  scene(`train-${name}`, async ({ page, say }) => {
    await page.goto(`/games/sudoku/train?board=${technique.boards[0]}`);
    await page.getByRole("grid").waitFor();
    await page.keyboard.press("Alt+h");
    await page.getByRole("button", { name: say("play.hint.on"), exact: true }).click();
  });
for (const name of ["chain", "wWing", "xyWing", "strongLinks"])
  for (const technique of TRAINING.filter(({ technique: { id } }) => id === `sudoku.technique.${name}`))
    explained([name, ...Object.values(technique.technique.values ?? {})].join("-"), technique);
