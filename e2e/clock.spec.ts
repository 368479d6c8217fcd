import type { Page } from "@playwright/test";
import { depth } from "@karota/engine/testing/depth.ts";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, setLanguage, SIZES, test } from "./harness.ts";
import { callAs } from "./mentoring.ts";
import { signInDirectly, someName } from "./people.ts";
import { expectScore, tabTo } from "./playing.ts";
import { JOURNEY_LANGUAGES, sayIn, type Say } from "./words.ts";

/** What the server sends of a quiz about clocks, as far as this journey reads it. */
interface ClockQuiz {
  readonly gridId: string;
  readonly tasks: readonly {
    readonly skill: string;
    readonly answers: { readonly correct: number; readonly math: readonly { readonly means?: { minutes: number } }[] };
  }[];
}

/** The minutes that the clock of a task has to show; null where it is not set. */
function timeToSet({ answers }: ClockQuiz["tasks"][number]): number | null {
  return answers.math[answers.correct]!.means?.minutes ?? null;
}

/** Sets the clock by keys: hours, then fives, then single minutes with Shift. */
async function setByKeys(page: Page, say: Say, minutes: number): Promise<void> {
  const short = page.getByRole("slider", { name: say("quizView.clock.short"), exact: true });
  const long = page.getByRole("slider", { name: say("quizView.clock.long"), exact: true });
  const press = async (slider: typeof short, key: string, times: number) => {
    for (let time = 0; time < times; time++) await slider.press(key);
  };
  await press(short, "ArrowRight", Math.floor(minutes / 60) % 12);
  await press(long, "ArrowUp", Math.floor((minutes % 60) / 5));
  await press(long, "Shift+ArrowUp", minutes % 5);
}

/** Sets the clock by dragging: the long hand first, then the short one, which keeps the minutes. */
async function setByPointer(page: Page, say: Say, minutes: number): Promise<void> {
  const dial = page.getByRole("group", { name: say("quizView.clock.label"), exact: true });
  const { x, y, width } = (await dial.boundingBox())!;
  const placeOf = (degrees: number, distance: number) => {
    const turned = ((degrees - 90) * Math.PI) / 180;
    return [
      x + width / 2 + (distance * width * Math.cos(turned)) / 200,
      y + width / 2 + (distance * width * Math.sin(turned)) / 200,
    ] as const;
  };
  const drag = async (from: number, to: number, distance: number) => {
    await page.mouse.move(...placeOf(from, distance));
    await page.mouse.down();
    // The short way from one place to the next, in steps of less than half a turn.
    for (let part = 1; part <= 4; part++) await page.mouse.move(...placeOf(from + ((to - from) * part) / 4, distance));
    await page.mouse.up();
  };
  await drag(0, (minutes % 60) * 6, 85);
  // The long hand took the short one along.
  await drag((minutes % 60) / 2, (minutes % 720) / 2, 30);
}

for (const language of JOURNEY_LANGUAGES)
  test(`clocks are read, set by keys and by dragging, and marked, on a desk and at 320 pixels, in ${language}`, async ({
    page,
    app,
  }) => {
    const say = sayIn(language);
    await setLanguage(page, language);
    const who = await signInDirectly(page, { name: someName("Ura") }, app);
    const { gridId, tasks } = await callAs<ClockQuiz>(app, who, "POST", "games/time/create", {
      options: { level: "medium", tasks: 10, topic: "clock", form: "numbers" },
    });
    expect(tasks.filter((task) => timeToSet(task) !== null).length).toBeGreaterThan(0);
    await page.goto(`/games/time/${gridId}`);
    let byKeys = true;
    for (const [place, task] of tasks.entries()) {
      await expect(
        page.getByRole("list", { name: say("quizView.pips", { now: place + 1, total: tasks.length }), exact: true }),
      ).toBeVisible();
      const minutes = timeToSet(task);
      if (minutes === null) {
        await page.keyboard.press(String(task.answers.correct + 1));
        continue;
      }
      // In the usual run the first one is looked at.
      if (depth(byKeys, true)) {
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
        await expectNoAxeViolations(page);
        await page.setViewportSize(SIZES.desktop);
      }
      await (byKeys ? setByKeys : setByPointer)(page, say, minutes);
      byKeys = false;
      await page.getByRole("button", { name: say("quizView.typed.send"), exact: true }).click();
    }
    await expectScore(page, say, tasks.length, tasks.length);
  });

for (const language of JOURNEY_LANGUAGES)
  test(`a clock is set by a typed time, and another form is asked for instead of marked, by keys at 360 pixels, in ${language}`, async ({
    page,
    app,
  }) => {
    const say = sayIn(language);
    await setLanguage(page, language);
    await page.setViewportSize(SIZES.phone);
    const who = await signInDirectly(page, { name: someName("Ura") }, app);
    const { gridId, tasks } = await callAs<ClockQuiz>(app, who, "POST", "games/time/create", {
      options: { level: "medium", tasks: 10, topic: "clock", form: "numbers" },
    });
    const set = tasks.findIndex((task) => timeToSet(task) !== null);
    await page.goto(`/games/time/${gridId}`);
    const pips = (place: number) =>
      page.getByRole("list", { name: say("quizView.pips", { now: place + 1, total: tasks.length }), exact: true });
    for (const [place, { answers }] of tasks.slice(0, set).entries()) {
      await expect(pips(place)).toBeVisible();
      await page.keyboard.press(String(answers.correct + 1));
    }
    await expect(pips(set)).toBeVisible();
    const tool = page.getByRole("button", { name: say("quizView.typing"), exact: true });
    await tabTo(page, tool);
    await page.keyboard.press("Enter");
    const field = page.getByRole("textbox", { name: say("quizView.typed.label"), exact: true });
    await tabTo(page, field);
    await page.keyboard.type("7:75");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: say("quizView.typed.unread") })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await field.press("ControlOrMeta+A");
    const minutes = timeToSet(tasks[set]!)!;
    await page.keyboard.type(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`);
    await page.keyboard.press("Enter");
    // A right answer goes on by itself.
    await expect(pips(set + 1)).toBeVisible();
  });
