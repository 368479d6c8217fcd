import { expect, expectGoodLooks, setLanguage, SIZES, test } from "./harness.ts";
import { callAs, codeOf, groupAll, signInAsMentor } from "./mentoring.ts";
import { newPerson, someName } from "./people.ts";
import { tabTo } from "./playing.ts";
import { beginsWith, JOURNEY_LANGUAGES, sayIn } from "./words.ts";

/** As teachers of the three countries look for it. */
const SOUGHT = { sl: "seštevanje ulomkov", de: "Brüche addieren", en: "adding fractions" } as const;

for (const language of JOURNEY_LANGUAGES)
  test(`a teacher finds an objective on the shelf and in the wizard by keys at 360 pixels, in ${language}`, async ({
    page,
    app,
  }) => {
    const say = sayIn(language);
    await setLanguage(page, language);
    await page.setViewportSize(SIZES.phone);
    await page.goto("/education");
    const main = page.getByRole("main");
    await tabTo(page, main.getByRole("searchbox"));
    await page.keyboard.type(SOUGHT[language]);
    const level = new RegExp(
      `(${["easy", "medium", "hard"].map((one) => say(`option.level.${one}` as "option.level.easy")).join("|")}): `,
    );
    const card = main.getByRole("link", { name: beginsWith(say("fractions.name")) });
    await expect(card).toContainText(level);
    await expect(main.getByRole("link", { name: beginsWith(say("flags.name")) })).toHaveCount(0);
    await expectGoodLooks(page);

    const mentor = await signInAsMentor(page, app);
    const student = await newPerson(app, someName("Učenec"));
    await callAs(app, mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(app, student) });
    const groupId = await groupAll(app, mentor);
    await page.setViewportSize(SIZES.phone);
    await page.goto(`/studentGroups/${groupId}/newAssignment`);
    await page.getByLabel(say("assignments.name"), { exact: true }).fill("Ulomki");
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { level: 2, name: say("assignments.step.tasks"), exact: true }),
    ).toBeFocused();
    await tabTo(page, main.getByRole("searchbox", { name: say("assignments.shelf.find") }));
    await page.keyboard.type(SOUGHT[language]);
    const pick = main.getByRole("button", { name: beginsWith(say("fractions.name")) });
    await expect(pick).toContainText(level);
    await expectGoodLooks(page);
    const found = level.exec((await pick.textContent())!)![1]!;
    await tabTo(page, pick);
    await page.keyboard.press("Enter");
    // The level that practises it is chosen already.
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio", { name: beginsWith(found), checked: true })).toBeVisible();
    await tabTo(page, dialog.getByRole("button", { name: say("assignments.plan.add"), exact: true }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
  });
