import { useId } from "react";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import styles from "./bins-chart.module.css";
import type { Bin } from "./figures.ts";

/** How many students had how many right answers, as bars from zero; the same in a table for screen readers. */
export function BinsChart({ title, bins, small = false }: { title: string; bins: readonly Bin[]; small?: boolean }) {
  const say = useSay();
  const format = useFormat();
  const id = useId();
  const highest = Math.max(1, ...bins.map(({ count }) => count));
  const label = ({ from, to }: Bin) =>
    from === to ? format.number(from) : `${format.number(from)}–${format.number(to)}`;
  return (
    <figure className={styles["chart"]} data-small={small || undefined} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <div className={styles["bars"]} aria-hidden="true">
        {bins.map((bin) => (
          <div key={bin.from} className={styles["bar"]}>
            <span className={styles["room"]}>
              <span style={{ height: `${(100 * bin.count) / highest}%` }} data-none={bin.count === 0 || undefined}>
                {bin.count > 0 && <b>{format.number(bin.count)}</b>}
              </span>
            </span>
            <span className={styles["label"]}>{label(bin)}</span>
          </div>
        ))}
      </div>
      {/* A table alone does not clip. */}
      <div className="sr">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{say("assignments.chart.right")}</th>
              <th scope="col">{say("assignments.chart.students")}</th>
            </tr>
          </thead>
          <tbody>
            {bins.map((bin) => (
              <tr key={bin.from}>
                <th scope="row">{label(bin)}</th>
                <td>{format.number(bin.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
