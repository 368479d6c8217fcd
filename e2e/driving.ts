import { LANGUAGE_COOKIE } from "@karota/contract/language-cookie.ts";
import type { Engine } from "./engines.ts";
import { asShell, expect, type Who } from "./harness.ts";
import { sessionOf, type Caller } from "./people.ts";

/* What a person does in a browser that Playwright cannot drive. */

/** Browsers share the machine. */
export const POLL_MS = 60_000;

/** Opens an address and waits for what the page then shows to this person, which moves what was there before. */
export async function open(engine: Engine, address: string): Promise<void> {
  await engine.open(address);
  await expect
    .poll(() => engine.evaluate(() => globalThis.karotaEarly === undefined), {
      message: `${engine.name}: ${address}`,
      timeout: POLL_MS,
    })
    .toBe(true);
}

/** Makes this browser that of a new visitor, in Slovenian, on a document without scripts: a page would load in vain. */
export async function clearBrowser(engine: Engine, baseURL: string): Promise<void> {
  await engine.open(`${baseURL}/robots.txt`);
  await engine.evaluate((cookie) => {
    localStorage.clear();
    localStorage.setItem("karota:language", "sl");
    // By it the server makes its documents.
    document.cookie = `${cookie}=sl; path=/`;
  }, LANGUAGE_COOKIE);
}

/** Opens an address as a new visitor, in Slovenian. */
export async function openFresh(engine: Engine, baseURL: string, path: string): Promise<void> {
  await clearBrowser(engine, baseURL);
  // The board of a rendered document would be the server's own.
  await open(engine, `${baseURL}${asShell(path)}`);
}

/** Clicks the middle of the first element that fits and has these words, as soon as there is one that does not move. */
export async function click(engine: Engine, selector: string, words: string | null = null): Promise<void> {
  const middle = () =>
    engine.evaluate(
      async (wanted, text) => {
        const fits = (one: Element) => text === null || one.textContent.trim() === text;
        const find = () => [...document.querySelectorAll(wanted)].find(fits);
        const middleNow = () => {
          const box = find()?.getBoundingClientRect();
          return box && box.width > 0 ? [box.x + box.width / 2, box.y + box.height / 2] : null;
        };
        find()?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const before = middleNow();
        if (before === null) return null;
        // What is loaded above it pushes it away, and a dialog rises.
        for (let frames = 0; frames < 2; frames++)
          await new Promise<number>((done) => void requestAnimationFrame(done));
        const now = middleNow();
        const stays = now?.every((place, axis) => Math.abs(place - before[axis]!) < 1) ?? false;
        return stays ? now!.map((place) => Math.round(place)) : null;
      },
      selector,
      words,
    );
  let at: number[] | null = null;
  // While a page is left, no work can be done in it.
  const look = async () => (at = await middle().catch(() => null));
  await expect.poll(look, { message: `${engine.name}: ${selector}`, timeout: POLL_MS }).not.toBeNull();
  await engine.click(at![0]!, at![1]!);
}

export const expectOnPage = (engine: Engine, selector: string): Promise<void> =>
  expect
    .poll(() => engine.evaluate((wanted) => document.querySelector(wanted) !== null, selector), {
      message: `${engine.name}: ${selector}`,
      timeout: POLL_MS,
    })
    .toBe(true);

/** Types into the field that this selector finds, over what it has. */
export async function type(engine: Engine, selector: string, text: string): Promise<void> {
  await click(engine, selector);
  await engine.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.select(), selector);
  for (const letter of text) await engine.press(letter);
}

/** Signs this browser in where the sign-in itself is not what is tested, for the page that is opened next. */
export async function signInDirectly(engine: Engine, who: Who, app: Parameters<typeof sessionOf>[0]): Promise<Caller> {
  const { caller, session } = await sessionOf(app, who);
  await clearBrowser(engine, app.baseURL);
  await engine.evaluate((text) => localStorage.setItem("karota:user", text), session);
  return caller;
}
