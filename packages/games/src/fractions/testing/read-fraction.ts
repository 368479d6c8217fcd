/*
 * Reads a picture of a fraction from its SVG text, as one does who sees it and has no description: areas of the same size, and
 * those of them in which lines are drawn.
 */

interface PartSeen {
  /** Where the part's whole is: bars by their top, circles by their centre. */
  readonly whole: string;
  readonly isHatched: boolean;
}

/** The parts in the order in which they are drawn: each is an outline, and a hatched one has lines without an area after it. */
function partsSeen(svg: string): readonly PartSeen[] {
  return [...svg.matchAll(/<path d="([^"]+)Z"[^>]*\/>(<path d="[^"Z]+" fill="none")?/g)].map(
    ([, outline, hatching]) => {
      const [x, y, ...corners] = outline!.match(/[\d.]+/g)!;
      return { whole: corners.length > 6 ? `${x} ${y}` : y!, isHatched: hatching !== undefined };
    },
  );
}

/** How many wholes there are, how many parts each of them has, and how many parts are shaded in all. */
export function readFraction(svg: string) {
  const seen = partsSeen(svg);
  const wholes = [...new Set(seen.map(({ whole }) => whole))];
  const counts = wholes.map((one) => seen.filter(({ whole }) => whole === one).length);
  return { wholes: wholes.length, parts: counts, shaded: seen.filter(({ isHatched }) => isHatched).length };
}
