import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import type { Curriculum } from "@karota/games/data/objectives/objectives.ts";
import { levelsFor, SECONDARY, suits } from "@karota/games/school-years.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Grid, Stack } from "@karota/ui/layout.tsx";
import { SearchField } from "@karota/ui/search-field.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { categories, findGames, gameName } from "../../../../shared/format/game-words.ts";
import { GlyphTile } from "../../../../shared/components/glyph-tile.tsx";
import { optionWord } from "../../../../shared/format/option-words.ts";
import { SCHOOL_YEARS, yearWord } from "../../../../shared/format/year-words.ts";
import type { FoundObjective } from "../../../../shared/objectives/find-objectives.ts";
import { ObjectiveLine } from "../../../../shared/objectives/objective-line.tsx";
import { useFoundObjectives } from "../../../../shared/objectives/use-found-objectives.ts";
import { useSay, useSpeaker } from "../../../../shared/i18n/i18n.tsx";
import styles from "./composer.module.css";

/** In place of a school year. */
const ALL = 0;

/** The school year whose quizzes and plans are offered. */
export function YearChoice({ year, onChange }: { year: number | null; onChange: (year: number | null) => void }) {
  const say = useSay();
  const speaker = useSpeaker();
  return (
    <div className={styles["years"]}>
      <Segmented
        dense
        legend={say("assignments.shelf.year")}
        name="year"
        value={year ?? ALL}
        onChange={(value) => onChange(value === ALL ? null : value)}
        options={[
          { value: ALL, label: say("assignments.shelf.all") },
          ...SCHOOL_YEARS.map((value) => ({
            value,
            label: value < SECONDARY ? String(value) : yearWord(value, speaker),
          })),
        ]}
      />
    </div>
  );
}

const optionsOf = ({ level, only }: FoundObjective): TaskPlan["options"] => ({ level, ...only });

/** As in `CURRICULA`, which come with the objectives. */
const CHOICES = ["all", "slovenia", "austria", "bavaria"] as const;

/** The quizzes for a school year by their categories, with a search for names and for objectives of curricula. */
export function QuizPicker(props: {
  readonly year: number | null;
  readonly full: boolean;
  /** With the options of the objective that was found, if one was. */
  readonly onChoose: (game: string, options?: TaskPlan["options"]) => void;
  readonly onShowAll: () => void;
}) {
  const { year, full, onChoose, onShowAll } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const [typed, setTyped] = useState("");
  const [curriculum, setCurriculum] = useState<Curriculum | null>(null);
  const found = new Set(findGames(typed, speaker).map(({ id }) => id));
  const objectives = useFoundObjectives(typed, year, curriculum);
  const isShown = (id: string): boolean =>
    objectives.has(id) ||
    (curriculum === null && (typed.trim() === "" || found.has(id)) && (year === null || suits(id, year)));
  const sections = categories("education")
    .map(({ category, games }) => ({
      category,
      games: games.filter(({ id }) => isShown(id)),
    }))
    .filter(({ games }) => games.length > 0);
  const shown = sections.reduce((sum, { games }) => sum + games.length, 0);
  return (
    <Stack as="section" className={styles["shelf"]} aria-labelledby="shelf">
      <h3 id="shelf">{say("assignments.shelf")}</h3>
      <SearchField label={say("assignments.shelf.find")} value={typed} onChange={setTyped} />
      <Segmented
        dense
        legend={say("objectives.curriculum")}
        name="curriculum"
        value={curriculum ?? "all"}
        onChange={(value) => setCurriculum(value === "all" ? null : value)}
        options={CHOICES.map((value) => ({
          value,
          label: say(value === "all" ? "objectives.curriculum.all" : `objectives.${value}`),
        }))}
      />
      <p role="status" className="soft small">
        {(curriculum !== null || typed.trim() !== "" || year !== null) &&
          say("assignments.shelf.found", { count: shown })}
      </p>
      {sections.map(({ category, games }) => (
        <Stack as="section" gap={2} key={category} aria-labelledby={`shelf-${category}`}>
          <h4 className="soft small" id={`shelf-${category}`}>
            {speaker.say({ id: `category.${category}` })}
          </h4>
          <Grid as="ul" min={14} gap={2}>
            {games.map(({ id }) => {
              const levels = year === null ? [] : levelsFor(id, year);
              const objective = objectives.get(id);
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={styles["pick"]}
                    aria-disabled={full || undefined}
                    aria-describedby={full ? "full" : undefined}
                    onClick={() => full || onChoose(id, objective && optionsOf(objective))}
                  >
                    <GlyphTile game={id} />
                    <span>
                      {gameName(id, speaker)}
                      {objective ? (
                        <span className="soft small">
                          <ObjectiveLine objective={objective} />
                        </span>
                      ) : (
                        levels.length > 0 && (
                          <span className="soft small">
                            {levels.map((level) => optionWord("level", level, speaker)).join(", ")}
                          </span>
                        )
                      )}
                    </span>
                    <Icon of={IconPlus} small />
                  </button>
                </li>
              );
            })}
          </Grid>
        </Stack>
      ))}
      {shown === 0 && (
        <Button
          className="start"
          onClick={() => {
            setTyped("");
            setCurriculum(null);
            onShowAll();
          }}
        >
          {say("assignments.shelf.showAll")}
        </Button>
      )}
    </Stack>
  );
}
