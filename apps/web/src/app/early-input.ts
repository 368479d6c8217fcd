import type { EarlyInput } from "./end-waiting.ts";

/** React follows a field's value, and ignores what it finds there unless it looks like a change. */
function enter(field: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  field.value = "";
  setter?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const isToggle = (place: Element): place is HTMLInputElement =>
  place instanceof HTMLInputElement && (place.type === "checkbox" || place.type === "radio");

/** What a cell, a button with a shortcut and a field are found by when another board stands in their place. */
const MARKS = ["data-at", "aria-keyshortcuts", "name"];

/** The place itself, the same one of the person's own board, or the page. */
function placeOf(target: EventTarget | null): Element {
  if (!(target instanceof Element)) return document.body;
  if (target.isConnected) return target;
  if (isToggle(target)) return document.body;
  for (const mark of MARKS) {
    const value = target.closest(`[${mark}]`)?.getAttribute(mark);
    const place = value && document.querySelector(`main [${mark}="${CSS.escape(value)}"]`);
    if (place) return place;
  }
  return document.body;
}

/** Does again what came too early, in its order, where its place is still there. */
export async function replay(early: readonly EarlyInput[]): Promise<void> {
  for (const { event, target, value } of early) {
    const place = placeOf(target);
    if (isToggle(place)) {
      // It has its new state already, which a click would take back.
      place.checked = place.type === "checkbox" && !place.checked;
      place.click();
    } else if (value !== undefined) enter(place as HTMLInputElement, value);
    else if (event instanceof KeyboardEvent) place.dispatchEvent(new KeyboardEvent("keydown", event));
    else if (event instanceof MouseEvent) place.dispatchEvent(new MouseEvent("click", event));
    // What it changed is drawn before the next one finds its place.
    await new Promise((done) => setTimeout(done));
  }
}
