import type { StepName } from "@karota/games/todays-path.ts";
import { parseObject, storedValue } from "../../shared/session/stored-value.ts";

/** How often something else was asked for at each step of a day's path. */
interface PathSkips {
  readonly day: string;
  readonly steps: Readonly<Partial<Record<StepName, number>>>;
}

export const pathSkips = storedValue("karota:choices:path", parseObject<PathSkips>);

export const skipsOn = (today: string, { day, steps }: Partial<PathSkips>): PathSkips["steps"] =>
  (day === today && steps) || {};
