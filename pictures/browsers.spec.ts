import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathOf } from "@karota/games/catalogue.ts";
import { engineTest as test } from "../e2e/engine-test.ts";
import type { Engine } from "../e2e/engines.ts";
import { hardestTasks, QUIZZES } from "../e2e/expressions.ts";
import { asShell, expect } from "../e2e/harness.ts";
import { folderOf } from "./scene.ts";

/* Firefox and WebKit, where they are installed: pages, boards and the longest task of each quiz, in Slovenian. */
const DESKTOP = { width: 1280, height: 800 };
const PAGES = ["/home", "/education", "/games/sudoku", "/games/sudoku/daily", "/games/simple_maze/daily", "/qa"];

test.beforeEach(({ engines }) => test.skip(engines.length === 0, "There is only Chromium."));

async function shoot(engine: Engine, address: string, name: string): Promise<void> {
  await engine.resize(DESKTOP);
  await engine.open(address);
  await expect
    .poll(() =>
      engine.evaluate(async () => {
        await document.fonts.ready;
        return document.querySelector("main h1") !== null && document.querySelector("[aria-busy=true]") === null;
      }),
    )
    .toBe(true);
  const folder = folderOf(engine.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), Buffer.from(await engine.picture(), "base64"));
}

for (const path of PAGES)
  test(path, async ({ engines, app }) => {
    for (const engine of engines)
      await shoot(engine, `${app.baseURL}${path}?language=sl`, path.slice(1).replaceAll("/", "-"));
  });

for (const row of QUIZZES)
  test(`the longest task of ${row.id}`, async ({ engines, relay }) => {
    const { sent } = await hardestTasks(row);
    relay.serve(sent.slice(0, 1));
    for (const engine of engines)
      await shoot(engine, `${relay.baseURL}${asShell(`/games/${pathOf(row.id)}/daily`)}`, `task-${row.id}`);
  });
