/* What is painted: the marks of a page by the page itself, and the ink in a picture of it where they are. */

/** In pixels of a picture of the window, left and top inclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A number, letter, operator, line, grown sign or picture: the smallest things that can be missing. */
export interface Mark {
  readonly kind: "text" | "operator" | "sign" | "line" | "picture";
  readonly words: string;
  readonly box: Box;
  /** The boxes directly before and after an operator. */
  readonly beside: readonly Box[];
  /** What a sign has to be as high as. */
  readonly grows: Box | null;
  /** Size of its font in pixels. */
  readonly em: number;
}

/** The question or an answer. */
export interface Frame {
  readonly box: Box;
  readonly marks: readonly Mark[];
}

/** Runs in a page: the question and its answers, as they lie in the window. */
export function framesOnPage(): readonly Frame[] {
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  /** The inline box of letters is higher than they are, and reaches over the lines above and below. */
  const lettersOf = (element: Element): Box => {
    const box = boxOf(element);
    if (getComputedStyle(element).display !== "inline") return box;
    const [middle, half] = [(box.top + box.bottom) / 2, sizeOf(element) / 2];
    return { ...box, top: middle - half, bottom: middle + half };
  };
  const plain = { beside: [], grows: null };
  const lineOf = (element: Element, edge: "top" | "bottom"): Mark => {
    const box = boxOf(element);
    const weight = Number.parseFloat(getComputedStyle(element).getPropertyValue(`border-${edge}-width`));
    const ends = edge === "top" ? { bottom: box.top + weight } : { top: box.bottom - weight };
    return { kind: "line", words: element.textContent, box: { ...box, ...ends }, em: sizeOf(element), ...plain };
  };
  const marksOf = (element: HTMLElement): Mark[] => {
    const { sign, role } = element.dataset;
    const em = sizeOf(element);
    if (sign !== undefined) {
      const beside = sign === ")" ? element.previousElementSibling! : element.nextElementSibling!;
      const own = { kind: "sign", words: sign, box: boxOf(element), beside: [], grows: boxOf(beside), em } as const;
      return sign === "√" ? [own, lineOf(beside, "top")] : [own];
    }
    if (role === "fraction") return [lineOf(element.firstElementChild!, "bottom")];
    if (element.childElementCount > 0 || element.textContent.trim() === "") return [];
    const sides = [element.previousElementSibling, element.nextElementSibling].filter((side) => side !== null);
    const isOperator = role === "operator" && sides.length === 2;
    return [
      {
        kind: isOperator ? "operator" : "text",
        words: element.textContent,
        box: lettersOf(element),
        beside: isOperator ? sides.map(lettersOf) : [],
        grows: null,
        em,
      },
    ];
  };
  return [...document.querySelectorAll("main #quiz-question, main button[aria-keyshortcuts]")].map((frame) => ({
    box: boxOf(frame),
    marks: [...frame.querySelectorAll<HTMLElement>("[data-math] span, img")].flatMap((element) =>
      element instanceof HTMLImageElement
        ? [{ kind: "picture" as const, words: element.alt, box: boxOf(element), em: sizeOf(element), ...plain }]
        : marksOf(element),
    ),
  }));
}

/** The ink of a part of a picture. */
export interface Ink {
  /** Around all of it; null where there is none. */
  readonly box: Box | null;
  /** Where its weight is; null where there is none. */
  readonly centre: { readonly x: number; readonly y: number } | null;
  /** As many pixels in the full difference between paper and ink. */
  readonly amount: number;
  /** Shares from 0 to 1 of cells, row by row: the part as a very small picture. */
  readonly cells: readonly number[];
}

/** A part of a picture; more than half of `paper` is not written on. */
export interface Part {
  readonly box: Box;
  readonly paper: Box;
  readonly rows: number;
  readonly columns: number;
}

/** Runs in a page of Chromium, whatever it shows: measures parts of a PNG (base64). */
export async function inkOf({
  picture,
  parts,
}: {
  readonly picture: string;
  readonly parts: readonly Part[];
}): Promise<readonly Ink[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext("2d")!;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  /** From 0 (black) to 255, as the eye weighs the colours. */
  const light = (x: number, y: number): number => {
    const at = 4 * (y * width + x);
    return Math.round(0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!);
  };
  const pixelsOf = ({ left, top, right, bottom }: Box): Box => ({
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(width, Math.ceil(right)),
    bottom: Math.min(height, Math.ceil(bottom)),
  });
  /** The median of each paper's light: many parts lie on the same one. */
  const lights = new Map<string, number>();
  const lightOf = (paper: Box): number => {
    const { left, top, right, bottom } = pixelsOf(paper);
    const key = [left, top, right, bottom].join();
    const known = lights.get(key);
    if (known !== undefined) return known;
    const counts = Array<number>(256).fill(0);
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) counts[light(x, y)]!++;
    const half = Math.floor(((right - left) * (bottom - top)) / 2);
    let median = 0;
    for (let seen = counts[0]!; seen <= half; seen += counts[++median]!);
    lights.set(key, median);
    return median;
  };
  /** Below this share of the difference to black it is a soft edge, or paper. */
  const FAINT = 0.3;
  /** What is written is dark; the paper of a question goes over into a deeper colour, which is no ink. */
  const inkAt = (x: number, y: number, behind: number): number => {
    const share = (behind - light(x, y)) / behind;
    return share < FAINT ? 0 : share;
  };
  return parts.map(({ box, paper, rows, columns }) => {
    const [behind, own] = [lightOf(paper), pixelsOf(box)];
    const [cells, counts] = [Array<number>(rows * columns).fill(0), Array<number>(rows * columns).fill(0)];
    let [left, top, right, bottom, amount] = [Infinity, Infinity, -Infinity, -Infinity, 0];
    const sums = { x: 0, y: 0 };
    for (let y = own.top; y < own.bottom; y++)
      for (let x = own.left; x < own.right; x++) {
        const ink = inkAt(x, y, behind);
        const row = Math.floor(((y - own.top) / (own.bottom - own.top)) * rows);
        const cell = row * columns + Math.floor(((x - own.left) / (own.right - own.left)) * columns);
        cells[cell]! += ink;
        counts[cell]! += 1;
        amount += ink;
        if (ink === 0) continue;
        sums.x += ink * (x + 0.5);
        sums.y += ink * (y + 0.5);
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
      }
    return {
      box: amount === 0 ? null : { left, top, right, bottom },
      centre: amount === 0 ? null : { x: sums.x / amount, y: sums.y / amount },
      amount,
      cells: cells.map((sum, cell) => sum / Math.max(1, counts[cell]!)),
    };
  });
}
