import type { Page } from "@playwright/test";
import { watchAddresses } from "./address-law.ts";
import {
  deepTest,
  expect,
  expectGoodLooks,
  JOURNEY_SIZES,
  setLanguage,
  SIZES,
  test,
  type RunningApp,
} from "./harness.ts";
import { answerTasks, callAs, codeOf, groupAll, signInAsMentor } from "./mentoring.ts";
import { newPerson, someName, type Caller } from "./people.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** An assignment of the day for a group; its id. */
async function publish(app: RunningApp, mentor: Caller, groupId: string, name: string): Promise<string> {
  const body = { name, groupId, preset: "today", tasks: [{ game: "addition", options: { level: "easy" }, count: 3 }] };
  return (await callAs<{ assignment: { id: string } }>(app, mentor, "POST", "assignments", body)).assignment.id;
}

for (const size of JOURNEY_SIZES)
  for (const language of JOURNEY_LANGUAGES)
    deepTest(
      `an owner invites a mentor, who accepts, publishes, and takes the group over (${language}, ${size})`,
      async ({ page, app, browser }) => {
        test.slow();
        const say = sayIn(language);
        const look = async (one: Page) => {
          await expectGoodLooks(one);
          await one.setViewportSize(SIZES[size]);
        };
        await setLanguage(page, language);
        await page.setViewportSize(SIZES[size]);
        const owner = await signInAsMentor(page, app);
        const pupil = await newPerson(app, someName("Učenka"));
        await callAs(app, owner, "POST", "mentorship/students", { uniqueCode: await codeOf(app, pupil) });
        const groupId = await groupAll(app, owner);
        const { name: group } = await callAs<{ name: string }>(app, owner, "GET", `mentorship/groups/${groupId}`);
        const theirs = await browser.newContext({ viewport: SIZES[size] });
        const addresses = watchAddresses(page.context(), theirs);
        const other = await theirs.newPage();
        await setLanguage(other, language);
        const colleague = await signInAsMentor(other, app);

        await page.goto(`/studentGroups/${groupId}`);
        await button(page, say("colleagues.invite")).click();
        const form = page.getByRole("dialog", { name: say("colleagues.invite.title") });
        const code = await codeOf(app, colleague);
        await form.getByLabel(say("colleagues.invite.code")).fill(code);
        await look(page);
        await form.getByRole("button", { name: say("colleagues.invite.act"), exact: true }).click();
        await expect(button(page, say("colleagues.invite.takeBack.of", { name: colleague.name }))).toBeVisible();
        await page.reload();
        await expect(button(page, say("colleagues.invite.takeBack.of", { name: colleague.name }))).toBeVisible();
        await look(page);

        // The other mentor sees nothing of the group before accepting.
        await other.goto("/studentGroups");
        await expect(other.getByText(say("invitations.colleague", { name: owner.name, group }))).toBeVisible();
        await expect(other.getByRole("link", { name: group, exact: true })).toHaveCount(0);
        await look(other);
        await button(other, say("invitations.accept.of", { name: owner.name, group })).click();
        await other.getByRole("link", { name: group, exact: true }).click();
        await expect(other.getByText(pupil.name, { exact: true })).toBeVisible();
        await expect(other.getByRole("switch", { name: say("joinLink.on") })).toHaveCount(0);
        // Without the message about what was just done, which covers the page for a moment.
        await other.reload();
        await expect(other.getByText(pupil.name, { exact: true })).toBeVisible();
        await look(other);

        const name = someName("Seštevanje");
        const assignment = await publish(app, colleague, groupId, name);
        await answerTasks(app, pupil, assignment, 2);
        for (const one of [page, other]) {
          await one.goto(`/studentGroups/${groupId}`);
          await one.getByRole("link", { name, exact: true }).first().click();
          await expect(one.getByRole("heading", { level: 1, name })).toBeVisible();
          await look(one);
        }
        await expect(page.getByText(say("assignments.role.reader"))).toBeVisible();

        // The hand-over: the owner offers, the colleague accepts.
        await page.goto(`/studentGroups/${groupId}`);
        await button(page, say("students.options", { name: colleague.name })).click();
        await page.getByRole("button", { name: say("colleagues.offer.act"), exact: true }).click();
        await look(page);
        await page
          .getByRole("dialog")
          .getByRole("button", { name: say("colleagues.offer.act"), exact: true })
          .click();
        await expect(page.getByText(say("colleagues.offered"), { exact: true })).toBeVisible();
        await other.goto("/myStudents");
        await expect(other.getByText(say("invitations.owner", { name: owner.name, group }))).toBeVisible();
        await look(other);
        await button(other, say("invitations.accept.of", { name: owner.name, group })).click();
        await expect(other.getByRole("link", { name: pupil.name, exact: true })).toBeVisible();

        await page.reload();
        await expect(button(page, say("colleagues.leave.act"))).toBeVisible();
        await page.getByText(say("groupLog.title"), { exact: true }).click();
        await expect(
          page.getByText(say("groupLog.handedOver", { actor: colleague.name, subject: "", assignment: "" })),
        ).toBeVisible();
        await look(page);
        addresses.expectWithout([owner.name, colleague.name, pupil.name, group, name, code]);
      },
    );
