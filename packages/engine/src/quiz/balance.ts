import { ACCENT, FILL, INK, paper, pictureWords, svgPicture } from "./svg-picture.ts";

const WIDTH = 440;
const HEIGHT = 190;
const BEAM_Y = 118;
const PAN = { width: 190, left: 14, right: 236 } as const;
/** A box of unknown weight, and a weight of one; beside each other fewer of them are in a row. */
const BOX = { side: 38, gap: 5, row: 4, rowBeside: 2 } as const;
const WEIGHT = { radius: 9, gap: 4, row: 5, rowBeside: 4 } as const;
const MOST_BOXES = 4;
const MOST_ROWS = 4;

/** What lies in a pan: boxes of the same unknown weight, and weights of one. */
export interface Pan {
  readonly boxes: number;
  readonly ones: number;
}

/** What is in one pan, standing on it, in rows from the bottom. */
function load({ boxes, ones }: Pan, left: number): string {
  const floor = BEAM_Y - 12;
  const step = 2 * WEIGHT.radius + WEIGHT.gap;
  const isBoth = boxes > 0 && ones > 0;
  const [boxRow, weightRow] = isBoth ? [BOX.rowBeside, WEIGHT.rowBeside] : [BOX.row, WEIGHT.row];
  const boxesWide = Math.min(boxRow, boxes) * (BOX.side + BOX.gap);
  const onesWide = Math.min(ones, weightRow) * step;
  const gap = isBoth ? 10 : 0;
  const from = left + (PAN.width - boxesWide - gap - onesWide) / 2;
  const drawn = Array.from({ length: boxes }, (_, place) => {
    const [x, y] = [
      from + (place % boxRow) * (BOX.side + BOX.gap),
      floor - BOX.side - Math.floor(place / boxRow) * (BOX.side + BOX.gap),
    ];
    return (
      `<rect x="${x}" y="${y}" width="${BOX.side}" height="${BOX.side}" rx="4" fill="${FILL}" stroke="${INK}" stroke-width="2.5"/>` +
      pictureWords(20, [{ text: "x", x: x + BOX.side / 2, y: y + 26 }])
    );
  });
  const weights = Array.from({ length: ones }, (_, place) => {
    const x = from + boxesWide + gap + (place % weightRow) * step + WEIGHT.radius + WEIGHT.gap / 2;
    const y = floor - WEIGHT.radius - Math.floor(place / weightRow) * step;
    return (
      `<circle cx="${x}" cy="${y}" r="${WEIGHT.radius}" fill="${ACCENT}" stroke="${INK}" stroke-width="2"/>` +
      `<text x="${x}" y="${y + 5}" fill="#FFFFFF" font-family="system-ui, sans-serif" font-size="13" font-weight="700" text-anchor="middle">1</text>`
    );
  });
  return [...drawn, ...weights].join("");
}

/** Whether there is room for all of it in a pan. */
export const fitsInPan = ({ boxes, ones }: Pan): boolean =>
  boxes <= MOST_BOXES && ones <= MOST_ROWS * (boxes > 0 ? WEIGHT.rowBeside : WEIGHT.row);

/** A balance that is level: what is left weighs as much as what is right. */
export function balanceSvg(left: Pan, right: Pan): string {
  const pan = (x: number): string =>
    `<path d="M${x} ${BEAM_Y - 10}h${PAN.width}l-16 16h-${PAN.width - 32}z" fill="${FILL}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>` +
    `<path d="M${x + PAN.width / 2} ${BEAM_Y + 6}V${BEAM_Y + 24}" stroke="${INK}" stroke-width="4"/>`;
  const beam = BEAM_Y + 24;
  return svgPicture(
    WIDTH,
    HEIGHT,
    paper(WIDTH, HEIGHT),
    `<path d="M${PAN.left + PAN.width / 2} ${beam}H${PAN.right + PAN.width / 2}" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>`,
    `<path d="M${WIDTH / 2} ${beam - 4}l22 42h-44z" fill="${FILL}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>`,
    pan(PAN.left),
    pan(PAN.right),
    load(left, PAN.left),
    load(right, PAN.right),
  );
}
