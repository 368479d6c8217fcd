import { useSay } from "../../../shared/i18n/i18n.tsx";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "@karota/contract/assignments/assignment.ts";
import { Field } from "@karota/ui/field.tsx";
import type { StepProps } from "./step.ts";

/** What it is called, what it is about, and a word to those who solve it. */
export function StepGeneral({ draft, change, faults }: StepProps) {
  const say = useSay();
  return (
    <>
      <Field
        label={say("assignments.name")}
        hint={say("assignments.name.hint")}
        fault={faults.includes("name") ? say("assignments.fault.name") : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            required
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label={say("assignments.description")} hint={say("assignments.description.hint")}>
        {(control) => (
          <textarea
            {...control}
            maxLength={MAX_TEXT_LENGTH}
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <Field label={say("assignments.message")} hint={say("assignments.message.hint")}>
        {(control) => (
          <textarea
            {...control}
            maxLength={MAX_TEXT_LENGTH}
            value={draft.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        )}
      </Field>
    </>
  );
}
