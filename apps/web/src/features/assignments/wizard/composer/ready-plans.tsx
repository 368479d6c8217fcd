import { IconHistory, IconPlus, IconStack2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Grid, Stack } from "@karota/ui/layout.tsx";
import { GlyphTile } from "../../../../shared/components/glyph-tile.tsx";
import { gameName } from "../../../../shared/format/game-words.ts";
import { optionWords } from "../../../../shared/format/option-words.ts";
import { yearWord } from "../../../../shared/format/year-words.ts";
import { useSay, useSpeaker } from "../../../../shared/i18n/i18n.tsx";
import styles from "./composer.module.css";
import { numTasks } from "../draft.ts";
import { openQuizzes } from "./quizzes.ts";
import { templatesFor } from "./templates.ts";
import { useLastPlan } from "./use-last-plan.ts";

interface ReadyPlan {
  readonly title: string;
  readonly about: string;
  readonly picture: ReactNode;
  readonly plan: readonly TaskPlan[];
}

/** The latest assignment's plan, and some for the chosen school year: all their questions with one press. */
export function ReadyPlans(props: {
  readonly year: number | null;
  readonly full: boolean;
  readonly onChoose: (title: string, plan: readonly TaskPlan[]) => void;
}) {
  const { year, full, onChoose } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const open = openQuizzes();
  const last = useLastPlan();
  const lastPlan = last?.plan.filter(({ game }) => open.some(({ id }) => id === game)) ?? [];
  const namesOf = (plan: readonly TaskPlan[]) =>
    [...new Set(plan.map(({ game }) => gameName(game, speaker)))].join(", ");
  const templates = year === null ? [] : templatesFor(year, open);
  const plans: readonly ReadyPlan[] = [
    ...(last && lastPlan.length > 0
      ? [
          {
            title: last.name || namesOf(lastPlan),
            about: `${say("assignments.ready.last")}, ${say("assignments.numTasks", { count: numTasks(lastPlan) })}`,
            picture: <Sign of={IconHistory} />,
            plan: lastPlan,
          },
        ]
      : []),
    ...templates.map((plan): ReadyPlan => {
      const [only, ...more] = plan;
      const count = say("assignments.numTasks", { count: numTasks(plan) });
      return more.length === 0
        ? {
            title: gameName(only!.game, speaker),
            about: `${count}, ${optionWords(only!.options, speaker)}`,
            picture: <GlyphTile game={only!.game} />,
            plan,
          }
        : {
            title: say("assignments.ready.mixed"),
            about: `${count}: ${namesOf(plan)}`,
            picture: <Sign of={IconStack2} />,
            plan,
          };
    }),
  ];
  return (
    <Stack as="section" gap={2} aria-labelledby="ready">
      <h3 id="ready">
        {year === null ? say("assignments.ready") : say("assignments.ready.year", { year: yearWord(year, speaker) })}
      </h3>
      {year === null && <p className="soft small">{say("assignments.ready.choose")}</p>}
      <Grid as="ul" min={15} gap={2}>
        {plans.map(({ title, about, picture, plan }, place) => (
          <li key={place}>
            <button
              type="button"
              className={styles["pick"]}
              aria-disabled={full || undefined}
              aria-describedby={full ? "full" : undefined}
              onClick={() => full || onChoose(title, plan)}
            >
              {picture}
              <span>
                {title}
                <span className="soft small">{about}</span>
              </span>
              <Icon of={IconPlus} small />
            </button>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

const Sign = ({ of }: { of: typeof IconPlus }) => (
  <span className={styles["sign"]} aria-hidden="true">
    <Icon of={of} />
  </span>
);
