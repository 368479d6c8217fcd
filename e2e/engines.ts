import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { needsProgram } from "@karota/server/testing/programs.ts";
import { freePort } from "../scripts/free-port.ts";
import { start } from "../scripts/run.ts";

/*
 * Browsers that Playwright cannot drive, as Debian builds them: Firefox by WebDriver BiDi over its own socket, WebKit by
 * WebDriver over HTTP. Only what the tests need of both protocols.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What assistive technology gets of an element. */
export interface Named {
  readonly role: string;
  readonly name: string;
}

/** A browser with one page. A refusal throws an Error with the browser's message. */
export interface Engine {
  readonly name: string;
  open(address: string): Promise<void>;
  /** Runs a function in the page, which may use its arguments alone; they and its result travel as JSON. */
  evaluate<Words extends readonly unknown[], Result>(
    work: (...words: Words) => Result | Promise<Result>,
    ...words: Words
  ): Promise<Result>;
  /** Clicks at this place of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: string): Promise<void>;
  /** The size of the page's window, in CSS pixels; at least 320 wide. */
  resize(size: Size): Promise<void>;
  /**
   * What assistive technology gets of each element that this selector finds, in the order of the page. Firefox only
   * answers whether a guess is right, with the guess or null; there is one for each element.
   */
  named(selector: string, guesses: readonly Named[]): Promise<readonly (Named | null)[]>;
  /** What the window shows, as PNG in base64, one pixel a CSS pixel. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

/** A browser that was started here. */
export interface StartedEngine extends Engine {
  /** The folder of what is downloaded, which ends with the browser. */
  readonly downloads: string;
}

type Actions = readonly object[];

/** The key of an element's number in answers of WebDriver. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** The toolbar of WebKit's browser, which would not let its window be as narrow as a phone. */
const NARROW_TOOLBAR = "button, entry { min-width: 0; padding: 0 }";

/** The window that pages of WebKit are shown in has to fit on it. */
const SCREEN = "1600x1400x24";
/** Between two looks whether a driver listens. */
const LOOKS_MS = 50;

/** The script that a browser runs: the result as JSON text, which both protocols carry alike. */
const scriptOf = (work: (...words: never[]) => unknown, words: readonly unknown[]): string =>
  `(async () => JSON.stringify(await (${work.toString()})(...${JSON.stringify(words)})) ?? "null")()`;

const mouse = (x: number, y: number): Actions => [
  {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
];
const keyboard = (key: string): Actions => [
  {
    type: "key",
    id: "keyboard",
    actions: [
      { type: "keyDown", value: key },
      { type: "keyUp", value: key },
    ],
  },
];

/** The width in pixels, from the header of a PNG. */
const widthOf = (picture: string): number => Buffer.from(picture, "base64").readUInt32BE(16);

/** What a program says in its first line that matches. @throws Error when the stream ends before */
export function said(stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((done, failed) => {
    const lines = createInterface({ input: stream });
    lines.on("line", (line) => {
      const match = pattern.exec(line);
      if (match) done(match[1]!);
    });
    lines.once("close", () => failed(new Error(`A program ended before it said ${pattern.source}.`)));
  });
}

interface BidiAnswer {
  readonly id: number;
  readonly type: string;
  readonly result?: Record<string, unknown>;
  readonly message?: string;
}
interface Node {
  readonly sharedId: string;
}
type Call = (method: string, parameters?: object) => Promise<Record<string, unknown>>;

/** WebDriver BiDi: calls by number, answered in any order. */
async function bidi(address: string): Promise<Call> {
  const socket = new WebSocket(address);
  await new Promise((done, failed) => {
    socket.addEventListener("open", done, { once: true });
    socket.addEventListener("error", () => failed(new Error(`Nobody listens at ${address}.`)), { once: true });
  });
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data)) as BidiAnswer;
    const call = waiting.get(id);
    waiting.delete(id);
    if (type === "success") call?.resolve(result!);
    else call?.reject(new Error(message));
  });
  socket.addEventListener("close", () => {
    for (const call of waiting.values()) call.reject(new Error("The browser has ended."));
  });
  let calls = 0;
  return (method, params = {}) => {
    const call = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(++calls, call);
    socket.send(JSON.stringify({ id: calls, method, params }));
    return call.promise;
  };
}

