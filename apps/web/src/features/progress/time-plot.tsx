import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { scaleFor } from "./figures.ts";
import styles from "./time-plot.module.css";

/** A time in words: "1 h 2 min 5 s". */
export function useTimeWords(): (seconds: number) => string {
  const say = useSay();
  return (exact) => {
    const seconds = Math.round(exact);
    return say("progress.clock", {
      hours: Math.floor(seconds / 3600),
      minutes: Math.floor(seconds / 60) % 60,
      seconds: seconds % 60,
    });
  };
}

/** The solving times of the last boards, one point each, with the usual time as a line; a table for screen readers. */
export function TimePlot(props: {
  readonly name: string;
  readonly recent: readonly { readonly time: string; readonly seconds: number }[];
  readonly median: number;
}) {
  const { name, recent, median } = props;
  const say = useSay();
  const format = useFormat();
  const words = useTimeWords();
  const highest = scaleFor(Math.max(...recent.map(({ seconds }) => seconds)));
  const top =
    highest < 60
      ? words(highest)
      : say("progress.duration", { hours: Math.floor(highest / 3600), minutes: Math.floor(highest / 60) % 60 });
  const points = recent.map(({ seconds }, at) => ({
    at,
    x: recent.length === 1 ? 50 : (100 * at) / (recent.length - 1),
    y: (100 * seconds) / highest,
  }));
  return (
    <figure className={styles["plot"]}>
      <figcaption>{say("progress.times")}</figcaption>
      <div className={styles["field"]} aria-hidden="true">
        <span className={styles["top"]}>{top}</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles["usual"]} d={`M0,${100 - (100 * median) / highest} H100`} />
          <path className={styles["line"]} d={`M${points.map(({ x, y }) => `${x},${100 - y}`).join(" L")}`} />
        </svg>
        {points.map(({ at, x, y }) => (
          <i key={at} style={{ left: `${x}%`, bottom: `${y}%` }} title={words(recent[at]!.seconds)} />
        ))}
      </div>
      <table className="sr">
        <caption>{say("progress.times.of", { game: name })}</caption>
        <tbody>
          {recent.map(({ time, seconds }, at) => (
            <tr key={`${time} ${at}`}>
              <th scope="row">{format.date(time)}</th>
              <td>{words(seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
