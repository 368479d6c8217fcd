import { TextArea, TextField } from "@karota/ui/fields.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "@karota/contract/assignments/assignment.ts";
import type { StepProps } from "./draft.ts";

/** What it is called, what it is about, and a word to those who solve it. */
export function StepGeneral({ draft, change, faults }: StepProps) {
  const say = useSay();
  return (
    <>
      <TextField
        label={say("assignments.name")}
        hint={say("assignments.name.hint")}
        fault={faults.includes("name") ? say("assignments.fault.name") : undefined}
        type="text"
        required
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      {(["description", "message"] as const).map((part) => (
        <TextArea
          key={part}
          label={say(`assignments.${part}`)}
          hint={say(`assignments.${part}.hint`)}
          maxLength={MAX_TEXT_LENGTH}
          value={draft[part]}
          onChange={(text) => change({ [part]: text })}
        />
      ))}
    </>
  );
}
