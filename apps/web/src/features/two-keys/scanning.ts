import { enter, findMarked, moveOn, pathTo, type Found, type ScanPath } from "./scan-path.ts";
import { firstItem, keyOf, scanRoot, scanTree, type Layout, type ScanPart } from "./scan-tree.ts";

const [MOVE, ACT] = [" ", "Enter"];
const TYPED_INTO = "input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea";

const layout: Layout = {
  isShown: (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible",
  topOf: (element) => element.getBoundingClientRect().top,
};

/** What surrounds a part on the screen: of a hidden box its label, of neighbours all of them. */
function boxOf(part: ScanPart): DOMRect {
  if (!part.parts || part.element) return (keyOf(part).closest("label") ?? keyOf(part)).getBoundingClientRect();
  const boxes = part.parts.map(boxOf);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** Does with a control what a click does; choices and sliders, which a click does not change, go to their next value. */
function use(element: HTMLElement): void {
  if (element instanceof HTMLSelectElement) {
    element.selectedIndex = (element.selectedIndex + 1) % element.options.length;
    element.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (element.matches("[role=slider]"))
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
  // The page behind a dialog stays where it is.
  else if (element.matches("h2, h3")) (element.closest("dialog") ?? window).scrollBy({ top: 0.75 * innerHeight });
  else element.click();
}

/** Gives a part the focus, by which its name is read out. What has no place in the order of Tab gets one for scripts. */
function focus(part: ScanPart): void {
  const element = part.element ?? firstItem(part);
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Plays the page with two keys: Space moves the mark on, Enter acts on what is marked, which is to enter a group or to
 * use a control. With `seconds` the mark moves on by itself, and either key acts. Ends when the returned function is
 * called. A text field has the keys to itself as soon as something else is typed into it.
 * @param mark drawn around what is marked; `back` in it is the step out of a group
 */
export function scan(mark: HTMLElement, back: HTMLElement, seconds: number): () => void {
  let path: ScanPath = [];
  let found: Found | null = null;
  let [root, pathname, focused]: [HTMLElement | null, string, Element | null] = [null, "", null];
  let typedInto: EventTarget | null = null;
  let wantsKeys = false;
  let movedAt = performance.now();

  const hasBack = (): boolean => path.length > 1 || root instanceof HTMLDialogElement;
  const find = (): Found | null => {
    found = findMarked(scanTree(document, layout), path);
    path = found?.path ?? [];
    return found;
  };
  const draw = (): void => {
    const target = found?.part ?? (found?.group.element ? { element: found.group.element, parts: null } : found?.group);
    mark.hidden = !target;
    if (!target || !root) return;
    if (mark.parentElement !== root) root.append(mark);
    back.hidden = found?.part !== null;
    const box = boxOf(target);
    const now = mark.getBoundingClientRect();
    const move = (side: "left" | "top") => {
      const off = box[side] - now[side];
      if (Math.abs(off) > 0.5) mark.style[side] = `${Number.parseFloat(mark.style[side] || "0") + off}px`;
    };
    move("left");
    move("top");
    mark.style.width = `${box.width}px`;
    mark.style.height = `${box.height}px`;
  };
  /** Marks what the path leads to now, in sight and with the focus. */
  const show = (): void => {
    const now = find();
    movedAt = performance.now();
    if (!now) return draw();
    const element = now.part ? keyOf(now.part) : (now.group.element ?? firstItem(now.group));
    const isTall = element.getBoundingClientRect().height > innerHeight / 2;
    element.scrollIntoView({ block: isTall ? "start" : "center", inline: "nearest" });
    draw();
    if (now.part) focus(now.part);
    else back.focus({ preventScroll: true });
    focused = document.activeElement;
  };
  const act = (): void => {
    const now = find();
    if (!now) return;
    const { part } = now;
    if (!part) {
      if (path.length > 1) path = path.slice(0, -1);
      else root?.dispatchEvent(new Event("cancel", { cancelable: true }));
    } else if (part.parts) path = enter(now, part);
    else {
      use(part.element);
      wantsKeys = part.element.matches("[role=gridcell]");
      movedAt = performance.now();
      return;
    }
    show();
  };
  const move = (): void => {
    const now = find();
    if (now) path = moveOn(now, hasBack());
    show();
  };

  /** A cell that waits for its sign leads to the keys. */
  const goToKeys = (): void => {
    wantsKeys = false;
    const cell = found?.part?.element;
    if (cell?.getAttribute("aria-selected") !== "true") return;
    const pads = document.querySelectorAll("[data-keypad] [role=group]");
    const keys = pathTo(
      scanTree(document, layout),
      ({ element }) => element !== null && element === pads[pads.length - 1],
    );
    if (!keys) return;
    path = keys;
    const now = find();
    if (now?.part?.parts) path = enter(now, now.part);
    show();
  };
  /** What the page has done by itself: another screen, a dialog, another focus, something that is gone. */
  const follow = (): void => {
    const [newRoot, active] = [scanRoot(document), document.activeElement];
    if (newRoot !== root || location.pathname !== pathname) {
      [root, pathname] = [newRoot, location.pathname];
      path = pathTo(scanTree(document, layout), ({ element }) => element?.localName === "main") ?? [];
      const now = find();
      if (now?.part?.parts && now.part.element?.localName === "main") path = enter(now, now.part);
      find();
    }
    if (active !== focused) {
      focused = active;
      const to = pathTo(scanTree(document, layout), ({ element, parts }) => !parts && element === active);
      if (to) path = to;
      if (to) find();
    } else if (!found || (found.part && !layout.isShown(firstItem(found.part)))) find();
    if (wantsKeys) goToKeys();
  };

  let frame = 0;
  const onFrame = (now: number): void => {
    follow();
    draw();
    if (seconds > 0 && now - movedAt >= seconds * 1_000 && typedInto === null) move();
    frame = requestAnimationFrame(onFrame);
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const isField = target instanceof Element && target.matches(TYPED_INTO);
    if (key !== MOVE && key !== ACT) {
      if (isField && [...key].length === 1) typedInto = target;
      return;
    }
    if (isField && (typedInto === target || key === ACT)) return;
    // The end of a key presses the button that has the focus.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "keyup" || event.repeat) return;
    follow();
    if (key === ACT || seconds > 0) act();
    else move();
  };
  const onLeave = (): void => {
    typedInto = null;
  };
  const onBack = (): void => act();

  document.addEventListener("keydown", onKey, true);
  document.addEventListener("keyup", onKey, true);
  document.addEventListener("focusout", onLeave);
  back.addEventListener("click", onBack);
  frame = requestAnimationFrame(onFrame);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener("keydown", onKey, true);
    document.removeEventListener("keyup", onKey, true);
    document.removeEventListener("focusout", onLeave);
    back.removeEventListener("click", onBack);
    mark.remove();
  };
}
