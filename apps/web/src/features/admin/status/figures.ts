import { useMemo } from "react";
import { useFormat } from "../../../shared/i18n/i18n.tsx";
import { useTimes } from "../../../shared/i18n/use-times.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Figures with their units, as the chosen language writes them. */
export function useFigures() {
  const format = useFormat();
  const times = useTimes();
  return useMemo(() => {
    const short = (value: number, unit: string, maximumFractionDigits: number) =>
      format.number(value, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits });
    return {
      milliseconds: (ms: number): string =>
        ms >= 1000 ? short(ms / 1000, "second", 1) : short(ms, "millisecond", ms < 10 ? 1 : 0),
      bytes: (bytes: number): string => {
        const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
        return short(bytes / 1000 ** step, UNITS[step]!, step > 1 ? 1 : 0);
      },
      percent: (part: number): string =>
        format.number(part, { style: "percent", maximumFractionDigits: part > 0 && part < 0.1 ? 1 : 0 }),
      day: (time: string): string => format.date(time, { day: "numeric", month: "long", year: "numeric" }),
      time: times.time,
      moment: (time: string): string => times.moment(time, { day: "numeric", month: "short" }),
    };
  }, [format, times]);
}
