import { useEffect } from "react";

/** A press that begins so soon after the end of the one before does not count, in milliseconds. */
const REPEAT_MS = 300;
/** Half of the smallest button: no farther away a press is at the same place, though that may show something new. */
const SAME_PLACE_PX = 22;

const CONTROLS =
  "a, button, label, select, summary, input:is([type=checkbox], [type=radio], [type=file]), [role=gridcell], " +
  "[role=option], [role=slider]";
const TYPED_INTO = "input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable]";
const POINTER_EVENTS = [
  "pointerdown",
  "mousedown",
  "pointerup",
  "mouseup",
  "click",
  "auxclick",
  "contextmenu",
] as const;
const KEY_EVENTS = ["keydown", "keyup"] as const;

interface LastPress {
  readonly control: Element;
  readonly x: number;
  readonly y: number;
  readonly button: number;
  /** When it ended, or began as long as it lasts: a time stamp of events, in milliseconds. */
  time: number;
}

const ignore = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
const closest = (event: Event, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null;

/** Keys that do something where they are pressed. The others move, which a key that is held down does on and on. */
const acts = (key: string): boolean =>
  [...key].length === 1 || ["Enter", "Backspace", "Delete", "Escape"].includes(key);

/** Keys with Ctrl, Alt or Meta are the browser's, and what is typed into a field is the text of the player. */
function isAct(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || !acts(event.key)) return false;
  const field = closest(event, TYPED_INTO);
  return field === null || (event.key === "Enter" && field instanceof HTMLInputElement);
}

/**
 * Counts presses that quickly follow each other at one place, or of one key, as one, and a key that is held down as
 * one too; until the returned function is called. It comes before all other listeners of the page.
 */
export function ignoreRepeats(): () => void {
  let last: LastPress | null = null;
  let ignoresPointer = false;
  let lastKey = { key: "", time: -Infinity };
  let ignoresKey = false;

  const isRepeat = (event: PointerEvent, control: Element | null): boolean =>
    last !== null &&
    event.timeStamp - last.time < REPEAT_MS &&
    event.button === last.button &&
    (control === last.control || Math.hypot(event.clientX - last.x, event.clientY - last.y) <= SAME_PLACE_PX);

  const press = (event: PointerEvent): void => {
    const control = closest(event, CONTROLS);
    ignoresPointer = isRepeat(event, control) && !closest(event, TYPED_INTO);
    const { clientX: x, clientY: y, button, timeStamp: time } = event;
    // A repeat does not move the place, so that a hand that slips away is not held up.
    if (ignoresPointer && last) last.time = time;
    else last = control && { control, x, y, button, time };
  };
  const onPointer = (event: MouseEvent | PointerEvent): void => {
    // A second finger zooms.
    if ("isPrimary" in event && event.type.startsWith("pointer") && !event.isPrimary) return;
    if (event.type === "pointerdown") press(event as PointerEvent);
    else if (event.type === "pointerup" && last) last.time = event.timeStamp;
    // A click without a pointer is a key's or that of a program which presses for somebody.
    if (ignoresPointer && !(event.type === "click" && event.detail === 0)) ignore(event);
  };
  const onKey = (event: KeyboardEvent): void => {
    ignoresPointer = false;
    if (!isAct(event)) return;
    const { key, timeStamp: time } = event;
    if (event.type === "keydown" && !event.repeat) ignoresKey = key === lastKey.key && time - lastKey.time < REPEAT_MS;
    else if (key !== lastKey.key) return;
    lastKey = { key, time };
    // A button that Space holds down is pressed as the key is let go, which has to arrive.
    if (ignoresKey || event.repeat) ignore(event);
  };

  for (const type of POINTER_EVENTS) addEventListener(type, onPointer, true);
  for (const type of KEY_EVENTS) addEventListener(type, onKey, true);
  return () => {
    for (const type of POINTER_EVENTS) removeEventListener(type, onPointer, true);
    for (const type of KEY_EVENTS) removeEventListener(type, onKey, true);
  };
}

/** Ignores repeats as long as it is on the page. */
export default function IgnoreRepeats(): null {
  useEffect(ignoreRepeats, []);
  return null;
}
