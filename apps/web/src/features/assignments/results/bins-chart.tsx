import { Plot } from "@karota/ui/plot.tsx";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import type { Bin } from "./figures.ts";

/** How many students had how many right answers, as bars from zero. */
export function BinsChart({ title, bins, small = false }: { title: string; bins: readonly Bin[]; small?: boolean }) {
  const say = useSay();
  const format = useFormat();
  const highest = Math.max(1, ...bins.map(({ count }) => count));
  const label = ({ from, to }: Bin) =>
    from === to ? format.number(from) : `${format.number(from)}–${format.number(to)}`;
  return (
    <Plot
      title={title}
      height={small ? "small" : "normal"}
      bars={bins.map((bin) => ({
        height: (100 * bin.count) / highest,
        value: bin.count > 0 ? format.number(bin.count) : "",
        label: label(bin),
      }))}
      table={{
        head: [say("assignments.chart.right"), say("assignments.chart.students")],
        rows: bins.map((bin) => [label(bin), format.number(bin.count)]),
      }}
    />
  );
}
