import { afterEach, beforeEach, expect, it } from "vitest";
import { ignoreRepeats } from "./ignore-repeats.ts";

/** The time stamp of the next event, in milliseconds. */
let now = 0;
let pressed: string[] = [];
let stop = () => undefined as void;
const note = (event: Event) => {
  const { id } = event.target as Element;
  pressed.push(event instanceof KeyboardEvent ? `${id} ${event.key}` : id);
};

beforeEach(() => {
  now = 10_000;
  pressed = [];
  document.body.innerHTML =
    '<button id="one"></button><button id="two"></button><div id="cell" role="gridcell"></div><p id="text"></p>' +
    '<input id="line" /><textarea id="lines"></textarea>';
  stop = ignoreRepeats();
  for (const type of ["click", "keydown"]) document.addEventListener(type, note);
});
afterEach(() => {
  stop();
  for (const type of ["click", "keydown"]) document.removeEventListener(type, note);
});

function send(id: string, event: Event): boolean {
  Object.defineProperty(event, "timeStamp", { value: now });
  return document.getElementById(id)!.dispatchEvent(event);
}
/** Presses with a pointer and lets it go, in 50 ms; the place is in pixels of the page. */
function tap(id: string, [clientX, clientY] = [0, 0], { button = 0, isPrimary = true } = {}): void {
  const options = { clientX, clientY, button, bubbles: true, cancelable: true, detail: 1 };
  const pointer = (type: string) =>
    send(id, Object.assign(new MouseEvent(type, options), { isPrimary, pointerType: "touch" }));
  pointer("pointerdown");
  now += 50;
  pointer("pointerup");
  if (isPrimary) send(id, new MouseEvent("click", options));
}
/** Presses a key and lets it go, in 50 ms. */
function key(id: string, name: string, options: KeyboardEventInit = {}): void {
  for (const type of ["keydown", "keyup"]) {
    send(id, new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, ...options }));
    if (type === "keydown") now += 50;
  }
}

it("counts taps of one place once until it was left alone for 300 ms", () => {
  for (const pause of [0, 120, 299]) {
    now += pause;
    tap("one");
  }
  expect(pressed).toEqual(["one"]);
  now += 300;
  tap("one");
  expect(pressed).toEqual(["one", "one"]);
});

it("counts a tap of another control at once, and not when it is what came to the place of the first", () => {
  tap("one", [100, 100]);
  tap("two", [160, 100]);
  expect(pressed).toEqual(["one", "two"]);
  tap("cell", [170, 110]);
  tap("text", [160, 100]);
  expect(pressed).toEqual(["one", "two"]);
  now += 300;
  tap("cell", [170, 110]);
  expect(pressed).toEqual(["one", "two", "cell"]);
});

it("leaves the other button, a second finger, texts and what a program presses alone", () => {
  tap("cell");
  tap("cell", [0, 0], { button: 2 });
  expect(pressed).toEqual(["cell", "cell"]);
  now += 1_000;
  tap("text");
  tap("text");
  tap("line");
  tap("line");
  expect(pressed.slice(2)).toEqual(["text", "text", "line", "line"]);
  now += 1_000;
  tap("one");
  document.getElementById("one")!.click();
  const seen: string[] = [];
  document.addEventListener("pointerdown", () => seen.push("second finger"), { once: true });
  tap("one", [0, 0], { isPrimary: false });
  expect([pressed.slice(6), seen]).toEqual([["one", "one"], ["second finger"]]);
});

it("counts one key once, wherever the focus goes meanwhile, and different keys each", () => {
  key("one", "Enter");
  key("two", "Enter");
  key("cell", "1");
  key("cell", "2");
  key("cell", "2");
  key("cell", "1");
  expect(pressed).toEqual(["one Enter", "cell 1", "cell 2", "cell 1"]);
  now += 300;
  key("cell", "1");
  expect(pressed).toHaveLength(5);
});

it("counts a key that is held down once, and lets its end through", () => {
  const ends: string[] = [];
  const onUp = (event: KeyboardEvent) => ends.push(event.key);
  document.addEventListener("keyup", onUp);
  const down = (repeat: boolean) =>
    send("one", new KeyboardEvent("keydown", { key: " ", repeat, bubbles: true, cancelable: true }));
  expect(down(false)).toBe(true);
  now += 500;
  expect([down(true), down(true)]).toEqual([false, false]);
  send("one", new KeyboardEvent("keyup", { key: " ", bubbles: true, cancelable: true }));
  key("one", " ");
  document.removeEventListener("keyup", onUp);
  expect([pressed, ends]).toEqual([["one  "], [" "]]);
});

it("leaves keys that move alone, held down too, and those of the browser", () => {
  for (let step = 0; step < 3; step++) key("cell", "ArrowRight", { repeat: step > 0 });
  for (const name of ["Tab", "Tab", "Shift", "Shift"]) key("cell", name);
  key("cell", "z", { ctrlKey: true });
  key("cell", "z", { ctrlKey: true });
  expect(pressed).toHaveLength(9);
});

it("leaves typing alone, and sends a line once", () => {
  for (const name of ["s", "s", "Backspace", "Backspace", "Enter", "Enter"]) key("line", name);
  expect(pressed).toHaveLength(5);
  for (const name of ["s", "s", "Enter", "Enter"]) key("lines", name);
  expect(pressed).toHaveLength(9);
});

it("ends when it is turned off", () => {
  stop();
  tap("one");
  tap("one");
  key("one", "Enter");
  key("one", "Enter");
  expect(pressed).toHaveLength(4);
});
