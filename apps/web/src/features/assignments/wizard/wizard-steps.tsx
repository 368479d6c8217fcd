import { IconCheck } from "@tabler/icons-react";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { STEPS, type Step } from "./draft.ts";
import styles from "./wizard-steps.module.css";

/** Where one is among the steps; those that are within reach can be gone to. */
export function WizardSteps({ step, reach, go }: { step: Step; reach: Step; go: (step: Step) => void }) {
  const say = useSay();
  const here = STEPS.indexOf(step);
  const furthest = STEPS.indexOf(reach);
  return (
    <nav aria-label={say("assignments.steps")}>
      <ol className={styles["steps"]}>
        {STEPS.map((one, place) => (
          <li key={one} data-done={place < here || undefined}>
            <button
              type="button"
              aria-current={place === here ? "step" : undefined}
              aria-disabled={place > furthest || undefined}
              onClick={() => place <= furthest && place !== here && go(one)}
            >
              <span data-number={place < here ? undefined : place + 1}>
                {place < here && <Icon of={IconCheck} small />}
              </span>
              <span className={styles["name"]}>{say(`assignments.step.${one}`)}</span>
              {place < here && <span className="sr">, {say("assignments.step.done")}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
