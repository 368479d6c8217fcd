import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
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

/** The quizzes for a school year by their categories, with a search. */
export function QuizPicker(props: {
  readonly year: number | null;
  readonly full: boolean;
  readonly onChoose: (game: string) => void;
  readonly onShowAll: () => void;
}) {
  const { year, full, onChoose, onShowAll } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const [typed, setTyped] = useState("");
  const found = new Set(findGames(typed, speaker).map(({ id }) => id));
  const sections = categories("education")
    .map(({ category, games }) => ({
      category,
      games: games.filter(({ id }) => (typed.trim() === "" || found.has(id)) && (year === null || suits(id, year))),
    }))
    .filter(({ games }) => games.length > 0);
  const shown = sections.reduce((sum, { games }) => sum + games.length, 0);
  return (
    <Stack as="section" className={styles["shelf"]} aria-labelledby="shelf">
      <h3 id="shelf">{say("assignments.shelf")}</h3>
      <SearchField label={say("assignments.shelf.find")} value={typed} onChange={setTyped} />
      <p role="status" className="soft small">
        {(typed.trim() !== "" || year !== null) && say("assignments.shelf.found", { count: shown })}
      </p>
      {sections.map(({ category, games }) => (
        <Stack as="section" gap={2} key={category} aria-labelledby={`shelf-${category}`}>
          <h4 className="soft small" id={`shelf-${category}`}>
            {speaker.say({ id: `category.${category}` })}
          </h4>
          <Grid as="ul" min={14} gap={2}>
            {games.map(({ id }) => {
              const levels = year === null ? [] : levelsFor(id, year);
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={styles["pick"]}
                    aria-disabled={full || undefined}
                    aria-describedby={full ? "full" : undefined}
                    onClick={() => full || onChoose(id)}
                  >
                    <GlyphTile game={id} />
                    <span>
                      {gameName(id, speaker)}
                      {levels.length > 0 && (
                        <span className="soft small">
                          {levels.map((level) => optionWord("level", level, speaker)).join(", ")}
                        </span>
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
            onShowAll();
          }}
        >
          {say("assignments.shelf.showAll")}
        </Button>
      )}
    </Stack>
  );
}
