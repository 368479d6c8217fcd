import { SECONDARY } from "@karota/games/school-years.ts";
import { useAudience } from "./audience.ts";
import { storedValue } from "./stored-value.ts";

const ALL = "all";

/** Beside the choices of games, so that it leaves with them at sign-out; undefined while nothing is chosen. */
const stored = storedValue("karota:choices:school-year", (text): number | null | undefined => {
  const year = Number(text);
  return Number.isInteger(year) && 1 <= year && year <= SECONDARY ? year : text === ALL ? null : undefined;
});

/** The school year whose games are shown, null for all; until one is chosen, that of the pupil. */
export function useChosenYear() {
  const { year: own = null } = useAudience();
  const chosen = stored.use();
  return [
    chosen === undefined ? own : chosen,
    (year: number | null) => stored.write(year === null ? ALL : String(year)),
  ] as const;
}
