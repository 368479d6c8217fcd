import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TypedAnswer } from "@karota/games/quiz-view/typed-answer.tsx";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { scan } from "./scanning.ts";

let stop = (): void => undefined;
let clicked: string[] = [];
const mark = (): HTMLElement => document.querySelector("[data-mark]")!;
const back = (): HTMLElement => mark().querySelector("button")!;

/** Shows a page, lays it out as if all of it were in sight, and turns the scanning on. */
function open(html: string, seconds = 0): void {
  document.body.innerHTML = html;
  begin(seconds);
}
function begin(seconds: number): void {
  const frame = document.createElement("div");
  frame.dataset["mark"] = "";
  frame.dataset["scanMark"] = "";
  frame.append(document.createElement("button"));
  stop = scan(frame, frame.querySelector("button")!, seconds);
  vi.advanceTimersToNextFrame();
}
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const target = document.activeElement ?? document.body;
  const send = (type: string) =>
    target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...more }));
  const isFree = send("keydown");
  send("keyup");
  vi.advanceTimersToNextFrame();
  return isFree;
}
const focused = (): string => (document.activeElement as HTMLElement).id || document.activeElement!.textContent;

beforeEach(() => {
  clicked = [];
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  Element.prototype.scrollIntoView = () => undefined;
  document.addEventListener("click", note);
});
afterEach(() => {
  stop();
  cleanup();
  document.removeEventListener("click", note);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});
const note = ({ target }: Event): void => void clicked.push((target as Element).id);

const PAGE =
  '<header id="head"><button id="a"></button><button id="b"></button></header>' +
  '<main id="main"><button id="c"></button><div id="tools" role="toolbar"><button id="d"></button><button id="e"></button></div></main>';

it("begins at the content, enters a group, uses a control there and steps back out", () => {
  open(PAGE);
  expect(mark().hidden).toBe(false);
  press(" ");
  expect(focused()).toBe("tools");
  press("Enter");
  expect(focused()).toBe("d");
  press(" ");
  press("Enter");
  expect([focused(), clicked]).toEqual(["e", ["e"]]);
  press(" ");
  expect(document.activeElement).toBe(back());
  press("Enter");
  expect([focused(), clicked]).toEqual(["tools", ["e"]]);
});

it("goes on from where the focus was put by somebody or by the page", () => {
  open(PAGE);
  document.getElementById("a")!.focus();
  vi.advanceTimersToNextFrame();
  press(" ");
  expect(focused()).toBe("b");
});

it("marks what there is when what was marked is hidden, as the header is once a game has come", () => {
  open(PAGE);
  document.getElementById("a")!.focus();
  vi.advanceTimersToNextFrame();
  document.getElementById("main")!.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  document.getElementById("head")!.style.visibility = "hidden";
  vi.advanceTimersToNextFrame();
  expect(mark().style.width).toBe("300px");
});

