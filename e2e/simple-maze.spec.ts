import type { Locator, Page } from "@playwright/test";
import { depth, IS_DEEP } from "@karota/engine/testing/depth.ts";
import { deepTest, expect, expectGoodLooks, expectNoAxeViolations, setLanguage, SIZES, test } from "./harness.ts";
import { SIDES, wayOf, type MazeSent, type Place } from "./maze.ts";
import { signInDirectly, someName } from "./people.ts";
import { askServer, boardSent, expectSolved, savesOf, tabTo } from "./playing.ts";
import { sayIn } from "./words.ts";

const say = sayIn("sl");
/** How wide a cell of the turned maze is on a phone at least. */
const MIN_CELL_PX = 21;

/** As an upright phone draws it: rows and columns exchanged. */
function turned(board: MazeSent): MazeSent {
  const { grid, s, e } = board;
  const upright = grid[0]!.map((_, y) =>
    grid.map((row) => ([3, 2, 1, 0] as const).map((side) => row[y]![side]).join("")),
  );
  return { ...board, grid: upright, s: [s[1], s[0]], e: [e[1], e[0]] };
}

const cellAt = (page: Page, [x, y]: Place): Locator => page.locator(`[role=gridcell][data-at="${x},${y}"]`);
const hare = (page: Page): Locator => page.locator('[role=gridcell][tabindex="0"]');
const expectTrail = (page: Page, count: number): Promise<void> =>
  expect(page.getByText(say("simpleMaze.steps", { count }), { exact: true })).toBeVisible();

/** The places where a way bends, and its end. */
const bendsOf = ({ places, keys }: ReturnType<typeof wayOf>): Place[] =>
  places.slice(1).filter((_, n) => keys[n + 1] !== keys[n]);

test("the day's maze is walked to the end by keyboard only, a reload on the way loses nothing", async ({ page }) => {
  const board = await boardSent<MazeSent>(page, () => page.goto("/games/simple_maze/daily"));
  expect([board.grid[0]!.length, board.grid.length]).toEqual([25, 15]);
  const { keys } = wayOf(board);
  const half = Math.floor(keys.length / 2);
  await tabTo(page, hare(page));
  await expect(hare(page)).toHaveAccessibleName(new RegExp(say("simpleMaze.cell.here")));
  for (const key of keys.slice(0, half)) await page.keyboard.press(key);
  await expectTrail(page, half);
  await expectNoAxeViolations(page);

  // Undo goes back by a step, and the trail is there after a reload.
  await page.keyboard.press("Control+z");
  await expectTrail(page, half - 1);
  await page.reload();
  await expectTrail(page, half - 1);
  await tabTo(page, hare(page));
  await page.keyboard.press("Control+y");
  await expectTrail(page, half);
  for (const key of keys.slice(half)) await page.keyboard.press(key);
  await expectSolved(page, say);
  await expectNoAxeViolations(page);
});

test("a wall stops the hare, runs end at forks, and hints lead on, in the deep run to the end", async ({ page }) => {
  const board = await boardSent<MazeSent>(page, () => page.goto("/games/simple_maze/daily"));
  await tabTo(page, hare(page));
  const [x, y] = board.s;
  const blocked = SIDES[[...board.grid[y]![x]!].indexOf("1")]!;
  await page.keyboard.press(blocked.key);
  await expect(hare(page)).toHaveAttribute("data-at", board.s.join(","));
  const open = SIDES[[...board.grid[y]![x]!].indexOf("0")]!;
  await page.keyboard.press(`Shift+${open.key}`);
  await expect(hare(page)).not.toHaveAttribute("data-at", board.s.join(","));

  const hint = page.getByRole("button", { name: say("play.hint"), exact: true });
  const on = page.getByRole("button", { name: say("play.hint.on"), exact: true });
  const move = page.getByRole("button", { name: say("play.hint.move"), exact: true });
  const solved = page.getByRole("heading", { name: say("play.solved"), exact: true });
  for (let hints = 0; hints < depth(3, Infinity) && !(await solved.isVisible()); hints++) {
    const before = await hare(page).getAttribute("data-at");
    await hint.click();
    while (await on.isVisible()) await on.click();
    await move.click();
    await expect(hare(page)).not.toHaveAttribute("data-at", before!);
  }
  if (IS_DEEP) await expectSolved(page, say);
});

deepTest(
  "a person signed in walks the week's maze; the server stores the path and refuses one through walls",
  async ({ page, app }) => {
    await signInDirectly(page, { name: someName("Zajček") }, app);
    await setLanguage(page, "sl");
    const board = await boardSent<MazeSent>(page, () => page.goto("/games/simple_maze/weekly"));
    expect([board.grid[0]!.length, board.grid.length]).toEqual([25, 25]);
    const saves = savesOf(page);
    const { keys, places } = wayOf(board);
    await tabTo(page, hare(page));
    for (const key of keys.slice(0, -1)) await page.keyboard.press(key);
    const now = () => askServer<MazeSent>(page, "games/simple_maze/periodic/weekly");
    await expect.poll(async () => (await now()).path.length).toBe(keys.length);
    expect((await now()).path).toEqual(places.slice(0, -1));

    const { origin, token } = await page.evaluate(() => ({
      origin: location.origin,
      token: (JSON.parse(localStorage.getItem("karota:user") ?? "{}") as { token: string }).token,
    }));
    const forged = await page.request.post(`${origin}/api/v1/games/user_simple_maze_weekly`, {
      headers: { authorization: `Bearer ${token}` },
      data: { gridId: board.gridId, path: [board.s, board.e], completed: true },
    });
    expect(forged.status()).toBe(400);
    expect((await now()).completed).toBe(false);

    await page.keyboard.press(keys.at(-1)!);
    await expectSolved(page, say);
    await expect.poll(async () => (await now()).completed).toBe(true);
    expect(saves.accepted.length).toBeGreaterThan(0);
  },
);

