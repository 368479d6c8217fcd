import type { Page } from "@playwright/test";
import { watchAddresses } from "./address-law.ts";
import { deepTest, expect, expectGoodLooks, SIZES, test } from "./harness.ts";
import { newPerson, signInDirectly, someName } from "./people.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Išči po imenu" });
const inMain = (page: Page) => page.getByRole("main");

/** Looks a person up as one types, and opens their account. */
async function openAccount(page: Page, name: string): Promise<void> {
  await page.goto("/users");
  await search(page).fill(name.toLowerCase());
  await expect(page.getByRole("status").filter({ hasText: "1 oseba" })).toBeVisible();
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeFocused();
}

test("people are found as one types, whatever the marks, and back leads to the search", async ({ page, app }) => {
  const { name } = await newPerson(app, someName("Črtomira Žgajnar"));
  const addresses = watchAddresses(page.context());
  await signInDirectly(page, "admin", app);
  await page.goto("/users");
  await expect(page.getByRole("table", { name: "Seznam uporabnikov" })).toBeVisible();
  await search(page).pressSequentially(name.toLowerCase().replace("č", "c").replace("ž", "z"));
  await expect(page.getByRole("status").filter({ hasText: "1 oseba" })).toBeVisible();
  await expect(search(page)).toBeFocused();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue(/crtomira/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByLabel("Vloga").selectOption("mentor");
  await expect(page.getByText("Nihče ne ustreza iskanju.")).toBeVisible();
  await page.getByRole("button", { name: "Pokaži vse" }).click();
  await expect(search(page)).toHaveValue("");
  await expect(page).toHaveURL("/users");
  await page.getByLabel("Razvrsti").selectOption("name");
  await expect(page).toHaveURL("/users?sort=name");
  addresses.expectWithout(["Črtomira", name]);
  await expectGoodLooks(page);
});

test("an admin gives a role and carrots with a reason, which the person has and sees", async ({
  page,
  app,
  browser,
}) => {
  const { name } = await newPerson(app, someName("Zvonimira"));
  await signInDirectly(page, "admin", app);
  await openAccount(page, name);
  const address = page.url();

  // A role, which the person has after the next login.
  await page.getByRole("button", { name: "Dodeli: Mentor" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Dodeli" }).click();
  await expect(page.getByText("Vloga je dodeljena tukaj.")).toBeVisible();

  // Carrots, with a comma and with a point, never more than there are.
  const amount = page.getByLabel("Število korenčkov");
  const reason = page.getByLabel("Razlog");
  await page.getByRole("button", { name: "Dodaj" }).click();
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await amount.fill("2,5");
  await reason.fill("Nagrada za prijavo napake");
  await page.getByRole("button", { name: "Dodaj" }).click();
  await expect(page.getByText("Stanje: 7,5 korenčka", { exact: true })).toBeVisible();
  await page.locator("form label").filter({ hasText: "Odvzemi" }).click();
  await amount.fill("7.51");
  await expect(page.getByText("Oseba nima toliko korenčkov")).toBeVisible();
  await amount.fill("0.5");
  await reason.fill("Popravek prejšnjega");
  await page.locator("form").getByRole("button", { name: "Odvzemi" }).click();
  await expect(page.getByText("Stanje: 7 korenčkov", { exact: true })).toBeVisible();
  // By its address too, from the top.
  await page.goto(address);
  await expect(page.getByText("Skrbnikov popravek stanja")).toHaveCount(2);
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);

  // The person sees it, and is a mentor now.
  const theirs = await browser.newContext({ baseURL: app.baseURL, locale: "sl-SI" });
  const other = await theirs.newPage();
  await signInDirectly(other, { name }, app);
  await other.goto("/credit-usage");
  await expect(other.getByText("Skrbnikov popravek stanja").first()).toBeVisible();
  await other.goto("/myStudents");
  await expect(other).toHaveURL("/myStudents");
  await theirs.close();
});

test("an admin blocks and erases, and the log names the acts, but no longer the person", async ({
  page,
  app,
  browser,
}) => {
  const { name } = await newPerson(app, someName("Zvonka"));
  await signInDirectly(page, "admin", app);
  await openAccount(page, name);
  const address = page.url();
  await page.getByLabel("Število korenčkov").fill("2.5");
  await page.getByLabel("Razlog").fill("Nagrada za prijavo napake");
  await page.getByRole("button", { name: "Dodaj" }).click();
  await expect(page.getByText("Stanje: 7,5 korenčka", { exact: true })).toBeVisible();

  // The block ends the session at once, and the login says why.
  const theirs = await browser.newContext({ baseURL: app.baseURL, locale: "sl-SI" });
  const other = await theirs.newPage();
  await signInDirectly(other, { name }, app);
  await page.getByRole("button", { name: "Blokiraj uporabniški račun" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Blokiraj" }).click();
  await expect(page.getByText("Blokiran", { exact: true })).toBeVisible();
  // The page leaves for the login while it still loads.
  await other.goto("/credit-usage", { waitUntil: "commit" });
  await expect(other).toHaveURL(/\/login/);
  await other.getByRole("main").getByRole("button").first().click();
  await other.locator('input[name="name"]').fill(name);
  await other.locator('input[name="name"]').press("Enter");
  await expect(other.getByText("Skrbnik je ta račun blokiral")).toBeVisible();
  await page.getByRole("button", { name: "Odpravi blokado" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Odpravi blokado" }).click();
  await expect(page.getByText("Aktiven", { exact: true })).toBeVisible();
  await theirs.close();

  // Erasing needs the name typed.
  await page.getByRole("button", { name: "Izbriši uporabniški račun" }).click();
  const dialog = page.getByRole("dialog");
  const erase = dialog.getByRole("button", { name: "Izbriši za vedno" });
  await expect(erase).toHaveAttribute("aria-disabled", "true");
  await dialog.getByRole("textbox").fill(name.slice(0, -1));
  await erase.click({ force: true });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("textbox").fill(name);
  await erase.click();
  await expect(page).toHaveURL("/users");
  await expect(page.getByText("Uporabniški račun je izbrisan.")).toBeVisible();
  await page.goto(address);
  await expect(page.getByText("Tega uporabniškega računa ni ali pa je izbrisan.")).toBeVisible();

  // What was done stays in the log, whom it was done to does not.
  await page.goto(`/status?page=audit&person=${new URL(address).searchParams.get("person")}`);
  const entries = inMain(page).getByRole("list").last().getByRole("listitem");
  await expect(entries.first()).toContainText("Uporabniški račun izbrisan");
  for (const entry of ["Blokada odpravljena", "Uporabniški račun blokiran", "Korenčki dodani: 2,5 korenčka"])
    await expect(entries.filter({ hasText: entry })).toHaveCount(1);
  await expect(inMain(page)).not.toContainText("Zvonka");
  await expect(inMain(page)).not.toContainText("Nagrada");
});

deepTest(
  "the roles show who has which and why, and are given and taken with the keyboard alone",
  async ({ page, app }) => {
    const { name } = await newPerson(app, someName("Tinkara"));
    await signInDirectly(page, "admin", app);
    await page.goto("/users?page=roles");
    const mentors = page.getByRole("region", { name: "Mentor" });
    const admins = page.getByRole("region", { name: "Skrbnik" });
    await expect(admins.getByText("iz preizkusne prijave")).toBeVisible();
    await expect(admins.getByRole("button", { name: /^Odvzemi/ })).toHaveCount(0);
    await mentors.getByRole("button", { name: "Dodeli to vlogo" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await search(page).focus();
    await page.keyboard.type(name);
    await expect(page.getByRole("status").filter({ hasText: "1 oseba" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: `Dodeli osebi ${name}` })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Dodeli" }).focus();
    await page.keyboard.press("Enter");
    await expect(mentors.getByRole("link", { name })).toBeVisible();
    await expectGoodLooks(page);
    await mentors.getByRole("button", { name: `Odvzemi osebi ${name}` }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(mentors.getByRole("link", { name })).toBeVisible();
    await mentors.getByRole("button", { name: `Odvzemi osebi ${name}` }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Odvzemi" }).focus();
    await page.keyboard.press("Enter");
    await expect(mentors.getByRole("link", { name })).toHaveCount(0);
  },
);

deepTest("the log is narrowed by what was done and read on, and looks good", async ({ page, app }) => {
  const names = ["Ivka", "Jurka"].map(someName);
  for (const name of names) await newPerson(app, name);
  await signInDirectly(page, "admin", app);
  for (const name of names) {
    await openAccount(page, name);
    await page.getByLabel("Število korenčkov").fill("1");
    await page.getByLabel("Razlog").fill(`Darilo za ${name}`);
    await page.getByRole("button", { name: "Dodaj" }).click();
    await expect(page.getByText("Stanje: 6 korenčkov", { exact: true })).toBeVisible();
  }
  await page.getByRole("link", { name: "Zapisi o tej osebi v dnevniku" }).click();
  await expect(page.getByText(`Samo vnosi o osebi ${names[1]}`)).toBeVisible();
  await expect(inMain(page)).not.toContainText(names[0]!);
  await page.getByRole("button", { name: "Pokaži vse osebe" }).click();
  await page.getByLabel("Dejanje").selectOption({ label: "Korenčki dodani" });
  await expect(page).toHaveURL("/status?page=audit&action=person.carrots_given");
  for (const name of names) await expect(page.getByText(`Darilo za ${name}`)).toBeVisible();
  await expect(inMain(page).getByText("Ogled uporabniškega računa")).toHaveCount(1);
  await expectGoodLooks(page);
});
