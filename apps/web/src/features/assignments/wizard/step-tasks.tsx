import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { MAX_TASKS, type TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { IconButton } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { Fault } from "@karota/ui/field.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { gameName } from "../../../shared/format/game-words.ts";
import { GlyphTile } from "../../../shared/components/glyph-tile.tsx";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { optionWords } from "../../../shared/format/option-words.ts";
import { numTasks, type StepProps } from "./draft.ts";
import type { Excess } from "./excess.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { QuizPicker } from "./quiz-shelf.tsx";
import styles from "./wizard.module.css";

/** What is open: a row of the plan, or a new one of a quiz. */
type Open = { readonly place: number } | { readonly game: string } | null;

interface RowProps {
  readonly plan: TaskPlan;
  readonly place: number;
  readonly of: number;
  readonly edit: () => void;
  readonly move: (by: -1 | 1) => void;
  readonly remove: () => void;
}

function PlanRow({ plan, place, of, edit, move, remove }: RowProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const name = gameName(plan.game, speaker);
  const values = { name, place: place + 1 };
  return (
    <li className={styles["row"]} data-place={place}>
      <GlyphTile game={plan.game} />
      <Stack as="p" gap={0}>
        <b>{name}</b>
        <span className="soft small">
          {say("assignments.numTasks", { count: plan.count })}, {optionWords(plan.options, speaker)}
        </span>
      </Stack>
      <span className={styles["moves"]}>
        <IconButton label={say("assignments.plan.edit", values)} icon={<Icon of={IconPencil} />} onClick={edit} />
        <IconButton
          data-move="up"
          label={say("assignments.plan.up", values)}
          aria-disabled={place === 0 || undefined}
          icon={<Icon of={IconArrowUp} />}
          onClick={() => place > 0 && move(-1)}
        />
        <IconButton
          data-move="down"
          label={say("assignments.plan.down", values)}
          aria-disabled={place === of - 1 || undefined}
          icon={<Icon of={IconArrowDown} />}
          onClick={() => place < of - 1 && move(1)}
        />
        <IconButton label={say("assignments.plan.remove", values)} icon={<Icon of={IconTrash} />} onClick={remove} />
      </span>
    </li>
  );
}

/** Which tasks, in which order. */
export function StepTasks({ draft, change, faults, excess }: StepProps & { readonly excess: Excess | null }) {
  const say = useSay();
  const speaker = useSpeaker();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const [said, setSaid] = useState("");
  const { tasks } = draft;
  const count = numTasks(tasks);
  const put = (next: readonly TaskPlan[]) => change({ tasks: next });
  const move = (place: number, by: -1 | 1) => {
    const next = [...tasks];
    const [row] = next.splice(place, 1);
    next.splice(place + by, 0, row!);
    put(next);
    setSaid(say("assignments.plan.moved", { name: gameName(row!.game, speaker), place: place + by + 1 }));
    // The focus goes along with what was moved.
    list.current
      ?.querySelector<HTMLElement>(`[data-place="${place + by}"] [data-move="${by < 0 ? "up" : "down"}"]`)
      ?.focus();
  };
  const remove = (place: number) => {
    put(tasks.filter((_, index) => index !== place));
    setSaid(say("assignments.plan.removed", { name: gameName(tasks[place]!.game, speaker) }));
    list.current?.focus();
  };
  const edited = open && "place" in open ? tasks[open.place] : undefined;
  return (
    <>
      <Stack ref={list} tabIndex={-1} className={styles["plan"]} role="group" aria-label={say("assignments.plan")}>
        <p className={`num ${styles["sum"]}`}>{say("assignments.plan.sum", { count, most: MAX_TASKS })}</p>
        {faults.includes("noTasks") && <Fault>{say("assignments.fault.noTasks")}</Fault>}
        {faults.includes("tooManyTasks") && <Fault>{say("assignments.fault.tooManyTasks")}</Fault>}
        {excess && (
          <Fault role="alert">
            {say("assignments.fault.tooManyOfKind", {
              kind: [gameName(excess.game, speaker), optionWords(excess.options, speaker)].filter(Boolean).join(", "),
              most: excess.most,
              count: excess.count,
            })}
          </Fault>
        )}
        <Rows as="ol">
          {tasks.map((plan, place) => (
            <PlanRow
              key={place}
              plan={plan}
              place={place}
              of={tasks.length}
              edit={() => setOpen({ place })}
              move={(by) => move(place, by)}
              remove={() => remove(place)}
            />
          ))}
        </Rows>
      </Stack>
      <p role="status" className="sr">
        {said}
      </p>
      <QuizPicker full={count >= MAX_TASKS} onChoose={(game) => setOpen({ game })} />
      {open && "game" in open && (
        <PlanDialog
          isNew
          plan={{ game: open.game, options: {}, count: Math.min(5, MAX_TASKS - count) }}
          room={MAX_TASKS - count}
          onClose={() => setOpen(null)}
          onDone={(plan) => {
            put([...tasks, plan]);
            setOpen(null);
            setSaid(say("assignments.plan.added", { name: gameName(plan.game, speaker), count: plan.count }));
          }}
        />
      )}
      {open && "place" in open && edited && (
        <PlanDialog
          isNew={false}
          plan={edited}
          room={MAX_TASKS - count + edited.count}
          onClose={() => setOpen(null)}
          onDone={(plan) => {
            put(tasks.map((one, index) => (index === open.place ? plan : one)));
            setOpen(null);
          }}
        />
      )}
    </>
  );
}
