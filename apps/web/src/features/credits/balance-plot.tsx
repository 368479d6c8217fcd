import type { BalancesReply } from "@karota/contract/credits/ledger.ts";
import { Card } from "@karota/ui/card.tsx";
import { Plot, type PlotPoint } from "@karota/ui/plot.tsx";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";

type Days = BalancesReply["days"];

/** The days on which the balance became another one, with the first. */
const turns = (days: Days): Days => days.filter(({ balance }, i) => balance !== days[i - 1]?.balance);

/** How many carrots there were at the end of each day, as steps; the same in a table for screen readers. */
export function BalancePlot({ days }: { days: Days }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last || days.length < 2) return null;
  const date = (day: string) => format.date(`${day}T12:00:00`);
  const highest = Math.max(1, Math.ceil(Math.max(...days.map(({ balance }) => balance))));
  const steps = days.flatMap(({ balance }, i) =>
    [i, i + 1].map((day): PlotPoint => [(100 * day) / days.length, (100 * balance) / highest]),
  );
  return (
    <Card>
      <Plot
        title={say("credits.plot")}
        marks={[100, 0].map((at) => ({ at, label: format.number((highest * at) / 100) }))}
        ticks={[
          { at: 0, label: date(first.day) },
          { at: 100, label: date(last.day), align: "end" },
        ]}
        lines={[{ colour: 1, filled: true, points: steps }]}
        table={{ rows: turns(days).map(({ day, balance }) => [date(day), carrotWords(balance, speaker)]) }}
      />
    </Card>
  );
}
