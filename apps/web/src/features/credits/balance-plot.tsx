import type { BalancesReply } from "@karota/contract/credits/ledger.ts";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./balance-plot.module.css";

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
  const left = (i: number): number => (100 * i) / days.length;
  const down = (balance: number): number => 100 - (100 * balance) / highest;
  const steps = days.map(({ balance }, i) => `L${left(i)},${down(balance)} L${left(i + 1)},${down(balance)}`).join(" ");
  return (
    <figure className={styles["plot"]} aria-labelledby="credits-plot">
      <figcaption id="credits-plot">{say("credits.plot")}</figcaption>
      <div className={styles["field"]} aria-hidden="true">
        <span className={styles["top"]}>{format.number(highest)}</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles["area"]} d={`M0,100 ${steps} L100,100 Z`} />
          <path className={styles["line"]} d={`M${steps.slice(1)}`} vectorEffect="non-scaling-stroke" />
        </svg>
        <span className={styles["zero"]}>{format.number(0)}</span>
        <span className={styles["first"]}>{date(first.day)}</span>
        <span className={styles["last"]}>{date(last.day)}</span>
      </div>
      <table className="sr">
        <caption>{say("credits.plot")}</caption>
        <tbody>
          {turns(days).map(({ day, balance }) => (
            <tr key={day}>
              <th scope="row">{date(day)}</th>
              <td>{carrotWords(balance, speaker)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
