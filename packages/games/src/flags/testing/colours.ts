/* The colours of a flag, as its SVG text names them. */

const NAMED: Readonly<Record<string, string>> = {
  red: "#f00",
  green: "#008000",
  blue: "#00f",
  navy: "#000080",
  gold: "#ffd700",
  yellow: "#ff0",
  white: "#fff",
  black: "#000",
};

/** What people call a colour that is given by red, green and blue from 0 to 255. */
function wordFor([red, green, blue]: readonly [number, number, number]): string {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most < 70) return "black";
  if (most - least < 40) return most > 190 ? "white" : "grey";
  const spread = most - least;
  const hue =
    most === red
      ? (60 * (green - blue)) / spread
      : most === green
        ? 120 + (60 * (blue - red)) / spread
        : 240 + (60 * (red - green)) / spread;
  const degrees = (hue + 360) % 360;
  if (degrees < 20 || degrees > 330) return "red";
  if (degrees < 70) return "yellow";
  return degrees < 170 ? "green" : "blue";
}

export function coloursOf(svg: string): ReadonlySet<string> {
  const codes = [...svg.matchAll(/(?:fill|stroke)(?:="|:)(#[\da-f]{3,6}|[a-z]+)/gi)].map(([, colour]) =>
    colour!.toLowerCase(),
  );
  const hex = codes.flatMap((code) => (code.startsWith("#") ? [code] : (NAMED[code] ?? [])));
  // A shape without a colour is black.
  const black = /<path(?![^>]*(?:fill|stroke|style))[^>]*>/.test(svg) ? ["#000"] : [];
  return new Set(
    [...hex, ...black].map((code) => {
      const full = code.length === 4 ? Array.from(code.slice(1), (digit) => digit + digit).join("") : code.slice(1);
      return wordFor([0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as [number, number, number]);
    }),
  );
}
