import type { Page } from "@playwright/test";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { chromiumOf } from "./chromium.ts";
import { differencesOf, drawingOf, faultsOf, type Drawing } from "./drawing.ts";
import { openFresh, POLL_MS } from "./driving.ts";
import { engineTest as base } from "./engine-test.ts";
import type { Engine } from "./engines.ts";
import { hardestTasks, QUIZZES } from "./expressions.ts";
import { expect } from "./harness.ts";
import { sayIn } from "./words.ts";

/*
 * Children use iPads and Firefox: the hardest expressions of the quizzes are drawn there as in Chromium. The pictures
 * are in test-results/engines.
 */

const say = sayIn("sl");
/** The layouts of phone and desktop, high enough that question and answers are seen at once. */
const SIZES = { phone: { width: 480, height: 1000 }, desktop: { width: 1280, height: 1000 } };

interface TestFixtures {
  /** An empty page, to look at pictures with. */
  readonly glass: Page;
}
const engineTest = base.extend<TestFixtures>({
  glass: async ({ context }, use) => use(await context.newPage()),
});
const deepTest = IS_DEEP ? engineTest : engineTest.skip;
engineTest.describe.configure({ timeout: 600_000 });
engineTest.beforeEach(({ engines }) => engineTest.skip(engines.length === 0, "There is only Chromium."));

/** Runs in a page: whether the task of these pips is there, as it stays. */
async function isShown(pips: string): Promise<boolean> {
  if (document.querySelector(`main ol[aria-label="${pips}"]`) === null) return false;
  await document.fonts.ready;
  await Promise.all([...document.querySelectorAll<HTMLImageElement>("main h2 img")].map((image) => image.decode()));
  const finite = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  for (const animation of finite()) animation.finish();
  scrollTo(0, 0);
  // A question begins to appear some frames after its pips are there.
  for (let frames = 0; frames < 3; frames++) await new Promise<number>((done) => void requestAnimationFrame(done));
  return finite().every(({ playState }) => playState === "finished");
}

async function reach(engine: Engine, now: number, total: number): Promise<void> {
  const pips = say("quizView.pips", { now, total });
  await expect
    .poll(() => engine.evaluate(isShown, pips), { message: `${engine.name}: ${pips}`, timeout: POLL_MS })
    .toBe(true);
}

for (const row of QUIZZES)
  deepTest(`${row.id} is drawn in Firefox and WebKit as in Chromium`, async ({ page, glass, engines, relay }) => {
    const { tasks, sent } = await hardestTasks(row);
    relay.serve({ tasks: sent });
    /** Plays the quiz in each size, anew: WebKit's layout follows its window late. A drawing of each task. */
    const drawingsIn = async (engine: Engine): Promise<ReadonlyMap<string, Drawing>> => {
      const drawings = new Map<string, Drawing>();
      for (const [size, pixels] of Object.entries(SIZES)) {
        await engine.resize(pixels);
        await openFresh(engine, relay.baseURL, `/games/${pathOf(row.id)}/daily`);
        for (const [place, { correct }] of tasks.entries()) {
          await reach(engine, place + 1, tasks.length);
          const name = `${row.id}-${place + 1}-${size}`;
          drawings.set(name, await drawingOf(engine, name, glass));
          await engine.press(String(correct + 1));
        }
      }
      return drawings;
    };
    const chromium = chromiumOf(page);
    const [models, ...others] = await Promise.all([chromium, ...engines].map(drawingsIn));
    const faults = [chromium, ...engines].flatMap(({ name: engine }, place) =>
      [...(others[place - 1] ?? models!)].flatMap(([name, drawing]) =>
        [...faultsOf(drawing), ...differencesOf(drawing, models!.get(name)!)].map(
          (fault) => `${engine}, ${name}: ${fault}`,
        ),
      ),
    );
    expect(faults).toStrictEqual([]);
  });

const FAULTS = [
  {
    title: "a root sign that is not painted",
    quiz: "roots",
    css: "[data-sign='√'] svg { display: none }",
    found: "sign √ is not painted",
  },
  {
    title: "a brace that does not grow",
    quiz: "equationsmultiple",
    css: "[data-sign] svg { height: 1em !important }",
    found: "{ does not grow",
  },
  {
    title: "operators without room",
    quiz: "roots",
    css: "[data-role=operator] { margin: 0 !important }",
    found: "= sticks to what is beside it",
  },
  {
    title: "roots without a roof",
    quiz: "roots",
    css: "[data-sign='√'] + * { border-top-color: transparent !important }",
    found: /^line .+ is too short$/m,
  },
  { title: "another face", quiz: "roots", css: "main * { font-family: monospace !important }", found: "lies" },
];

for (const { title, quiz, css, found } of FAULTS)
  deepTest(`${title} would be found out in every engine`, async ({ page, glass, engines, relay }) => {
    const { sent } = await hardestTasks(QUIZZES.find(({ id }) => id === quiz)!);
    relay.serve({ tasks: sent.slice(0, 1) });
    const chromium = chromiumOf(page);
    const drawn = async (engine: Engine, rules: string): Promise<Drawing> => {
      await engine.resize(SIZES.phone);
      await openFresh(engine, relay.baseURL, `/games/${pathOf(quiz)}/daily`);
      await reach(engine, 1, 1);
      await engine.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, rules);
      // All is painted anew: WebKit leaves dots of what was there before.
      for (const size of [SIZES.desktop, SIZES.phone]) await engine.resize(size);
      return drawingOf(engine, `fault-${quiz}`, glass);
    };
    const model = await drawn(chromium, "");
    for (const engine of [chromium, ...engines]) {
      const broken = await drawn(engine, css);
      expect([...faultsOf(broken), ...differencesOf(broken, model)].join("\n"), engine.name).toMatch(found);
    }
  });
