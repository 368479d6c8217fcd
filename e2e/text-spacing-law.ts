import { expect, type Page } from "@playwright/test";

/** The spacing of WCAG 1.4.12. */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
  "p { margin-block-end: 2em !important }";

/** Words for the ear alone; drawings, whose words do not flow; what a dialog covers. */
const NOT_READ = ".sr, svg, [inert]";
/** What has its own room, also where no edge is drawn. */
const ROOMS = "button, summary, label, select, [role=gridcell], td, th";

/**
 * Expects that the text spacing of WCAG 1.4.12 loses nothing that was there without it: no word is cut off, leaves the
 * box around it (a button, a field, a card, a cell), or lies on another one.
 */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  const findings = await page.evaluate(
    async ([css, notRead, rooms]) => {
      const drawn = () => new Promise((done) => requestAnimationFrame(done));
      const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
      const pieces: Node[] = [];
      const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (text.textContent?.trim() && !text.parentElement!.closest(notRead)) pieces.push(text);
      const ids = new Map(pieces.map((piece, id) => [piece, id]));

      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element): CSSStyleDeclaration => {
        const known = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, known);
        return known;
      };
      const isClear = (colour: string) => colour === "transparent" || /[,/] *0\)$/.test(colour);
      const isScroller = (element: Element) =>
        /auto|scroll/.test(styleOf(element).overflowX + styleOf(element).overflowY);
      const clips = (element: Element) => /hidden|clip/.test(styleOf(element).overflowX + styleOf(element).overflowY);
      /** Whether what leaves this box is seen to leave it, or is not seen at all. */
      const isBox = (element: Element): boolean => {
        const style = styleOf(element);
        if (style.display === "inline" || style.display === "contents") return false;
        const hasBorder = Number.parseFloat(style.borderBottomWidth) > 0 && !isClear(style.borderBottomColor);
        const hasGround = !isClear(style.backgroundColor) || style.backgroundImage !== "none";
        return hasBorder || hasGround || clips(element) || element.matches(rooms);
      };
      const ancestors = (node: Node): Element[] => {
        const all: Element[] = [];
        for (let one = node.parentElement; one && one !== document.body; one = one.parentElement) all.push(one);
        return all;
      };
      const isPlaced = (element: Element) => /absolute|fixed|sticky/.test(styleOf(element).position);

      interface Line {
        readonly of: Node;
        readonly left: number;
        readonly right: number;
        readonly top: number;
        readonly bottom: number;
      }
      /** The lines of a text without the space around its letters, and behind the last one. */
      const linesOf = (piece: Node): Line[] => {
        const parent = piece.parentElement!;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
        const range = document.createRange();
        range.selectNode(piece);
        const { fontSize, letterSpacing } = styleOf(parent);
        const size = Number.parseFloat(fontSize);
        const behind = (Number.parseFloat(letterSpacing) || 0) + 1;
        const rects = piece instanceof Element ? [piece.getBoundingClientRect()] : [...range.getClientRects()];
        return rects
          .filter(({ width, height }) => width > 0 && height > 0)
          .map(({ left, right, top, bottom, height }) => {
            const around = Math.max(0, height - size) / 2 + 1;
            return { of: piece, left: left + 1, right: right - behind, top: top + around, bottom: bottom - around };
          });
      };
      const leaves = (line: Line, box: Element): boolean => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        return line.left < left || line.right > right || line.top < top || line.bottom > bottom;
      };
      /** The first box that a line leaves; what scrolls or is placed over the page has an end of its own. */
      const boxLeft = (line: Line): Element | null => {
        for (const element of ancestors(line.of)) {
          if (isScroller(element)) return null;
          if (isBox(element) && leaves(line, element)) return element;
          if (/absolute|fixed/.test(styleOf(element).position)) return null;
        }
        return null;
      };
      /** What is left of a line where something scrolls. */
      const seenPart = (line: Line): Line => {
        let { left, right, top, bottom } = line;
        for (const element of ancestors(line.of).filter((one) => isScroller(one) || clips(one))) {
          const box = element.getBoundingClientRect();
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
          [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        return { of: line.of, left, right, top, bottom };
      };
      /** Whether one of two is placed over what the other one is in. */
      const isOver = (one: Node, other: Node): boolean =>
        ancestors(one).some((element) => isPlaced(element) && !element.contains(other)) ||
        ancestors(other).some((element) => isPlaced(element) && !element.contains(one));
      const describe = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
      const words = (node: Node) => `»${node.textContent?.trim().slice(0, 50)}«`;

      const findFaults = (): Map<string, string> => {
        styles.clear();
        const faults = new Map<string, string>();
        const lines = pieces.flatMap(linesOf);
        for (const line of lines) {
          const box = boxLeft(line);
          if (box) faults.set(`${ids.get(line.of)} leaves`, `${words(line.of)} leaves ${describe(box)}`);
        }
        const seen = lines.map(seenPart).filter(({ left, right, top, bottom }) => right > left && bottom > top);
        seen.sort((one, other) => one.top - other.top);
        for (const [n, one] of seen.entries())
          for (let m = n + 1; m < seen.length && seen[m]!.top < one.bottom; m++) {
            const other = seen[m]!;
            if (one.of === other.of || one.left >= other.right || other.left >= one.right) continue;
            if (one.of.contains(other.of) || other.of.contains(one.of) || isOver(one.of, other.of)) continue;
            faults.set(`${ids.get(one.of)} on ${ids.get(other.of)}`, `${words(one.of)} and ${words(other.of)} overlap`);
          }
        for (const select of scope.querySelectorAll("select")) {
          const style = getComputedStyle(select);
          const probe = document.createElement("span");
          probe.textContent = select.selectedOptions[0]?.textContent ?? "";
          probe.style.cssText = `position: fixed; white-space: nowrap; font: ${style.font}; letter-spacing: ${style.letterSpacing}`;
          document.body.append(probe);
          const room =
            select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
          if (select.checkVisibility() && probe.offsetWidth > room + 2)
            faults.set(`select ${select.name}`, `${words(probe)} is cut off in ${describe(select)}`);
          probe.remove();
        }
        return faults;
      };
      const before = findFaults();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
      await drawn();
      const { scrollWidth, clientWidth } = document.documentElement;
      const found = [...findFaults()].filter(([key]) => !before.has(key)).map(([, fault]) => fault);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      await drawn();
      return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...found] : found;
    },
    [SPACING, NOT_READ, ROOMS] as const,
  );
  expect([...new Set(findings)], "what wider text spacing loses").toEqual([]);
}