test.describe("with a finger on a small phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("the day's maze is walked by tapping, swiping and dragging, in the deep run to the end", async ({ page }) => {
    const board = turned(await boardSent<MazeSent>(page, () => page.goto("/games/simple_maze/daily")));
    const way = wayOf(board);
    const touch = await page.context().newCDPSession(page);
    const middleOf = async (place: Place) => {
      const box = (await cellAt(page, place).boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    /** A finger goes slowly over these places and rests on the last: after a flick, browsers leave out the next tap. */
    const draw = async (places: readonly Place[]): Promise<void> => {
      const points = await Promise.all(places.map(middleOf));
      const way = [...points, points.at(-1)!];
      const begun = Date.now() / 1000 - way.length;
      const at = (step: number, type: "touchStart" | "touchMove" | "touchEnd") =>
        touch.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [way[step]!],
          timestamp: begun + step,
        });
      await at(0, "touchStart");
      for (const step of way.keys()) if (step > 0) await at(step, "touchMove");
      await at(way.length, "touchEnd");
    };
    await hare(page).waitFor();
    await expectNoAxeViolations(page);

    // Dragged along its corridor, the hare follows the finger.
    await draw(way.places.slice(0, 9));
    await expectTrail(page, 8);
    // A swipe far from the hare sends it on to the next fork; undo takes that back as one move.
    const side = SIDES.find(({ key }) => key === way.keys[8])!;
    const far = board.s[1] === 0 ? 18 : 6;
    await draw([0, 1, 2, 3].map((n) => [7 + n * side.step[0], far + n * side.step[1]] as const));
    await expect(hare(page)).not.toHaveAttribute("data-at", way.places[8]!.join(","));
    await page.getByRole("button", { name: say("play.undo"), exact: true }).tap();
    await expectTrail(page, 8);
    // Looked at closely, the cells are as large as a finger needs.
    await page.getByRole("button", { name: say("board.zoom.in"), exact: true }).tap();
    expect((await hare(page).boundingBox())!.width).toBeGreaterThanOrEqual(36);
    const bends = bendsOf(way).filter((bend) => way.places.indexOf(bend) > 8);
    const tapped = bends.slice(0, depth(3, bends.length));
    for (const place of tapped) {
      await cellAt(page, place).scrollIntoViewIfNeeded();
      await cellAt(page, place).tap();
    }
    if (tapped.length === bends.length) await expectSolved(page, say);
    else await expectTrail(page, way.places.indexOf(tapped.at(-1)!));
    await expectNoAxeViolations(page);
  });

  deepTest("the arrow keys on the page lead to the end as well", async ({ page }) => {
    const board = turned(await boardSent<MazeSent>(page, () => page.goto("/games/simple_maze/daily")));
    const { keys, places } = wayOf(board);
    const words = { ArrowUp: "up", ArrowRight: "right", ArrowDown: "down", ArrowLeft: "left" } as const;
    await hare(page).waitFor();
    for (let at = 0; at < keys.length;) {
      const direction = words[keys[at] as keyof typeof words];
      await page.getByRole("button", { name: say("simpleMaze.view.arrow.run", { direction }), exact: true }).tap();
      if (places.length - 1 === at) break;
      const here = (await hare(page).getAttribute("data-at"))!;
      at = places.findIndex((place) => place.join(",") === here);
      expect(at, `${here} is on the way`).toBeGreaterThan(0);
    }
    await expectSolved(page, say);
  });
});

test("on an upright phone the maze is turned: arrows move as they are seen, and turning the phone loses nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const board = await boardSent<MazeSent>(page, () => page.goto("/games/simple_maze/daily"));
  const [wide, upright] = [wayOf(board), wayOf(turned(board))];
  await expect(page.getByRole("row")).toHaveCount(25);
  expect((await hare(page).boundingBox())!.width).toBeGreaterThanOrEqual(MIN_CELL_PX);
  await tabTo(page, hare(page));
  for (const key of upright.keys.slice(0, 4)) await page.keyboard.press(key);
  await expect(hare(page)).toHaveAttribute("data-at", upright.places[4]!.join(","));
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(page.getByRole("row")).toHaveCount(15);
  await expect(hare(page)).toBeFocused();
  await page.keyboard.press(wide.keys[4]!);
  await expect(hare(page)).toHaveAttribute("data-at", wide.places[5]!.join(","));
  await expectTrail(page, 5);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(hare(page)).toHaveAttribute("data-at", upright.places[5]!.join(","));
  await expect(hare(page)).toBeFocused();
});

test("on an upright phone the whole maze is seen above one row of arrow keys", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto("/games/simple_maze/daily");
  await hare(page).waitFor();
  const keys = page.getByRole("group", { name: say("board.keys"), exact: true }).getByRole("button");
  const boxes = await Promise.all((await keys.all()).map(async (key) => (await key.boundingBox())!));
  expect(boxes.map(({ height }) => height)).toEqual(boxes.map(() => 44));
  expect(new Set(boxes.map(({ y }) => y)).size, "rows of keys").toBe(1);
  const lastRow = (await page.getByRole("row").last().boundingBox())!;
  expect(lastRow.y + lastRow.height, "the end of the last row").toBeLessThanOrEqual(boxes[0]!.y);
});

test("the maze looks right in both sizes and schemes", async ({ page }) => {
  await page.goto("/games/simple_maze/daily");
  await hare(page).waitFor();
  await expectGoodLooks(page);
});
