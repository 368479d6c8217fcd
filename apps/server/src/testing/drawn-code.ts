import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Black and white pixels, as a camera would see them: four bytes each. */
export interface Picture {
  readonly width: number;
  readonly pixels: Uint8ClampedArray;
}

/** How pdf.js encodes the parts of a path: a move or a line with its point, or its end. */
const [MOVE, LINE, CLOSE] = [0, 1, 4];
/** Pixels a point, and white points around the code. */
const [SCALE, MARGIN] = [2, 12];

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The corners of the rectangles that a path is made of; a path with curves is none of a code. */
function boxesOf(path: Float32Array): Box[] {
  const boxes: Box[] = [];
  let [xs, ys]: [number[], number[]] = [[], []];
  for (let place = 0; place < path.length;) {
    const part = path[place++];
    if (part === MOVE || part === LINE) {
      if (part === MOVE) [xs, ys] = [[], []];
      xs.push(path[place++]!);
      ys.push(path[place++]!);
    } else if (part === CLOSE)
      boxes.push({ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) });
    else return [];
  }
  return boxes;
}

/**
 * What is filled with plain black on the first page of a PDF, painted without a PDF renderer: the squares of a QR code.
 */
export async function drawnCode(file: Uint8Array): Promise<Picture> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { fnArray: operators, argsArray } = await page.getOperatorList();
  let colour = "";
  const boxes: Box[] = [];
  operators.forEach((operator, place) => {
    const values = argsArray[place] as unknown[] | null;
    if (operator === OPS.setFillRGBColor) colour = String(values![0]);
    if (operator !== OPS.constructPath || values![0] !== OPS.fill || colour !== "#000000") return;
    const [path] = values![1] as [Float32Array | null];
    if (path) boxes.push(...boxesOf(path));
  });
  await task.destroy();
  const left = Math.min(...boxes.map((box) => box.left)) - MARGIN;
  const top = Math.min(...boxes.map((box) => box.top)) - MARGIN;
  const right = Math.max(...boxes.map((box) => box.right)) + MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + MARGIN;
  const width = Math.ceil(Math.max(right - left, bottom - top) * SCALE);
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  // A pixel is black when its middle lies in a rectangle.
  const first = (from: number, start: number): number => Math.ceil((from - start) * SCALE - 0.5);
  for (const box of boxes)
    for (let y = first(box.top, top); y < first(box.bottom, top); y++)
      for (let x = first(box.left, left); x < first(box.right, left); x++)
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, pixels };
}
