import type { ProgressReply } from "@karota/contract/learning/learning.ts";
import { Figures } from "@karota/ui/figures.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./progress-page.module.css";

/** What it all comes to. */
export function Numbers({ total }: { total: ProgressReply["total"] }) {
  const say = useSay();
  const format = useFormat();
  const answers = total.right + total.wrong;
  const minutes = Math.round(total.seconds / 60);
  const numbers = [
    { label: say("progress.days", { days: total.days }), value: format.number(total.days) },
    { label: say("progress.boards", { boards: total.boards }), value: format.number(total.boards) },
    ...(answers > 0
      ? [
          { label: say("progress.answers", { answers }), value: format.number(answers) },
          {
            label: say("progress.right"),
            value: format.number(total.right / answers, { style: "percent", maximumFractionDigits: 0 }),
          },
        ]
      : []),
    {
      label: say("progress.time"),
      value: say("progress.duration", { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    },
  ];
  return <Figures className={styles["numbers"]} label={say("progress.numbers")} figures={numbers} />;
}
