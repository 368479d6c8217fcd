import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Flags that are squares; all others are drawn 4 by 3. */
const SQUARE = ["CH", "VA"];
/** The one that is no rectangle: cut to its right edge, as the file leaves the rest of its field empty. */
const NEPAL_BOX = "-8 -1 400 482";

/**
 * A country's flag as SVG text, by the country's code; throws for an unknown one. Nothing in it names the country. Only
 * servers and command lines read files: the page's build puts a table in place of this module
 * (apps/web/build/flags.ts).
 */
export function flagOf(code: string): string {
  const proportions = SQUARE.includes(code) ? "1x1" : "4x3";
  const file = import.meta.resolve(`flag-icons/flags/${proportions}/${code.toLowerCase()}.svg`);
  const flag = anonymous(readFileSync(fileURLToPath(file), "utf8"));
  if (code === "NP") return flag.replace(/viewBox="[^"]*"/, `viewBox="${NEPAL_BOX}"`);
  return code === "US" ? flag.replace(/<marker.*<\/marker><path[^>]*>/, `<g fill="#fff">${stars()}</g>`) : flag;
}

/** Nine rows of six and five stars, which the file draws as markers of a line: the PDF library has no markers. */
function stars(): string {
  const rows = [11, 37, 63, 89, 115, 141, 166, 192, 218];
  return rows
    .flatMap((y, row) =>
      Array.from({ length: row % 2 === 0 ? 6 : 5 }, (_, place) => {
        const x = (row % 2 === 0 ? 16 : 47) + 61 * place;
        return `<path d="m${x + 14} ${y} 9 27-23-17h28l-23 17z"/>`;
      }),
    )
    .join("");
}

/** Numbers in place of the ids, which begin with the code; without names, and without the spaces between elements. */
function anonymous(svg: string): string {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  const numberOf = new Map(ids.map((id, place) => [id, `f${place}`]));
  return svg
    .replace(/ id="flag-icons-[^"]*"/, "")
    .replace(/ (class|aria-label|font-family|xml:space)="[^"]*"/g, "")
    .replace(/(id="|href="#|url\(#)([^")]+)/g, (_, before: string, id: string) => before + (numberOf.get(id) ?? id))
    .replace(/>\s+</g, "><")
    .trim();
}
