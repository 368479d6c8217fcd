import { flagOf } from "./flags.ts";

/** A flag as SVG text with a thin frame, so that white and black fields end somewhere on any background. */
export function flagPicture(code: string): string {
  const flag = flagOf(code);
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(flag)?.[1] ?? "").split(" ").map(Number);
  const frame = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#767676" stroke-width="${width / 90}"/>`;
  return flag.replace(/<\/svg>$/, `${frame}</svg>`);
}
