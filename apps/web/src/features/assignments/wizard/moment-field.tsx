import { useId } from "react";
import { SHORT_WEEKDAY } from "@karota/texts/times.ts";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { useTimes } from "../../../shared/i18n/use-times.ts";
import { Fault } from "@karota/ui/field.tsx";
import fields from "@karota/ui/field.module.css";
import styles from "./wizard.module.css";

const STEP_MINUTES = 15;
const MINUTES = [...Array.from({ length: 96 }, (_, turn) => turn * STEP_MINUTES), 24 * 60 - 1];

const startOfDay = (time: number): Date => {
  const day = new Date(time);
  day.setHours(0, 0, 0, 0);
  return day;
};
const minuteOf = (time: number): number => new Date(time).getHours() * 60 + new Date(time).getMinutes();
/** The moment of a day, by its own midnight: days of 23 and 25 hours are no trouble. */
const at = (day: number, minute: number): number => new Date(day).setHours(0, minute, 0, 0);

/** The days from this one on, by the months they lie in. */
function monthsFrom(
  first: number,
  days: number,
  monthOf: (day: Date) => string,
): readonly (readonly [string, Date[]])[] {
  const months = new Map<string, Date[]>();
  for (let turn = 0; turn < days; turn++) {
    const day = startOfDay(first);
    day.setDate(day.getDate() + turn);
    const name = monthOf(day);
    const month = months.get(name);
    if (month) month.push(day);
    else months.set(name, [day]);
  }
  return [...months];
}

/**
 * A day and a time. The browser's own control has the browser's language; two lists have the page's, with the names of
 * the days, and work with every keyboard and screen reader.
 */
export function MomentField(props: {
  readonly legend: string;
  /** In milliseconds. */
  readonly value: number;
  /** The first day on offer, and how many. */
  readonly from: number;
  readonly days: number;
  readonly fault?: string | undefined;
  readonly onChange: (value: number) => void;
}) {
  const { legend, value, from, days, fault, onChange } = props;
  const say = useSay();
  const format = useFormat();
  const { time } = useTimes();
  const id = useId();
  const monthOf = (day: Date) => format.date(day, { month: "long", year: "numeric" });
  const chosen = startOfDay(value).getTime();
  const minute = minuteOf(value);
  const minutes = MINUTES.includes(minute) ? MINUTES : [...MINUTES, minute].sort((one, other) => one - other);
  // A day that is no longer on offer stays to be seen.
  const first = Math.min(from, value);
  const some = Math.max(days, Math.ceil((value - first) / 86_400_000) + 1);
  const described = fault === undefined ? undefined : `${id}fault`;
  return (
    <fieldset className={styles["moment"]}>
      <legend>{legend}</legend>
      <span className={fields["field"]}>
        <select
          aria-label={say("assignments.date")}
          aria-describedby={described}
          aria-invalid={fault !== undefined}
          value={chosen}
          onChange={({ target }) => onChange(at(Number(target.value), minute))}
        >
          {monthsFrom(first, some, monthOf).map(([name, inMonth]) => (
            <optgroup key={name} label={name}>
              {inMonth.map((one) => (
                <option key={one.getTime()} value={one.getTime()}>
                  {format.date(one, SHORT_WEEKDAY)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </span>
      <span className={fields["field"]}>
        <select
          aria-label={say("assignments.time")}
          aria-describedby={described}
          value={minute}
          onChange={({ target }) => onChange(at(chosen, Number(target.value)))}
        >
          {minutes.map((one) => (
            <option key={one} value={one}>
              {time(new Date(2026, 0, 1, 0, one))}
            </option>
          ))}
        </select>
      </span>
      {fault !== undefined && <Fault id={`${id}fault`}>{fault}</Fault>}
    </fieldset>
  );
}