/** Firefox, without a window; with the environment of a screen in its only window there, which fills it. */
export async function startFirefox(program: string, screen?: NodeJS.ProcessEnv): Promise<StartedEngine> {
  const profile = mkdtempSync(join(tmpdir(), "karota-firefox-"));
  const downloads = join(profile, "Downloads");
  mkdirSync(downloads);
  // Links look the same whatever was opened before, and a screen reader names them so.
  writeFileSync(join(profile, "user.js"), 'user_pref("places.history.enabled", false);\n');
  // Where a person presses keys, a page has to have the focus from the beginning, not the address bar.
  const [form, first] = screen ? ["--kiosk", "data:text/html,<title>Karota</title>"] : ["--headless", "about:blank"];
  const words = [form, "--no-remote", "--profile", profile, "--remote-debugging-port=0", first];
  const browser = start(program, words, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...(screen ?? process.env), HOME: profile },
  });
  const ended = new Promise((done) => browser.once("exit", done));
  const call = await bidi(`${await said(browser.stderr!, /BiDi listening on (\S+)/)}/session`);
  await call("session.new", { capabilities: {} });
  const { contexts } = (await call("browsingContext.getTree")) as { contexts: readonly { context: string }[] };
  const context = contexts[0]!.context;
  const act = async (actions: Actions) => void (await call("input.performActions", { context, actions }));
  return {
    name: "Firefox",
    downloads,
    async open(url) {
      // A PDF that was downloaded opens in front of the page, which fetches nothing ahead while it is hidden. On a screen,
      // where nothing is downloaded, a reader would say that the window has the focus again.
      if (!screen) await call("browsingContext.activate", { context });
      await call("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(work, ...args) {
      const expression = scriptOf(work, args);
      const answer = await call("script.evaluate", { expression, awaitPromise: true, target: { context } });
      if (answer["type"] !== "success") throw new Error(JSON.stringify(answer["exceptionDetails"]));
      return JSON.parse((answer["result"] as { value: string }).value);
    },
    click: (x, y) => act(mouse(x, y)),
    press: (key) => act(keyboard(key)),
    resize: async (viewport) => void (await call("browsingContext.setViewport", { context, viewport })),
    async named(selector, guesses) {
      const { nodes } = await call("browsingContext.locateNodes", {
        context,
        locator: { type: "css", value: selector },
      });
      const isRight = async ({ sharedId }: Node, guess: Named): Promise<boolean> => {
        // In the element alone, which may be what is looked for: in the page it takes a second.
        const value = guess.role === "" ? { name: guess.name } : guess;
        const where = { context, startNodes: [{ sharedId }] };
        const found = await call("browsingContext.locateNodes", {
          ...where,
          locator: { type: "accessibility", value },
        });
        return (found["nodes"] as readonly Node[]).some((node) => node.sharedId === sharedId);
      };
      return Promise.all(
        (nodes as readonly Node[]).map(async (node, place) => {
          const guess = guesses[place];
          return guess && (await isRight(node, guess)) ? guess : null;
        }),
      );
    },
    picture: async () => (await call("browsingContext.captureScreenshot", { context }))["data"] as string,
    async close() {
      await call("browser.close");
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function startWebKit(program: string, screenProgram: string): Promise<StartedEngine> {
  const screen = start(screenProgram, ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await said(screen.stdio[3] as Readable, /^(\d+)$/);
  const port = await freePort();
  // What is downloaded lies there, as no other folder is named for it.
  const downloads = mkdtempSync(join(tmpdir(), "karota-webkit-"));
  const looks = join(downloads, ".config", "gtk-3.0");
  mkdirSync(looks, { recursive: true });
  writeFileSync(join(looks, "gtk.css"), NARROW_TOOLBAR);
  const driver = start(program, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${display}`, HOME: downloads },
  });
  const home = `http://127.0.0.1:${port}`;
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${home}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error((value as { message: string }).message);
    return value;
  };
  const listens = () =>
    fetch(`${home}/status`).then(
      ({ ok }) => ok,
      () => driver.exitCode !== null,
    );
  while (!(await listens())) await wait(LOOKS_MS);
  const { sessionId } = (await ask("POST", "/session", { capabilities: {} })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const post = (path: string, body: object) => ask("POST", `${session}/${path}`, body);
  const act = async (actions: Actions) => void (await post("actions", { actions }));
  const evaluate: Engine["evaluate"] = async (work, ...words) =>
    JSON.parse((await post("execute/sync", { script: `return ${scriptOf(work, words)}`, args: [] })) as string);
  const shown = () => evaluate(() => ({ width: innerWidth, height: innerHeight }));
  return {
    name: "WebKit",
    downloads,
    open: async (url) => void (await post("url", { url })),
    evaluate,
    click: (x, y) => act(mouse(x, y)),
    press: (key) => act(keyboard(key)),
    async resize({ width, height }) {
      // The window has a bar of its own around the page.
      const outside = (await ask("GET", `${session}/window/rect`)) as Size;
      const inside = await shown();
      const around = { width: outside.width - inside.width, height: outside.height - inside.height };
      await post("window/rect", { width: width + around.width, height: height + around.height });
      for (let now = inside; now.width !== width || now.height !== height; now = await shown()) await wait(LOOKS_MS);
    },
    async named(selector) {
      const elements = (await post("elements", { using: "css selector", value: selector })) as Record<string, string>[];
      const named: Named[] = [];
      for (const { [ELEMENT]: id } of elements) {
        const get = (what: string) => ask("GET", `${session}/element/${id}/${what}`) as Promise<string>;
        named.push({ role: await get("computedrole"), name: await get("computedlabel") });
      }
      return named;
    },
    async picture() {
      const { width } = await shown();
      // It gives what was painted last, which may be from before: two pictures alike, each after new paintings.
      for (let last = ""; ;) {
        await evaluate(async () => {
          for (let paintings = 0; paintings < 3; paintings++)
            await new Promise<number>((done) => void requestAnimationFrame(done));
        });
        const picture = (await ask("GET", `${session}/screenshot`)) as string;
        if (picture === last && widthOf(picture) === width) return picture;
        last = picture;
      }
    },
    async close() {
      await ask("DELETE", session);
      for (const one of [driver, screen]) {
        const ended = new Promise((done) => one.once("exit", done));
        one.kill();
        await ended;
      }
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

/** Starts the browsers beside Chromium that there are; those that are missing are recorded for the end of the run. */
export async function startEngines(): Promise<readonly StartedEngine[]> {
  const firefox = needsProgram("firefox-esr");
  const [webKit, screen] = [needsProgram("WebKitWebDriver"), needsProgram("Xvfb")];
  return Promise.all([
    ...(firefox === null ? [] : [startFirefox(firefox)]),
    ...(webKit === null || screen === null ? [] : [startWebKit(webKit, screen)]),
  ]);
}
