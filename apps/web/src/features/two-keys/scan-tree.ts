/** A control that one act uses. */
export interface ScanItem {
  readonly element: HTMLElement;
  readonly parts: null;
}
/** Several parts that are passed over together, or entered. */
export interface ScanGroup {
  /** Null for some neighbours in a long list, which no element contains. */
  readonly element: HTMLElement | null;
  readonly parts: readonly ScanPart[];
}
export type ScanPart = ScanItem | ScanGroup;

/** What only a browser that lays the page out can answer; in tests, what the test says. */
export interface Layout {
  readonly isShown: (element: HTMLElement) => boolean;
  /** In pixels from any line, the same for all: neighbours with one top are in one row. */
  readonly topOf: (element: HTMLElement) => number;
}

/**
 * Places of a page of text, of a dialog and of an explained answer have nothing to use, but are what one reads on from. A
 * dialog's title is none: what follows it is seen when the dialog opens.
 */
const TEXT_PLACES = ':is([data-width="read"], dialog, [data-explained]) :is(h2, h3):not(dialog > h2)';
const ITEMS =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=slider], [role=tab], " +
  `[role=gridcell][tabindex], ${TEXT_PLACES}`;
/** A link to where the scanning begins; a cell that only says something; and what is refused at the moment. */
const UNUSABLE = '[href="#main"], [role=gridcell][aria-readonly=true], [aria-disabled=true], :disabled';
const GROUPS =
  "header, nav, main, aside, footer, section, article, form, fieldset, ul, ol, li, table, tr, [role=group], " +
  "[role=radiogroup], [role=toolbar], [role=tablist], [role=listbox], [role=grid], [role=row], [role=region]";
const SKIPPED = "[hidden], [inert], [aria-hidden=true], script, style, [data-scan-mark]";

/** More parts than these are grouped: in a keypad by its rows, else in as many groups as each has parts. */
const MAX_PARTS = 10;

const isCell = (part: ScanPart): boolean => part.element?.getAttribute("role") === "gridcell";

/** The first control of a part. */
export const firstItem = (part: ScanPart): HTMLElement => (part.parts ? firstItem(part.parts[0]!) : part.element);
/** By which a part is found again after the page has changed. */
export const keyOf = (part: ScanPart): HTMLElement => part.element ?? firstItem(part);

const asPart = (parts: readonly ScanPart[]): ScanPart => (parts.length === 1 ? parts[0]! : { element: null, parts });

function inRows(parts: readonly ScanPart[], { topOf }: Layout): readonly ScanPart[] {
  if (parts.length <= MAX_PARTS) return parts;
  const rows: ScanPart[][] = [];
  for (const [n, part] of parts.entries())
    if (n > 0 && Math.abs(topOf(keyOf(part)) - topOf(keyOf(parts[n - 1]!))) < 2) rows.at(-1)!.push(part);
    else rows.push([part]);
  // The cells of a board's row have one top, and a list may be one column.
  const isKeypad = rows.length > 1 && rows.length <= MAX_PARTS && !isCell(parts[0]!);
  if (isKeypad) return rows.map(asPart);
  const groups = Math.ceil(Math.sqrt(parts.length));
  return Array.from({ length: groups }, (_, n) =>
    asPart(parts.slice(Math.round((n * parts.length) / groups), Math.round(((n + 1) * parts.length) / groups))),
  );
}

function partsIn(element: Element, layout: Layout): readonly ScanPart[] {
  const isFolded = element.matches("details:not([open])");
  return [...element.children].flatMap((child): readonly ScanPart[] => {
    if (!(child instanceof HTMLElement) || child.matches(SKIPPED)) return [];
    if (isFolded && !child.matches("summary")) return [];
    if (child.matches(ITEMS)) {
      const isUsable = !child.matches(UNUSABLE) && layout.isShown(child);
      return isUsable ? [{ element: child, parts: null }] : [];
    }
    const parts = partsIn(child, layout);
    if (parts.length < 2 || !child.matches(GROUPS)) return parts;
    return [{ element: child, parts: inRows(parts, layout) }];
  });
}

/** The dialog that is open in front of everything else, or the page. `showModal` gives the focus to the one in front. */
export const scanRoot = (page: Document): HTMLElement =>
  page.activeElement?.closest<HTMLElement>("dialog[open]") ??
  [...page.querySelectorAll<HTMLElement>("dialog[open]")].at(-1) ??
  page.body;

/**
 * The groups and controls of a page, or of its open dialog alone, after its elements and roles: landmarks, sections,
 * lists, toolbars, boards by rows. A group of one part is that part.
 */
export function scanTree(page: Document, layout: Layout): ScanGroup {
  const root = scanRoot(page);
  return { element: root, parts: inRows(partsIn(root, layout), layout) };
}
