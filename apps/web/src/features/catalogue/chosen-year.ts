import { useState } from "react";
import { SECONDARY } from "@karota/games/school-years.ts";

/** Beside the choices of games, so that it leaves with them at sign-out. */
const KEY = "karota:choices:school-year";

function readYear(): number | null {
  const year = Number(localStorage.getItem(KEY));
  return Number.isInteger(year) && 1 <= year && year <= SECONDARY ? year : null;
}

/** The school year whose games are shown, null for all; stored in this browser. */
export function useChosenYear(): readonly [number | null, (year: number | null) => void] {
  const [year, setYear] = useState(readYear);
  const choose = (next: number | null) => {
    if (next === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(next));
    setYear(next);
  };
  return [year, choose];
}
