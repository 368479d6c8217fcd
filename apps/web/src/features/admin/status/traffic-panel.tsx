import type { StatusReply, TrafficFrom } from "@karota/contract/admin/status.ts";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Figures } from "@karota/ui/figures.tsx";
import { Table } from "@karota/ui/table.tsx";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { DayPlot } from "./day-plot.tsx";
import { useFigures } from "./figures.ts";
import { sinceStart } from "./since-start.ts";
import styles from "./status.module.css";

/** Marks of the response times, in milliseconds; they grow tenfold, as the times do. */
const DECADES = [1, 10, 100, 1000, 10_000];
const timeUp = (ms: number): number => 25 * Math.min(4, Math.max(0, Math.log10(ms)));

/** The next of 1, 2, 5, 10, 20, 50 … */
function niceCeil(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value)!;
}

const FIGURES = ["requests", "refused", "failed", "p50", "p95", "p99"] as const;

/** The last day hour by hour, the newest first. */
function TrafficTable({ hours }: { hours: readonly TrafficFrom[] }) {
  const say = useSay();
  const format = useFormat();
  const { milliseconds, moment } = useFigures();
  const wordsOf = (figure: (typeof FIGURES)[number], value: number | null): string => {
    if (value === null) return "–";
    return figure.startsWith("p") ? milliseconds(value) : format.number(value);
  };
  return (
    <Table
      scrolls
      caption={say("admin.status.table")}
      columns={[
        { label: say("admin.status.from") },
        ...FIGURES.map((figure) => ({ label: say(`admin.status.${figure}`), num: true })),
      ]}
    >
      {hours.toReversed().map((hour) => (
        <tr key={hour.starts}>
          <th scope="row" className="strong">
            {moment(hour.starts)}
          </th>
          {FIGURES.map((figure) => (
            <td key={figure} className="num">
              {wordsOf(figure, hour[figure])}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** What was asked in the last day, what of it was refused or failed, and how long it took. */
export function TrafficPanel({
  status: { traffic, started },
  reload,
}: {
  readonly status: Pick<StatusReply, "traffic" | "started">;
  readonly reload: () => Promise<unknown>;
}) {
  const say = useSay();
  const format = useFormat();
  const { milliseconds, percent } = useFigures();
  const { all, hours } = traffic;
  const points = sinceStart(traffic.points, started);
  const most = Math.max(...points.map(({ requests }) => requests));
  const top = niceCeil(Math.max(2, most));
  // The last five minutes are not over yet: what has come so far would look like a fall.
  const requests = points.map((point, i) => (i === points.length - 1 ? null : point.requests));
  const latest = (of: "p50" | "p95"): string | undefined => {
    const value = points.findLast((point) => point[of] !== null)?.[of];
    return value == null ? undefined : `${say(`admin.status.${of}`)}: ${milliseconds(value)}`;
  };
  const part = (of: "refused" | "failed") => percent(all.requests === 0 ? 0 : all[of] / all.requests);
  return (
    <AppPanel name="admin.status.traffic" title={say("admin.status.traffic")} onReload={reload}>
      <div className={styles["traffic"]}>
        <DayPlot
          title={say("admin.status.requests")}
          words={say("admin.status.requests.words", { count: all.requests, most: format.number(most) })}
          points={points}
          lines={[{ stroke: "solid", values: requests, end: format.number(requests.at(-2) ?? 0) }]}
          marks={[0, top / 2, top].map((value) => ({ value, label: format.number(value) }))}
          up={(value) => (100 * value) / top}
          filled
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
            { stroke: "solid", values: points.map(({ p50 }) => p50), end: latest("p50"), endBelow: true },
            { stroke: "dashed", values: points.map(({ p95 }) => p95), end: latest("p95") },
          ]}
          marks={DECADES.map((value) => ({ value, label: milliseconds(value) }))}
          up={timeUp}
        />
        <Figures
          label={say("admin.status.errors")}
          className={styles["errors"]}
          figures={[
            { label: say("admin.status.failed"), value: part("failed") },
            { label: say("admin.status.refused"), value: part("refused") },
          ]}
        />
      </div>
      <Disclosure summary={say("admin.status.table")}>
        <TrafficTable hours={hours} />
      </Disclosure>
    </AppPanel>
  );
}
