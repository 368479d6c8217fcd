import { IconPlus } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "@karota/contract/assignments/assignment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { TextArea, TextField } from "@karota/ui/fields.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import type { StepProps } from "./draft.ts";
import styles from "./wizard.module.css";

/** What it is called; on request a word to those who solve it, and what it is about. */
export function StepGeneral({ draft, change, faults }: StepProps) {
  const say = useSay();
  const message = useRef<HTMLTextAreaElement>(null);
  const [writes, setWrites] = useState(draft.message !== "");
  const [asked, setAsked] = useState(false);
  /** As it was: it does not close over the field when its last letter is deleted. */
  const [described] = useState(draft.description !== "");
  useEffect(() => {
    if (asked) message.current?.focus();
  }, [asked]);
  const optional = (part: "description" | "message") => ({
    label: (
      <>
        {say(`assignments.${part}`)} <span className="soft">({say("assignments.optional")})</span>
      </>
    ),
    hint: say(`assignments.${part}.hint`),
    maxLength: MAX_TEXT_LENGTH,
    value: draft[part],
    onChange: (text: string) => change({ [part]: text }),
  });
  return (
    <Stack gap={5} className={styles["words"]}>
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
      {writes ? (
        <TextArea ref={message} {...optional("message")} />
      ) : (
        <Button
          kind="quiet"
          className={styles["more"]}
          icon={<Icon of={IconPlus} small />}
          onClick={() => {
            setWrites(true);
            setAsked(true);
          }}
        >
          {say("assignments.message.add")}
        </Button>
      )}
      <Disclosure summary={say("assignments.details")} open={described || undefined}>
        <TextArea {...optional("description")} />
      </Disclosure>
    </Stack>
  );
}
