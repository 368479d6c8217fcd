import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./harness.ts";
import { someName } from "./people.ts";
import type { Say } from "./words.ts";

/** How many questions of a quiz the wizard proposes. */
const TASKS = 5;

/** Presses what a person would, and counts it; typing is not counted. */
export function counter() {
  let presses = 0;
  return {
    press: async (target: Locator): Promise<void> => {
      await target.click();
      presses++;
    },
    pressKey: async (page: Page, key: string): Promise<void> => {
      await page.keyboard.press(key);
      presses++;
    },
    presses: () => presses,
  };
}
type Press = ReturnType<typeof counter>["press"];

/** A figure of the run, for the report. */
export const note = (type: string, figure: number): void =>
  void test.info().annotations.push({ type, description: String(figure) });

/** From the page of all groups to a new one. */
export async function makeGroup(page: Page, say: Say, press: Press): Promise<void> {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await press(button(say("groups.new")));
  await page.getByRole("textbox", { name: say("groups.name"), exact: true }).fill(someName("7. b"));
  await press(button(say("groups.new.act")));
  await press(button(say("shell.understood")));
}

/** From the page of a group to a published assignment of additions; its name. */
export async function publish(page: Page, say: Say, press: Press): Promise<string> {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const name = someName("Vaja");
  await press(page.getByRole("main").getByText(say("assignments.new"), { exact: true }).first());
  await page.getByLabel(say("assignments.name"), { exact: true }).fill(name);
  await press(button(say("assignments.next")));
  await press(button(say("addition.name")));
  await press(button(say("assignments.plan.add")));
  await press(button(say("assignments.next")));
  await press(button(say("assignments.next")));
  await press(button(say("assignments.publish")));
  await expect(page).toHaveURL(/\/assignments\/[\da-f-]{36}$/);
  return name;
}

/** From a pupil's list of assignments to the first answer. */
export async function answerFirst(page: Page, say: Say, press: Press, name: string): Promise<void> {
  const button = (text: string) => page.getByRole("button", { name: text, exact: true });
  await press(page.getByRole("link", { name: say("myAssignments.start.of", { name }) }));
  await press(
    page
      .getByRole("group", { name: say("quizView.answers") })
      .getByRole("button")
      .first(),
  );
  await press(button(say("myAssignments.confirm")));
  await expect(page.getByText(say("myAssignments.question", { n: 2, tasks: TASKS }))).toBeVisible();
}
