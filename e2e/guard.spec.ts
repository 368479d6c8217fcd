import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { depth } from "@karota/engine/testing/depth.ts";
import { expect, test, type Who } from "./harness.ts";
import { signInDirectly } from "./people.ts";

const ID = "2b0a9f2e-0c1d-4c7e-9a51-1f4f6f0b8a11";

/** The route table, with where a visitor, a player, a mentor and an admin end up. */
const stays = (path: string) => ({ path, visitor: path, player: path, mentor: path, admin: path });
const later = (path: string) => ({ path, visitor: "/home", player: "/home", mentor: "/home", admin: "/home" });
const withLogin = (path: string) => ({ ...later(path), visitor: "/login" });

const forMentors = (path: string) => ({ ...withLogin(path), mentor: path, admin: path });

const TABLE = [
  later("/"),
  ...["/home", "/education", "/entertainment", "/games/sudoku", "/games/addition"].map(stays),
  ...[
    "/games/sudoku/daily",
    "/games/sudoku/weekly",
    "/games/addition/daily",
    "/login",
    "/privacy",
    "/progress",
    "/about",
    "/settings",
  ].map(stays),
  ...["/progress/review", "/credit-usage", "/my-profile", "/credit-buy"].map((path) => ({
    ...stays(path),
    visitor: "/login",
  })),
  stays("/mentorship"),
  stays(`/join/${"0".repeat(28)}`),
  stays(`/b/${"0".repeat(16)}`),
  stays("/class"),
  ...["/qa", "/qa/sudoku", "/accessibility", "/imprint", "/terms"].map(stays),
  ...["/myAssignments", "/myAssignments/archive", `/myAssignments/${ID}`].map((path) => ({
    ...stays(path),
    visitor: "/login",
  })),
  ...["/status", "/users"].map((path) => ({ ...withLogin(path), admin: path })),
  ...["/myStudents", "/studentGroups"].flatMap((list) => [
    ...[list, `${list}/${ID}`].map(forMentors),
    ...["newAssignment", "archive", `assignments/${ID}`].map((page) => forMentors(`${list}/${ID}/${page}`)),
  ]),
  ...["/nowhere", "/home/nowhere", "/games", "/games/nowhere", "/games/nowhere/daily", "/myStudents/a/b/c/d/e"].map(
    later,
  ),
];
const ACTORS = ["visitor", "player", "mentor", "admin"] as const;
type Actor = (typeof ACTORS)[number];

/** Goes there within the page, as the browser's arrows do. */
const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

const WHO: Readonly<Record<Exclude<Actor, "visitor">, Who>> = {
  player: { name: `Straža ${randomUUID().slice(0, 12)}` },
  mentor: "mentor",
  admin: "admin",
};

for (const actor of depth<readonly Actor[]>(["visitor"], ACTORS))
  test(`the guard sends a ${actor} where the route table says`, async ({ page, app }) => {
    if (actor !== "visitor") await signInDirectly(page, WHO[actor], app);
    await page.goto("/privacy");
    // The usual run takes every third row, others for each actor; the page's own tests take them all.
    const rows = depth(
      TABLE.filter((_, place) => place % 3 === ACTORS.indexOf(actor) % 3),
      TABLE,
    );
    for (const { path, ...ends } of rows) {
      await test.step(path, async () => {
        await goInside(page, path);
        await expect(page).toHaveURL(ends[actor]);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      });
    }
    // By an address that is typed it is the same.
    for (const path of depth(["/status", "/nowhere"], ["/", "/status", "/myStudents", "/my-profile", "/nowhere"])) {
      await page.goto(path);
      await expect(page).toHaveURL(TABLE.find((row) => row.path === path)![actor]);
    }
  });

test("after the login one is where one wanted to go", async ({ page, app }) => {
  await page.goto("/games/sudoku/weekly");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/login");
  await page.getByRole("main").getByRole("button").first().click();
  await page.locator('button[name="person"][value="student"]').click();
  await expect(page).toHaveURL(`${app.baseURL}/games/sudoku/weekly`);
  await expect(page.getByRole("grid")).toBeVisible();
});

test("the brand leads home, and the browser's arrow back again", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/home");
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
});
