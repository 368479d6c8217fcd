import { ACCENT, FILL, INK, paper, pictureWords, svgPicture } from "./svg-picture.ts";

/** Where the front face begins: left of it is how high it is. */
const LEFT = 44;
const TOP = 16;
const RIGHT = 40;
const BELOW = 36;
const WORD_SIZE = 18;
/** The largest drawing, and how much of an edge's depth goes to the right and upwards. */
const MOST = { width: 320, height: 250, edge: 34 } as const;
const DEPTH = { right: 0.45, up: 0.32 } as const;

type Point = readonly [x: number, y: number];
const at = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const line = (from: Point, to: Point): string => `M${at(from)}L${at(to)}`;
const outline = (...points: readonly Point[]): string => `M${points.map(at).join("L")}Z`;
/** The places between the ends of an edge. */
const inside = (length: number): readonly number[] => Array.from({ length: length - 1 }, (_, place) => place + 1);

/**
 * A cuboid of small cubes, seen from the front, above and right. Its top layer is framed, and at its edges is written how
 * many cubes there are in a row, how many rows in a layer and how many layers.
 */
export function cubesSvg(wide: number, deep: number, high: number): string {
  const edge = Math.min(MOST.edge, MOST.width / (wide + DEPTH.right * deep), MOST.height / (high + DEPTH.up * deep));
  const point = (across: number, back: number, down: number): Point => [
    LEFT + edge * (across + DEPTH.right * back),
    TOP + edge * (DEPTH.up * (deep - back) + down),
  ];
  const faces = {
    front: [
      ...inside(wide).map((x) => line(point(x, 0, 0), point(x, 0, high))),
      ...inside(high).map((y) => line(point(0, 0, y), point(wide, 0, y))),
    ],
    top: [
      ...inside(wide).map((x) => line(point(x, 0, 0), point(x, deep, 0))),
      ...inside(deep).map((z) => line(point(0, z, 0), point(wide, z, 0))),
    ],
    side: [
      ...inside(deep).map((z) => line(point(wide, z, 0), point(wide, z, high))),
      ...inside(high).map((y) => line(point(wide, 0, y), point(wide, deep, y))),
    ],
  };
  const body = outline(
    point(0, 0, 0),
    point(0, deep, 0),
    point(wide, deep, 0),
    point(wide, deep, high),
    point(wide, 0, high),
    point(0, 0, high),
  );
  const layer = outline(
    point(0, 0, 0),
    point(0, deep, 0),
    point(wide, deep, 0),
    point(wide, deep, 1),
    point(wide, 0, 1),
    point(0, 0, 1),
  );
  const edges = `${line(point(0, 0, 0), point(wide, 0, 0))}${line(point(wide, 0, 0), point(wide, deep, 0))}${line(point(wide, 0, 0), point(wide, 0, high))}`;
  const [right] = point(wide, deep, high);
  const [, bottom] = point(0, 0, high);
  const [width, height] = [Math.round(right + RIGHT), Math.round(bottom + BELOW)];
  const [[belowX], [behindX, behindY], [, besideY]] = [
    point(wide / 2, 0, high),
    point(wide, deep / 2, high),
    point(0, 0, high / 2),
  ];
  return svgPicture(
    width,
    height,
    paper(width, height),
    `<path d="${body}" fill="${FILL}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>`,
    ...Object.entries(faces).map(
      ([face, lines]) =>
        `<path data-face="${face}" fill="none" stroke="${INK}" stroke-width="1" d="${lines.join("")}"/>`,
    ),
    `<path d="${edges}" fill="none" stroke="${INK}" stroke-width="2"/>`,
    `<path d="${layer}" fill="none" stroke="${ACCENT}" stroke-width="4" stroke-linejoin="round"/>`,
    pictureWords(WORD_SIZE, [
      { text: String(wide), x: Math.round(belowX), y: Math.round(bottom) + 24 },
      { text: String(deep), x: Math.round(behindX) + 20, y: Math.round(behindY) + 16 },
      { text: String(high), x: LEFT / 2, y: Math.round(besideY) + 6 },
    ]),
  );
}
