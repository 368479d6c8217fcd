import { expect, type Page } from "@playwright/test";

/** What axe, which is in the page after each of its runs, computes of names. */
interface Axe {
  setup(node: Element): void;
  teardown(): void;
  readonly commons: { readonly text: { accessibleText(element: Element): string } };
}

/** What can be pressed and shows words; a box to tick is named by its label. */
const CONTROLS = "a[href], button, summary, [role=option], label > input";
/** Words for the ear alone; the number of an answer or a peg, which is its key; formulas, which names say in words. */
const NO_LABEL = ".sr, kbd, [data-math]:has(span span), [data-formula]";

/**
 * Expects that whoever says what a control shows has said its name (WCAG 2.5.3): each piece of text that is seen is part
 * of the name, in this order. axe compares only names from `aria-label`; this compares what is hidden from readers too.
 * Needs a run of axe on this page before.
 */
export async function expectLabelsInNames(page: Page): Promise<void> {
  const findings = await page.evaluate(
    ([controls, noLabel]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const plain = (text: string) =>
        text
          .normalize("NFKC")
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, "");
      const isSeen = (text: Node, control: Element) => {
        const parent = text.parentElement!;
        // What describes a control is no label.
        const descriptions = (control.getAttribute("aria-describedby") ?? "").split(" ");
        if (descriptions.some((id) => document.getElementById(id)?.contains(parent))) return false;
        return !parent.closest(noLabel) && parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      };
      const seenIn = (control: Element): string[] => {
        const seen: string[] = [];
        const texts = document.createTreeWalker(control.closest("label") ?? control, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          if (isSeen(text, control)) seen.push(text.textContent ?? "");
        return seen.filter((text) => plain(text) !== "");
      };
      const isSaid = (seen: readonly string[], name: string): boolean => {
        let from = 0;
        return seen.map(plain).every((part) => {
          const at = name.indexOf(part, from);
          from = at + part.length;
          return at >= 0;
        });
      };
      axe.setup(document.documentElement);
      try {
        // What a modal dialog covers has no name for anybody.
        const within = document.querySelector("dialog:modal") ?? document;
        return [...within.querySelectorAll(controls)].flatMap((control) => {
          if (control.closest("[inert]")) return [];
          const seen = seenIn(control);
          const name = seen.length > 0 ? axe.commons.text.accessibleText(control) : "";
          return isSaid(seen, plain(name)) ? [] : [`${seen.join(" | ")} is not in the name: ${name}`];
        });
      } finally {
        axe.teardown();
      }
    },
    [CONTROLS, NO_LABEL] as const,
  );
  expect([...new Set(findings)], "what controls show, in their names").toEqual([]);
}

/** A page of 1280 x 1024 px at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 } as const;
/** The part of the height that bars which do not scroll may cover. */
const MOST_COVERED = 0.5;

/**
 * Expects that at 400 % nothing sticks out at the side, that bars which do not scroll leave room for the rest, and that
 * all buttons of an open dialog are in sight. Leaves the window that small.
 */
export async function expectRoomWhenZoomed(page: Page): Promise<void> {
  await page.setViewportSize(ZOOMED);
  const { wide, covered, hidden } = await page.evaluate(() => {
    const isFixed = (element: Element | null): boolean => {
      for (let one = element; one; one = one.parentElement) {
        // A dialog scrolls between its bars, and a toast goes.
        if (one.matches("dialog, [role=status]")) return false;
        const { position, top, bottom } = getComputedStyle(one);
        // The first column of a wide table stays at the side only, and scrolls up and down with the page.
        if (position === "fixed" || (position === "sticky" && (top !== "auto" || bottom !== "auto"))) return true;
      }
      return false;
    };
    const heights = Array.from({ length: innerHeight / 4 }, (_, n) => 4 * n + 2);
    const fixed = heights.filter((y) => isFixed(document.elementFromPoint(innerWidth / 2, y)));
    // After the title and the body of a dialog come its buttons.
    const buttons = [...document.querySelectorAll("dialog:modal > :nth-child(3) > *")];
    const isInSight = (button: Element) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    };
    return {
      wide: document.documentElement.scrollWidth,
      covered: fixed.length / heights.length,
      hidden: buttons.filter((button) => !isInSight(button)).map((button) => button.textContent),
    };
  });
  expect(wide, "width of the page at 400 %").toBeLessThanOrEqual(ZOOMED.width);
  expect(covered, "part of the page under fixed bars at 400 %").toBeLessThanOrEqual(MOST_COVERED);
  expect(hidden, "buttons of the dialog out of sight at 400 %").toEqual([]);
}

/** What a finger activates; a box to tick with its label. */
const TARGETS = "a[href], button, summary, select, textarea, input, [role=option]";
/** Of any size: cells, whose size is the board's; what cannot be used. */
const ANY_SIZE = "[role=gridcell], [inert], [aria-hidden=true], :disabled";
/** The height of what a finger hits (WCAG 2.5.5), but for half a pixel of rounding. */
const TARGET_PX = 44;

/**
 * Expects that with a touch screen every control is 44 px high. Not links in sentences, which have the height of their
 * line; and not the width, because eleven keys beside each other are narrower on a phone.
 */
export async function expectRoomForFingers(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  // It ends with the session; only `hover: none` stays until the page is loaded again.
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const findings = await page.evaluate(
    ([targets, anySize, least]) => {
      const within = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
      const isInSentence = (link: Element) => {
        if (getComputedStyle(link).display !== "inline") return false;
        const sentence = link.closest("p, li, dd, td");
        return sentence !== null && sentence.textContent.trim() !== link.textContent.trim();
      };
      return [...within.querySelectorAll(targets)].flatMap((target) => {
        const part = target.closest("label") ?? target;
        if (target.closest(anySize) || !part.checkVisibility({ visibilityProperty: true })) return [];
        const { width, height } = part.getBoundingClientRect();
        // What is for the ear alone has a pixel.
        if (width < 2 || height > least - 0.5 || isInSentence(target)) return [];
        return [`${Math.round(height)} px: ${part.outerHTML.slice(0, 200)}`];
      });
    },
    [TARGETS, ANY_SIZE, TARGET_PX] as const,
  );
  await touch.detach();
  expect([...new Set(findings)], "controls that are too low for a finger").toEqual([]);
}
