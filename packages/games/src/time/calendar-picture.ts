import { ACCENT, FILL, INK, PAPER } from "@karota/engine/quiz/svg-picture.ts";
import { WEEK } from "./calendar-kinds.ts";

/** The name of a calendar page's picture; the day is ringed, 0 for none. */
export const calendarName = (page: readonly [month: number, days: number, first: number], day: number): string =>
  ["calendar", ...page, day].join(" ");

const CELL = { width: 46, height: 32 } as const;
const MARGIN = 12;
const TITLE_HEIGHT = 36;
const WIDTH = 2 * MARGIN + WEEK * CELL.width;

/** A page of a calendar, its weeks from Monday; the words are `{month:…}` and `{weekday:…}`. */
export function drawCalendarPage(month: number, days: number, first: number, ringed: number): string {
  const rows = Math.ceil((first - 1 + days) / WEEK);
  const height = TITLE_HEIGHT + (rows + 1) * CELL.height + MARGIN;
  const columnAt = (column: number): number => MARGIN + (column + 0.5) * CELL.width;
  const rowAt = (row: number): number => TITLE_HEIGHT + (row + 0.5) * CELL.height;
  const placeOf = (day: number): readonly [x: number, y: number] => {
    const cell = first - 1 + day - 1;
    return [columnAt(cell % WEEK), rowAt(1 + Math.floor(cell / WEEK))];
  };
  const word = (text: string, x: number, y: number): string => `<text x="${x}" y="${y + 6}">${text}</text>`;
  const [ringX, ringY] = placeOf(ringed);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<rect width="${WIDTH}" height="${height}" rx="12" fill="${PAPER}"/>`,
    `<path d="M12 0H${WIDTH - 12}A12 12 0 0 1 ${WIDTH} 12V${TITLE_HEIGHT}H0V12A12 12 0 0 1 12 0Z" fill="${FILL}"/>`,
    `<path d="M${MARGIN} ${rowAt(0) + 15}H${WIDTH - MARGIN}" stroke="${INK}" stroke-width="1.5"/>`,
    ringed > 0 ? `<circle cx="${ringX}" cy="${ringY}" r="15" fill="none" stroke="${ACCENT}" stroke-width="3.5"/>` : "",
    `<g fill="${INK}" font-family="system-ui, sans-serif" font-size="18" font-weight="600" text-anchor="middle">`,
    word(`{month:${month}}`, WIDTH / 2, TITLE_HEIGHT / 2),
    ...Array.from({ length: days }, (_, place) => word(String(place + 1), ...placeOf(place + 1))),
    `</g><g fill="${INK}" font-family="system-ui, sans-serif" font-size="15" text-anchor="middle">`,
    ...Array.from({ length: WEEK }, (_, column) => word(`{weekday:${column + 1}}`, columnAt(column), rowAt(0))),
    "</g></svg>",
  ].join("");
}
