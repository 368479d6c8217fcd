import { useSettings } from "./settings.ts";

/** Up to this school year, pages are larger and quieter. */
const YOUNG_UP_TO = 3;

export interface Audience {
  /** The school year of a pupil. */
  readonly year: number | undefined;
  readonly isYoung: boolean;
  readonly forFun: boolean;
}

/** Whom the page is for, as the person has said. */
export function useAudience(): Audience {
  const { audience, school_year: own } = useSettings();
  const year = audience === "pupil" ? own : undefined;
  return { year, isYoung: year !== undefined && year <= YOUNG_UP_TO, forFun: audience === "fun" };
}
