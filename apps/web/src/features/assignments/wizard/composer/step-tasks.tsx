import { useEffect, useRef, useState, type ReactNode } from "react";
import { MAX_TASKS, type TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { Fault } from "@karota/ui/field.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { notifyFailure } from "../../../../shared/components/notices.tsx";
import { gameName } from "../../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../../shared/i18n/i18n.tsx";
import { optionWords } from "../../../../shared/format/option-words.ts";
import { useChosenYear } from "../../../../shared/session/chosen-year.ts";
import { Basket, type RowActs } from "./basket.tsx";
import styles from "./composer.module.css";
import { COUNTS, cutPlan, joinPlans, numTasks, type StepProps } from "../draft.ts";
import type { Excess } from "./excess.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { QuizPicker, YearChoice } from "./quiz-shelf.tsx";
import { completePlan, openQuizzes } from "./quizzes.ts";
import { ReadyPlans } from "./ready-plans.tsx";
import { levelFor } from "./templates.ts";

/** What is open: a row of the plan, or a new one of a quiz. */
type Open = { readonly place: number } | { readonly game: string; readonly options: TaskPlan["options"] } | null;

interface TasksProps extends StepProps {
  readonly excess: Excess | null;
  /** Of the assignment, in carrots; undefined until it is loaded. */
  readonly cost: number | undefined;
  /** The button that leads on. */
  readonly next: ReactNode;
  /** What is below the quizzes. */
  readonly children: ReactNode;
}

/** Which tasks, in which order: the quizzes on the left, what is chosen on the right. */
export function StepTasks({ draft, change, faults, excess, cost, next, children }: TasksProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const [said, setSaid] = useState("");
  const [year, setYear] = useChosenYear();
  const { tasks } = draft;
  const count = numTasks(tasks);
  const full = count >= MAX_TASKS;
  const nameOf = (place: number) => gameName(tasks[place]!.game, speaker);
  /** What is chosen now, also for what was asked for before and is loaded only now. */
  const present = useRef(tasks);
  useEffect(() => {
    present.current = tasks;
  }, [tasks]);
  const put = (next: readonly TaskPlan[], what: string) => {
    present.current = next;
    change({ tasks: next });
    setSaid(`${what} ${say("assignments.plan.total", { count: numTasks(next) })}`);
  };
  const add = (name: string, plan: readonly TaskPlan[]) => {
    const more = cutPlan(plan, MAX_TASKS - numTasks(present.current));
    put(joinPlans(present.current, more), say("assignments.plan.added", { name, count: numTasks(more) }));
  };
  const addReady = async (name: string, plan: readonly TaskPlan[]) => {
    try {
      add(name, await completePlan(plan, speaker.language));
    } catch (error) {
      notifyFailure(error);
    }
  };
  const replace = (place: number, plan: TaskPlan) =>
    put(
      tasks.map((one, index) => (index === place ? plan : one)),
      say("assignments.plan.changed", { name: nameOf(place), count: plan.count }),
    );
  const acts: RowActs = {
    edit: (place) => setOpen({ place }),
    recount: (place, count) => replace(place, { ...tasks[place]!, count }),
    move: (place, by) => {
      const next = [...tasks];
      const [row] = next.splice(place, 1);
      next.splice(place + by, 0, row!);
      change({ tasks: next });
      setSaid(say("assignments.plan.moved", { name: nameOf(place), place: place + by + 1 }));
      // The focus goes along with what was moved.
      list.current
        ?.querySelector<HTMLElement>(`[data-place="${place + by}"] [data-move="${by < 0 ? "up" : "down"}"]`)
        ?.focus();
    },
    remove: (place) => {
      put(
        tasks.filter((_, index) => index !== place),
        say("assignments.plan.removed", { name: nameOf(place) }),
      );
      list.current?.focus();
    },
  };
  const edited = open && "place" in open ? tasks[open.place] : undefined;
  const newOptions = (id: string): TaskPlan["options"] => {
    const game = openQuizzes().find((one) => one.id === id);
    const level = game && year !== null && levelFor(game, year);
    return level ? { level } : {};
  };
  return (
    <div className={`work ${styles["composer"]}`}>
      <Stack gap={5}>
        <YearChoice year={year} onChange={setYear} />
        {full && <p id="full">{say("assignments.shelf.full")}</p>}
        <ReadyPlans year={year} full={full} onChoose={(name, plan) => void addReady(name, plan)} />
        <QuizPicker
          year={year}
          full={full}
          onChoose={(game, options) => setOpen({ game, options: options ?? newOptions(game) })}
          onShowAll={() => setYear(null)}
        />
        {children}
      </Stack>
      <Basket
        ref={list}
        tasks={tasks}
        cost={cost}
        next={next}
        acts={acts}
        faults={
          <>
            {faults.includes("noTasks") && <Fault role="alert">{say("assignments.fault.noTasks")}</Fault>}
            {faults.includes("tooManyTasks") && <Fault role="alert">{say("assignments.fault.tooManyTasks")}</Fault>}
            {excess && (
              <Fault role="alert">
                {say("assignments.fault.tooManyOfKind", {
                  kind: [gameName(excess.game, speaker), optionWords(excess.options, speaker)]
                    .filter(Boolean)
                    .join(", "),
                  most: excess.most,
                  count: excess.count,
                })}
              </Fault>
            )}
          </>
        }
      />
      <p role="status" className="sr">
        {said}
      </p>
      {open && "game" in open && (
        <PlanDialog
          isNew
          plan={{ game: open.game, options: open.options, count: Math.min(COUNTS[0], MAX_TASKS - count) }}
          room={MAX_TASKS - count}
          onClose={() => setOpen(null)}
          onDone={(plan) => {
            add(gameName(plan.game, speaker), [plan]);
            setOpen(null);
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
            replace(open.place, plan);
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}
