import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGE_COOKIE } from "@karota/contract/language-cookie.ts";
import { ROOT } from "../scripts/run.ts";
import { expect } from "./harness.ts";
import type { Place } from "./maze.ts";
import type { ScreenReader, Spoken } from "./screen-reader.ts";
import type { Language } from "./words.ts";

/*
 * Transcripts of what a screen reader says in a journey by keyboard, in docs/heard: a step is what the person does, and
 * below it what is spoken then. HEARD=write writes them anew.
 */

interface Step {
  readonly does: string;
  /** Null where a page opens: what Orca says of its title depends on when the page sets it. */
  readonly spoken: readonly Spoken[] | null;
}

export interface Transcript {
  readonly file: string;
  readonly title: string;
  readonly steps: readonly Step[];
}

/** A person who listens: everything that is done with it is a step of the transcript. */
export interface Ear {
  /**
   * Opens an address and listens as soon as an element that this selector finds is there. The page has a name where
   * its address is another one each time.
   */
  open(path: string, shown: string, called?: string): Promise<void>;
  /**
   * Presses a key as xdotool names it and listens; where a selector is given, as soon as it finds an element. Returns
   * what was spoken.
   */
  press(key: string, shown?: string): Promise<readonly Spoken[]>;
  /** Presses a key that leads to another page and waits until an element that this selector finds is there. */
  follow(key: string, shown: string): Promise<void>;
  /** Presses a key, and listens each time, until what has the focus fits this selector. */
  pressUntil(key: string, focused: string): Promise<void>;
  /** Moves to a cell of a board by arrows, first along its row until something is in the way; the board has to have the focus. */
  goTo(place: Place): Promise<void>;
  readonly steps: readonly Step[];
}

/** More presses than any way takes: what is sought is not there. */
const MAX_PRESSES = 60;
/** Servers share the machine with the reader. */
const PAGE_TIMEOUT_MS = 120_000;

/** Runs in a page: waits until there is an element that this selector finds. */
function appears(selector: string): Promise<true> {
  return new Promise((done) => {
    const look = () => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      done(true);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  });
}

/**
 * Runs in a page: what its live regions say now. Orca says that before what the focus goes to with the same key or after it,
 * as it comes: transcripts have it after it.
 */
function announcements(): readonly string[] {
  return [...document.querySelectorAll("[aria-live], [role=status]")].map((region) => region.textContent.trim());
}

/**
 * Orca says this of the cell that has the focus when the cell's state arrives after the focus, and nothing when it arrives
 * before: which comes first changes from run to run, so no transcript has it.
 */
const STATE_AFTER_FOCUS = "selected";

/** A visitor of this language whom the browser has not seen before. */
export async function beginAnew({ browser }: ScreenReader, baseURL: string, language: Language): Promise<void> {
  await browser.open(`${baseURL}/robots.txt`);
  await browser.evaluate(
    (cookie, chosen) => {
      localStorage.clear();
      localStorage.setItem("karota:language", chosen);
      // By it the server makes its documents.
      document.cookie = `${cookie}=${chosen}; path=/`;
    },
    LANGUAGE_COOKIE,
    language,
  );
}

export function listenWith({ browser, ...reader }: ScreenReader, baseURL: string): Ear {
  const steps: Step[] = [];
  const show = (selector: string) => async () => void (await browser.evaluate(appears, selector));
  const press: Ear["press"] = async (key, shown) => {
    const spoken = await reader.press(key, shown === undefined ? undefined : show(shown));
    const announced = await browser.evaluate(announcements);
    const isAnnounced = ({ text }: Spoken) => announced.includes(text);
    const lasting = spoken.filter(({ text }) => text !== STATE_AFTER_FOCUS);
    const ordered = lasting.toSorted((one, other) => Number(isAnnounced(one)) - Number(isAnnounced(other)));
    steps.push({ does: key, spoken: ordered });
    return ordered;
  };
  // While a page is left, no work can be done in it.
  const showNext = (selector: string) => () =>
    expect
      .poll(() => browser.evaluate((wanted) => document.querySelector(wanted) !== null, selector).catch(() => false), {
        message: selector,
        timeout: PAGE_TIMEOUT_MS,
      })
      .toBe(true);
  const hasFocus = (selector: string) =>
    browser.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const placeOfFocus = async (): Promise<Place> => {
    const at = await browser.evaluate(() => document.activeElement?.getAttribute("data-at") ?? "");
    if (at === "") throw new Error("No cell has the focus.");
    return at.split(",").map(Number) as unknown as Place;
  };
  return {
    steps,
    async open(path, shown, called = path.replace(/\?.*/, "")) {
      await reader.open(`${baseURL}${path}`, show(shown));
      steps.push({ does: `Opens ${called}`, spoken: null });
    },
    press,
    async follow(key, shown) {
      await reader.press(key, showNext(shown));
      steps.push({ does: key, spoken: null });
    },
    async pressUntil(key, focused) {
      for (let presses = 0; !(await hasFocus(focused)); presses++) {
        if (presses === MAX_PRESSES) throw new Error(`${key} does not lead to ${focused}.`);
        await press(key);
      }
    },
    async goTo([x, y]) {
      const back: Readonly<Record<string, string>> = { Right: "Left", Left: "Right" };
      let [before, last] = ["", ""];
      for (let at = await placeOfFocus(), presses = 0; at.join() !== `${x},${y}`; at = await placeOfFocus()) {
        if (++presses > MAX_PRESSES) throw new Error(`Arrows do not lead to ${x},${y}.`);
        const [along, across] = [at[0] < x ? "Right" : "Left", at[1] < y ? "Down" : "Up"];
        // Something is in the way, or the arrow went over the column.
        const isStuck = at.join() === before ? last !== across : last === back[along];
        before = at.join();
        last = at[1] === y || (at[0] !== x && !isStuck) ? along : across;
        await press(last);
      }
    },
  };
}

const FOLDER = join(ROOT, "docs", "heard");

/** The steps as Markdown: what is done, and what is spoken then. What Orca interrupts itself is not heard. */
function transcriptOf(title: string, steps: readonly Step[]): string {
  const lines = steps.flatMap(({ does, spoken }) => {
    if (spoken === null) return [`- **${does}**`];
    const texts = spoken.filter(({ cut }) => !cut).map(({ text }) => text);
    return [`- **${does}**`, ...(texts.length === 0 ? ["  - (nothing)"] : texts.map((text) => `  - ${text}`))];
  });
  return [`# ${title}`, "", ...lines, ""].join("\n");
}

/** Compares what was heard with the transcript of this name, or writes it. */
export function expectAsStored({ file: name, title, steps }: Transcript): void {
  const file = join(FOLDER, `${name}.md`);
  const transcript = transcriptOf(title, steps);
  if (process.env["HEARD"] === "write") {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, transcript);
  }
  expect(transcript, `docs/heard/${name}.md`).toBe(readFileSync(file, "utf8"));
}