it("takes both keys from the page, and leaves others and those with Ctrl alone; a key that is held down counts once", () => {
  open(PAGE);
  const seen: string[] = [];
  const onKey = ({ key }: KeyboardEvent) => seen.push(key);
  document.body.addEventListener("keydown", onKey);
  document.getElementById("c")!.focus();
  expect([press(" "), press(" ", { repeat: true }), press("ArrowDown"), press("Enter", { ctrlKey: true })]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  document.body.removeEventListener("keydown", onKey);
  expect([seen, focused()]).toEqual([["ArrowDown", "Enter"], "tools"]);
});

it("lets a dialog be all there is, closes it by its step back, and returns to what opened it", () => {
  open(PAGE);
  const dialog = document.createElement("dialog");
  dialog.innerHTML = '<button id="yes"></button><button id="no"></button>';
  dialog.setAttribute("open", "");
  const onCancel = () => dialog.remove();
  dialog.addEventListener("cancel", onCancel);
  document.body.append(dialog);
  vi.advanceTimersToNextFrame();
  expect(dialog.contains(mark())).toBe(true);
  press(" ");
  expect(focused()).toBe("no");
  press(" ");
  press("Enter");
  expect([dialog.isConnected, document.body.contains(mark())]).toEqual([false, true]);
});

it("reads on from a heading of a dialog in the dialog, not in the page behind it", () => {
  const [inPage, inDialog] = [vi.fn<() => void>(), vi.fn<() => void>()];
  vi.stubGlobal("scrollBy", inPage);
  open('<main id="main"></main><dialog open><h3 id="title"></h3><button id="yes"></button></dialog>');
  document.querySelector("dialog")!.scrollBy = inDialog;
  document.getElementById("yes")!.focus();
  press(" ");
  press(" ");
  expect(focused()).toBe("title");
  press("Enter");
  expect([inDialog.mock.calls.length, inPage.mock.calls.length]).toEqual([1, 0]);
  vi.unstubAllGlobals();
});

it("leads from a cell that waits for its sign to the keys, and from no other cell", () => {
  const cell = (id: string) => `<div role="gridcell" id="${id}" tabindex="-1"></div>`;
  open(
    `<main id="main"><div role="grid"><div role="row">${cell("one")}${cell("two")}</div></div>` +
      '<div data-keypad><div role="group"><button id="k1"></button><button id="k2"></button></div></div></main>',
  );
  document.getElementById("one")!.focus();
  vi.advanceTimersToNextFrame();
  press("Enter");
  expect(focused()).toBe("one");
  document.getElementById("one")!.setAttribute("aria-selected", "true");
  press("Enter");
  expect(focused()).toBe("k1");
});

it("writes a typed answer by the rows of the keys below its field, and sends it next", () => {
  const answer = vi.fn<(text: string) => void>();
  render(
    <main>
      <TypedAnswer
        entry="number"
        speaker={SPEAKERS.sl}
        isRead={() => true}
        signs={[..."1234567890,−/ "]}
        answer={answer}
      />
    </main>,
  );
  const field = document.querySelector("input")!;
  const keys = [...document.querySelectorAll("[role=group] button")];
  for (const [n, key] of keys.entries())
    key.getBoundingClientRect = () => new DOMRect(40 * (n % 5), 50 * Math.floor(n / 5), 40, 50);
  begin(0);
  expect(document.activeElement).toBe(field);
  const sendKeys = (...all: readonly string[]) => {
    for (const key of all) act(() => void press(key));
  };
  // Past the field into the keys, to the second row and its third key.
  sendKeys(" ", "Enter", " ", "Enter", " ", " ");
  expect(document.activeElement).toBe(keys[7]);
  sendKeys("Enter", "Enter");
  expect(field.value).toBe("88");
  // Out of the row, past the third one and out of the keys.
  sendKeys(" ", " ", " ", "Enter", " ", " ", "Enter", " ");
  expect(focused()).toBe("Potrdi");
  sendKeys("Enter");
  expect(answer.mock.calls).toEqual([["88"]]);
});

it("leaves a text field its keys once something was typed, until it is left", () => {
  open('<main id="main"><input id="field"><button id="send"></button></main>');
  const field = document.getElementById("field")!;
  field.focus();
  vi.advanceTimersToNextFrame();
  expect([press("a"), press(" "), press("Enter"), focused()]).toEqual([true, true, true, "field"]);
  document.getElementById("send")!.focus();
  field.focus();
  vi.advanceTimersToNextFrame();
  expect([press(" "), focused()]).toEqual([false, "send"]);
});

it("sets a choice to its next value", () => {
  open('<main id="main"><select id="choice"><option>1</option><option>2</option></select><button></button></main>');
  const choice = document.getElementById("choice") as HTMLSelectElement;
  const values: string[] = [];
  choice.addEventListener("change", () => values.push(choice.value));
  choice.focus();
  vi.advanceTimersToNextFrame();
  press("Enter");
  press("Enter");
  expect(values).toEqual(["2", "1"]);
});

it("moves by itself where that is chosen, and either key acts then", () => {
  open(PAGE, 2);
  vi.advanceTimersByTime(2_050);
  expect(focused()).toBe("tools");
  press(" ");
  expect(focused()).toBe("d");
  vi.advanceTimersByTime(2_050);
  expect(focused()).toBe("e");
  press("Enter");
  expect(clicked).toEqual(["e"]);
});

it("ends when it is turned off", () => {
  open(PAGE);
  stop();
  expect(document.querySelector("[data-mark]")).toBeNull();
  expect(press(" ")).toBe(true);
});
