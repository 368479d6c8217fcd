const known = new Map<string, boolean>();
const SIDE = 24;

/**
 * Whether this device draws an emoji in colour. Where its fonts lack it, a box in one colour is drawn in its place, and
 * the clue is better in words.
 */
export function canDraw(picture: string): boolean {
  const before = known.get(picture);
  if (before !== undefined) return before;
  const pen =
    globalThis.OffscreenCanvas && new OffscreenCanvas(SIDE, SIDE).getContext("2d", { willReadFrequently: true });
  if (!pen) return true;
  pen.font = `${SIDE - 8}px sans-serif`;
  pen.textBaseline = "top";
  pen.fillText(picture, 2, 2);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  const drawn = data.some((part, i) => i % 4 === 0 && (part !== data[i + 1] || part !== data[i + 2]));
  known.set(picture, drawn);
  return drawn;
}
