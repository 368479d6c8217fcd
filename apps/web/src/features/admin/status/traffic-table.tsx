import type { TrafficFrom } from "@karota/contract/admin/status.ts";
import { Table } from "@karota/ui/table.tsx";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { useFigures } from "./figures.ts";

const FIGURES = ["requests", "refused", "failed", "p50", "p95", "p99"] as const;

/** The last day hour by hour, the newest first. */
export function TrafficTable({ hours }: { hours: readonly TrafficFrom[] }) {
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
