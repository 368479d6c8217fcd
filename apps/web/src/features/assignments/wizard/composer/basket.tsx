import { IconArrowDown, IconArrowUp, IconChevronUp, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState, type ReactNode, type Ref } from "react";
import { MAX_TASKS, type TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { IconButton } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { CountField } from "@karota/ui/count-field.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { GlyphTile } from "../../../../shared/components/glyph-tile.tsx";
import { gameName } from "../../../../shared/format/game-words.ts";
import { costWords } from "../../../../shared/format/price-words.ts";
import { useSay, useSpeaker } from "../../../../shared/i18n/i18n.tsx";
import { isFreeSite } from "../../../../shared/session/costs.ts";
import { useMedia } from "../../../../shared/use-media.ts";
import { usePlanWords } from "../../plan-words.ts";
import styles from "./composer.module.css";
import { COUNTS, numTasks } from "../draft.ts";
import { useDuration } from "../use-minutes.ts";

/** What can be done with the row at a place. */
export interface RowActs {
  readonly edit: (place: number) => void;
  readonly recount: (place: number, count: number) => void;
  readonly move: (place: number, by: -1 | 1) => void;
  readonly remove: (place: number) => void;
}

interface RowProps {
  readonly plan: TaskPlan;
  readonly place: number;
  readonly of: number;
  /** How many more questions there is room for. */
  readonly room: number;
  readonly acts: RowActs;
}

function PlanRow({ plan, place, of, room, acts }: RowProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const planWords = usePlanWords();
  const name = gameName(plan.game, speaker);
  const values = { name, place: place + 1 };
  return (
    <li className={styles["row"]} data-place={place}>
      <GlyphTile game={plan.game} />
      <Stack as="p" gap={0}>
        <b>{name}</b>
        <span className="soft small">{planWords(plan)}</span>
      </Stack>
      <IconButton
        label={say("assignments.plan.remove", values)}
        icon={<Icon of={IconTrash} />}
        onClick={() => acts.remove(place)}
      />
      <Cluster between gap={0} className={styles["change"]}>
        <CountField
          compact
          label={say("assignments.count.of", values)}
          value={plan.count}
          max={plan.count + room}
          stops={COUNTS}
          nameOf={(count) => say("assignments.count.to", { count, name })}
          onChange={(count) => acts.recount(place, count)}
        />
        <span>
          {of > 1 && (
            <>
              <IconButton
                data-move="up"
                label={say("assignments.plan.up", values)}
                aria-disabled={place === 0 || undefined}
                icon={<Icon of={IconArrowUp} />}
                onClick={() => place > 0 && acts.move(place, -1)}
              />
              <IconButton
                data-move="down"
                label={say("assignments.plan.down", values)}
                aria-disabled={place === of - 1 || undefined}
                icon={<Icon of={IconArrowDown} />}
                onClick={() => place < of - 1 && acts.move(place, 1)}
              />
            </>
          )}
          <IconButton
            label={say("assignments.plan.edit", values)}
            icon={<Icon of={IconPencil} />}
            onClick={() => acts.edit(place)}
          />
        </span>
      </Cluster>
    </li>
  );
}

/** What is chosen, with how much and how long it is and what it costs; a bar at the bottom where there is little room. */
export function Basket(props: {
  readonly ref: Ref<HTMLDivElement>;
  readonly tasks: readonly TaskPlan[];
  /** In carrots; undefined until it is loaded. */
  readonly cost: number | undefined;
  readonly faults: ReactNode;
  readonly next: ReactNode;
  readonly acts: RowActs;
}) {
  const { ref, tasks, cost, faults, next, acts } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const isWide = useMedia("(min-width: 1024px)");
  const [open, setOpen] = useState(false);
  const duration = useDuration(tasks);
  const count = numTasks(tasks);
  const price = cost === undefined || isFreeSite() ? null : costWords(cost, speaker);
  const minutes = duration && say("assignments.plan.minutes", { minutes: duration.minutes });
  const content = (
    <>
      {tasks.length === 0 ? (
        <p className="soft small">{say("assignments.plan.empty")}</p>
      ) : (
        <Rows as="ol" bare className={styles["rows"]}>
          {tasks.map((plan, place) => (
            <PlanRow key={place} plan={plan} place={place} of={tasks.length} room={MAX_TASKS - count} acts={acts} />
          ))}
        </Rows>
      )}
      <Facts look="ends" className={styles["figures"]}>
        <Fact name={say("assignments.plan.time")}>{minutes}</Fact>
        {!isFreeSite() && <Fact name={say("assignments.cost")}>{price && <b>{price}</b>}</Fact>}
      </Facts>
      {duration && duration.known < count && (
        <p className="soft small">{say("assignments.plan.known", { known: duration.known, count })}</p>
      )}
    </>
  );
  return (
    <section className={styles["basket"]} data-bar={!isWide || undefined} aria-labelledby="basket">
      <h3 id="basket" className="sr">
        {say("assignments.plan")}
      </h3>
      {faults}
      {isWide ? (
        <p className={`num ${styles["sum"]}`}>{say("assignments.plan.sum", { count, most: MAX_TASKS })}</p>
      ) : (
        <button
          type="button"
          className={styles["toggle"]}
          aria-expanded={open}
          aria-controls="basket-content"
          onClick={() => setOpen(!open)}
        >
          <span>
            <b className="num">{say("assignments.numTasks", { count })}</b>
            <span className="soft small">
              {[duration && say("span.minutes", { minutes: duration.minutes }), price].filter(Boolean).join(", ")}
            </span>
          </span>
          <Icon of={IconChevronUp} />
        </button>
      )}
      <div
        ref={ref}
        id="basket-content"
        className={styles["content"]}
        tabIndex={-1}
        role="group"
        aria-label={say("assignments.plan")}
        hidden={!isWide && !open}
      >
        {content}
      </div>
      {next}
    </section>
  );
}
