import { SECONDARY } from "@karota/games/school-years.ts";
import { storedValue } from "../../shared/session/stored-value.ts";

/** Beside the choices of games, so that it leaves with them at sign-out. */
const stored = storedValue("karota:choices:school-year", (text): number | null => {
  const year = Number(text);
  return Number.isInteger(year) && 1 <= year && year <= SECONDARY ? year : null;
});

/** The school year whose games are shown, null for all; kept in this browser. */
export const useChosenYear = () =>
  [stored.use(), (year: number | null) => stored.write(year === null ? null : String(year))] as const;
