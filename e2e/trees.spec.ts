import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { chromiumOf } from "./chromium.ts";
import { click, expectOnPage, openFresh, POLL_MS } from "./driving.ts";
import { DESKTOP } from "./engine-looks.ts";
import { engineTest } from "./engine-test.ts";
import type { Engine, Named } from "./engines.ts";
import { expect } from "./harness.ts";
import { sayIn } from "./words.ts";

/*
 * Role and name of every control, cell and heading are alike in Chromium, Firefox and WebKit, each of which computes them by
 * itself. Firefox's driver gives no names, but finds elements by them: of a difference it knows only that there is one.
 */

const say = sayIn("sl");
engineTest.describe.configure({ timeout: 600_000 });
engineTest.beforeEach(({ engines }) => engineTest.skip(engines.length === 0, "There is only Chromium."));
const deepTest = IS_DEEP ? engineTest : engineTest.skip;
const MARK = "data-tree";

/** Runs in a page: marks what is compared, in what a modal dialog leaves; gives a line for each that says which it is. */
function markAll(mark: string): readonly string[] {
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  const within = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const compared = "a[href], button, summary, input, select, textarea, h1, h2, h3, h4, [role=gridcell], [role=option]";
  // What readers skip may differ: where there is no font for it, the picture beside a clue is left out.
  const wordsOf = (one: Element): string => {
    const copy = one.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent.trim().slice(0, 40);
  };
  return [...within.querySelectorAll(compared)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert], [aria-hidden=true]"))
    .map((one) => {
      one.setAttribute(mark, "");
      return `${one.localName} ${one.id || one.getAttribute("data-at") || wordsOf(one)}`;
    });
}

/** ARIA has no role for a summary; Chromium's own word for it is nowhere else. */
const asElsewhere = (one: Named | null): Named => {
  const { role, name } = one!;
  return { role: role === "DisclosureTriangle" ? "" : role, name };
};

/** Equal, or a list to choose from, which opens in WebKit by a button that says what is chosen after its name. */
const isAlike = (chromium: Named, other: Named): boolean => {
  if (chromium.role === "combobox" && other.role === "button") return other.name.startsWith(`${chromium.name} `);
  return other.role === chromium.role && other.name === chromium.name;
};

interface Screen {
  readonly path: string;
  readonly shown: string;
  readonly prepare?: (engine: Engine) => Promise<void>;
}
const SCREENS: Readonly<Record<string, Screen>> = {
  home: { path: "/home", shown: "main h2" },
  "the sign-in": { path: "/login", shown: "main h1" },
  "the page of a game": { path: "/games/sudoku", shown: "main h1" },
  sudoku: { path: "/games/sudoku/daily", shown: "main [data-at]" },
  minesweeper: { path: "/games/minesweeper/daily", shown: "main [data-at]" },
  crossword: { path: "/games/crossword/daily", shown: "main [data-at]" },
  memory: { path: "/games/memory/daily", shown: "main [data-at]" },
  "a quiz": { path: "/games/fractions/daily", shown: "main [aria-keyshortcuts]" },
  "a dialog": {
    path: "/games/sudoku/daily",
    shown: "main [data-at]",
    prepare: async (engine) => {
      await click(engine, `main button[aria-label="${say("play.help")}"]`);
      await expectOnPage(engine, "dialog[open]");
    },
  },
};

for (const [title, { path, shown, prepare }] of Object.entries(SCREENS))
  deepTest(`${title} has the same roles and names in every browser`, async ({ page, engines, app }) => {
    const show = async (engine: Engine): Promise<void> => {
      await engine.resize(DESKTOP);
      await openFresh(engine, app.baseURL, path);
      await expectOnPage(engine, shown);
      await prepare?.(engine);
    };
    const chromium = chromiumOf(page);
    await show(chromium);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const elements = await chromium.evaluate(markAll, MARK);
    expect(elements).not.toEqual([]);
    const model = (await chromium.named(`[${MARK}]`, [])).map(asElsewhere);
    for (const engine of engines) {
      await show(engine);
      const mark = () => engine.evaluate(markAll, MARK);
      await expect.poll(mark, { message: engine.name, timeout: POLL_MS }).toEqual(elements);
      const named = await engine.named(`[${MARK}]`, model);
      const differences = named.flatMap((one, place) => {
        const expected = model[place]!;
        if (one && isAlike(expected, one)) return [];
        return [`${elements[place]}: ${JSON.stringify(one)} for ${JSON.stringify(expected)}`];
      });
      expect(differences, engine.name).toEqual([]);
    }
  });
