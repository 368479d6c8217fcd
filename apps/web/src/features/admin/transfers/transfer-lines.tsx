import {
  IconCalendarOff,
  IconCircleCheck,
  IconCoinEuro,
  IconCopy,
  IconEqualNot,
  IconHelpCircle,
  IconRepeatOff,
  type Icon as Shape,
} from "@tabler/icons-react";
import type { StatementReply } from "@karota/contract/payments/payment.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import styles from "./transfers-page.module.css";

type Line = StatementReply["lines"][number];

const ICONS: Readonly<Record<Line["outcome"], Shape>> = {
  paid: IconCircleCheck,
  already: IconRepeatOff,
  amount: IconEqualNot,
  currency: IconCoinEuro,
  unknown: IconHelpCircle,
  expired: IconCalendarOff,
  double: IconCopy,
};

/** What became of each line of a statement, in words. */
export function StatementLines({ file, lines }: { file: string; lines: readonly Line[] }) {
  const say = useSay();
  const format = useFormat();
  const amountOf = ({ amount_cents: cents, currency }: Line): string => {
    if (cents === null) return "?";
    return currency === "EUR"
      ? format.euros(cents)
      : `${format.number(cents / 100, { minimumFractionDigits: 2 })} ${currency}`;
  };
  const paid = lines.filter(({ outcome }) => outcome === "paid").length;
  const looks = lines.filter(({ outcome }) => outcome !== "paid" && outcome !== "already").length;
  return (
    <>
      <p className="wrap">
        <b>{say("admin.statement.read", { file, lines: lines.length })}</b>{" "}
        {lines.length > 0 && say("admin.statement.sum", { paid })}{" "}
        {looks > 0 && say("admin.statement.looks", { looks })}
      </p>
      {lines.length > 0 && (
        <table className={styles["lines"]}>
          <thead>
            <tr>
              <th scope="col">{say("admin.statement.outcome")}</th>
              <th scope="col">{say("admin.statement.payment")}</th>
              <th scope="col">{say("admin.statement.amount")}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, place) => (
              <tr key={place} data-outcome={line.outcome}>
                <td>
                  <b className={styles["outcome"]}>
                    <Icon of={ICONS[line.outcome]} small />
                    {say(`admin.outcome.${line.outcome}`)}
                  </b>
                  <span className="soft">{say(`admin.outcome.${line.outcome}.note`)}</span>
                </td>
                <td>
                  {line.payer && <span>{line.payer}</span>}
                  <span className="num">{line.reference || say("admin.statement.noReference")}</span>
                </td>
                <td className={styles["amount"]}>{amountOf(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
