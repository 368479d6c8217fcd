import { MAX_DAYS, type AssignmentPrice } from "@karota/contract/assignments/assignment.ts";
import { Grid } from "@karota/ui/layout.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { serverNow } from "../../../shared/session/clock.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { momentsOf, type Preset, type StepProps } from "./draft.ts";
import { MomentField } from "./moment-field.tsx";
import styles from "./wizard.module.css";
import { useWhenWords } from "../period-words.ts";

const CHOICES = ["today", "tomorrow", "thisWeek", "nextWeek", "own"] as const satisfies readonly (Preset | "own")[];
/** How far ahead a start may be chosen. */
const MAX_DAYS_AHEAD = 180;

/** When it begins and ends. */
export function StepDetails({ draft, change, faults, presets }: StepProps & { presets: AssignmentPrice["presets"] }) {
  const say = useSay();
  const words = useWhenWords();
  const { when } = draft;
  const moments = momentsOf(when, presets);
  const choose = (value: (typeof CHOICES)[number]) => {
    if (value !== "own") return change({ when: { preset: value } });
    const now = serverNow();
    change({ when: moments ?? { start: now, end: now + 7 * 86_400_000 } });
  };
  const fault = (["order", "past", "tooLong"] as const).find((one) => faults.includes(one));
  return (
    <>
      <Segmented
        legend={say("assignments.when")}
        name="when"
        value={"preset" in when ? when.preset : "own"}
        onChange={choose}
        options={CHOICES.map((value) => ({ value, label: say(`assignments.when.${value}`) }))}
      />
      {"start" in when && (
        <Grid fit min={18} gap={4}>
          <MomentField
            legend={say("assignments.start")}
            value={when.start}
            from={serverNow()}
            days={MAX_DAYS_AHEAD}
            onChange={(start) => change({ when: { ...when, start } })}
          />
          <MomentField
            legend={say("assignments.end")}
            value={when.end}
            from={Math.max(when.start, serverNow())}
            days={MAX_DAYS + 1}
            fault={fault && say(`assignments.fault.${fault}`)}
            onChange={(end) => change({ when: { ...when, end } })}
          />
        </Grid>
      )}
      {moments && (
        <p className={`strong ${styles["moments"]}`} role="status">
          {words(moments.start, moments.end)}
        </p>
      )}
    </>
  );
}
