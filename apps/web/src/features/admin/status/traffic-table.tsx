import type { TrafficFrom } from "@karota/contract/admin/status.ts";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { useFigures } from "./figures.ts";
import styles from "./traffic-table.module.css";

/** The last day hour by hour, the newest first. */
export function TrafficTable({ hours }: { hours: readonly TrafficFrom[] }) {
  const say = useSay();
  const format = useFormat();
  const { milliseconds, moment } = useFigures();
  const time = (ms: number | null) => (ms === null ? "–" : milliseconds(ms));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard
    <div className={styles["room"]} role="group" aria-label={say("admin.status.table")} tabIndex={0}>
      <table>
        <caption className="sr">{say("admin.status.table")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("admin.status.from")}</th>
            <th scope="col">{say("admin.status.requests")}</th>
            <th scope="col">{say("admin.status.refused")}</th>
            <th scope="col">{say("admin.status.failed")}</th>
            <th scope="col">{say("admin.status.p50")}</th>
            <th scope="col">{say("admin.status.p95")}</th>
            <th scope="col">{say("admin.status.p99")}</th>
          </tr>
        </thead>
        <tbody>
          {hours.toReversed().map(({ starts, requests, refused, failed, p50, p95, p99 }) => (
            <tr key={starts}>
              <th scope="row">{moment(starts)}</th>
              <td>{format.number(requests)}</td>
              <td>{format.number(refused)}</td>
              <td>{format.number(failed)}</td>
              <td>{time(p50)}</td>
              <td>{time(p95)}</td>
              <td>{time(p99)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
