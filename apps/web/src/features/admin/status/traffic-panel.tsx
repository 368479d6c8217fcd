import type { StatusReply } from "@karota/contract/admin/status.ts";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { DayPlot } from "./day-plot.tsx";
import { useFigures } from "./figures.ts";
import { niceCeil } from "./nice-ceil.ts";
import { TrafficTable } from "./traffic-table.tsx";
import styles from "./traffic-panel.module.css";

/** Marks of the response times, in milliseconds; they grow tenfold, as the times do. */
const DECADES = [1, 10, 100, 1000, 10_000];
const timeUp = (ms: number): number => 25 * Math.min(4, Math.max(0, Math.log10(ms)));

/** The requests of the last day, how many were refused or failed, and how long they took. */
export function TrafficPanel({ traffic, reload }: Pick<StatusReply, "traffic"> & { reload: () => Promise<unknown> }) {
  const say = useSay();
  const format = useFormat();
  const { milliseconds, percent } = useFigures();
  const { all, points, hours } = traffic;
  const most = Math.max(...points.map(({ requests }) => requests));
  const top = niceCeil(Math.max(2, most));
  const shareOf = (of: "refused" | "failed") =>
    points.map((point) => (point.requests === 0 ? null : point[of] / point.requests));
  const shares = { refused: shareOf("refused"), failed: shareOf("failed") };
  const worst = Math.max(0.01, ...[...shares.refused, ...shares.failed].map((share) => share ?? 0));
  const topShare = Math.min(1, niceCeil(worst * 100) / 100);
  const part = (of: "refused" | "failed") => percent(all.requests === 0 ? 0 : all[of] / all.requests);
  return (
    <AppPanel name="admin.status.traffic" title={say("admin.status.traffic")} onReload={reload}>
      <div className={styles["plots"]}>
        <DayPlot
          title={say("admin.status.requests")}
          words={say("admin.status.requests.words", { count: all.requests, most: format.number(most) })}
          points={points}
          lines={[
            {
              name: say("admin.status.requests"),
              stroke: "solid",
              // The last five minutes are not over yet: what has come so far would look like a fall.
              values: points.map(({ requests }, i) => (i === points.length - 1 ? null : requests)),
            },
          ]}
          marks={[0, top / 2, top].map((value) => ({ value, label: format.number(value) }))}
          up={(value) => (100 * value) / top}
          filled
        />
        <DayPlot
          title={say("admin.status.errors")}
          words={say("admin.status.errors.words", { refused: part("refused"), failed: part("failed") })}
          points={points}
          lines={[
            { name: say("admin.status.refused"), stroke: "dashed", values: shares.refused },
            { name: say("admin.status.failed"), stroke: "solid", values: shares.failed },
          ]}
          marks={[0, topShare / 2, topShare].map((value) => ({ value, label: percent(value) }))}
          up={(value) => (100 * value) / topShare}
        />
        <DayPlot
          title={say("admin.status.times")}
          words={
            all.p50 === null || all.p95 === null || all.p99 === null
              ? say("admin.status.times.none")
              : say("admin.status.times.words", {
                  p50: milliseconds(all.p50),
                  p95: milliseconds(all.p95),
                  p99: milliseconds(all.p99),
                })
          }
          points={points}
          lines={[
            { name: say("admin.status.p50"), stroke: "solid", values: points.map(({ p50 }) => p50) },
            { name: say("admin.status.p95"), stroke: "dashed", values: points.map(({ p95 }) => p95) },
            { name: say("admin.status.p99"), stroke: "dotted", values: points.map(({ p99 }) => p99) },
          ]}
          marks={DECADES.map((value) => ({ value, label: milliseconds(value) }))}
          up={timeUp}
        />
      </div>
      <details className={styles["table"]}>
        <summary>{say("admin.status.table")}</summary>
        <TrafficTable hours={hours} />
      </details>
    </AppPanel>
  );
}
