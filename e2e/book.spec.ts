import { readFile } from "node:fs/promises";
import { readPdf } from "../apps/server/src/testing/read-pdf.ts";
import { deepTest, expect, expectGoodLooks, setLanguage, SIZES, test } from "./harness.ts";
import { signInDirectly, someName } from "./people.ts";

test("somebody puts a book together from a game’s print page, sees what is too much, and gets it as a PDF", async ({
  page,
  app,
}) => {
  test.setTimeout(180_000);
  await setLanguage(page, "en");
  await signInDirectly(page, { name: someName("Booking") }, app);
  await page.goto("/games/kakuro/print");
  await page.getByRole("link", { name: "A book of several games" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Make a book" })).toBeVisible();
  await page.getByRole("spinbutton", { name: "How many: Kakuro" }).fill("1000");
  await expect(page.getByText("A book has room for 100 games. You’ve chosen 1000.")).toBeVisible();
  await page.getByRole("spinbutton", { name: "How many: Kakuro" }).fill("2");
  await page.getByRole("button", { name: "Add a game" }).click();
  await page.getByRole("spinbutton", { name: "How many: Sudoku" }).fill("2");
  await page.getByLabel("Title").fill("Rainy days");
  await expect(page.getByText("4 carrots")).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Make the book" }).press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toBe("Rainy days.pdf");
  const pdf = await readPdf(await readFile(await file.path()));
  expect(pdf).toMatchObject({ title: "Rainy days", language: "en", tagged: true });
  expect(pdf.pages[0]).toMatch(/4 games.*Kakuro.*1–2.*Sudoku.*3–4/s);
  await expect(page.getByText("You have 1 carrot.")).toBeVisible();
  await expect(page.getByText(/Your book is ready/)).toBeVisible();
});

const WORDS = {
  sl: { heading: "Sestavi knjižico", make: "Naredi knjižico", cancel: "Prekliči", said: /ni stala ničesar/ },
  en: { heading: "Make a book", make: "Make the book", cancel: "Cancel", said: /didn’t cost anything/ },
  de: { heading: "Heft zusammenstellen", make: "Heft erstellen", cancel: "Abbrechen", said: /nichts gekostet/ },
} as const;

for (const language of ["sl", "en", "de"] as const)
  deepTest(`a book is put together and cancelled by keyboard (${language})`, async ({ page, app }) => {
    test.setTimeout(180_000);
    const { heading, make, cancel, said } = WORDS[language];
    await setLanguage(page, language);
    await signInDirectly(page, { name: someName("Cancelling") }, app);
    await page.goto("/book");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectGoodLooks(page);
    // The reply is held back, so that there is time to cancel.
    await page.route("**/api/v1/games/book*", () => undefined);
    await page.getByRole("button", { name: make }).press("Enter");
    await expectGoodLooks(page);
    await page.getByRole("button", { name: cancel }).press("Enter");
    await expect(page.getByText(said)).toBeVisible();
    await expectGoodLooks(page);
  });
