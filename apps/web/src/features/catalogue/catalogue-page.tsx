import { useEffect, useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { levelsFor, SECONDARY, suits, yearsOf } from "@karota/games/school-years.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Chip } from "@karota/ui/chip.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { SearchField } from "@karota/ui/search-field.tsx";
import { useHydrated } from "@karota/ui/hydration.ts";
import { Tabs } from "@karota/ui/tabs.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { categories, findGames, gamePath } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { optionWord } from "../../shared/format/option-words.ts";
import { GameCard } from "../../shared/components/game-card.tsx";
import { NavLink } from "../../shared/components/nav-link.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { SectionHead } from "../../shared/components/section-head.tsx";
import { GameGrid } from "../../shared/components/game-grid.tsx";
import { SCHOOL_YEARS, yearWord, yearWords } from "../../shared/format/year-words.ts";
import { ObjectiveLine } from "../../shared/objectives/objective-line.tsx";
import type { FoundObjective } from "../../shared/objectives/find-objectives.ts";
import { useFoundObjectives } from "../../shared/objectives/use-found-objectives.ts";
import { useUser } from "../../shared/session/session.ts";
import { useAudience } from "../../shared/session/audience.ts";
import { useChosenYear } from "../../shared/session/chosen-year.ts";
import styles from "./catalogue-page.module.css";

/** As a category with few games, two of which fit beside each other. */
const FEW_GAMES = 3;

interface LineProps {
  readonly game: string;
  readonly year: number | null;
  readonly type: CatalogueRow["type"];
  /** What it practises of that which is looked for. */
  readonly objective: FoundObjective | undefined;
}

/**
 * Under a game's name: what it is about and, of a game to learn by, whom it suits; for a chosen year the levels that
 * suit it.
 */
function Line({ game, year, type, objective }: LineProps) {
  const speaker = useSpeaker();
  const levels = year === null ? [] : levelsFor(game, year);
  const years = type === "education" || year !== null ? yearsOf(game) : null;
  const whom =
    levels.length > 0
      ? levels.map((level) => optionWord("level", level, speaker)).join(", ")
      : years && yearWords(years, speaker);
  return (
    <Stack as="span" gap={1}>
      <span className={styles["about"]}>{speaker.say({ id: `${game}.tagline` })}</span>
      {objective ? (
        <span className={styles["whom"]}>
          <ObjectiveLine objective={objective} />
        </span>
      ) : (
        whom && <span className={styles["whom"]}>{whom}</span>
      )}
    </Stack>
  );
}

/** Both catalogues; on a phone they share one place at its foot. */
const CATALOGUES = [
  { to: "/education", text: "shell.menu.education" },
  { to: "/entertainment", text: "shell.menu.entertainment" },
] as const;

export interface CataloguePageProps {
  readonly type: CatalogueRow["type"];
  readonly title: MessageId;
  readonly about: MessageId;
}

/** All games of one type, a section for every category, with a search and what suits a school year. */
export function CataloguePage({ type, title, about }: CataloguePageProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const hash = useLocationProperty(
    () => location.hash,
    () => "",
  );
  const user = useUser();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState("");
  const { forFun } = useAudience();
  const [chosenYear, setYear] = useChosenYear();
  const year = forFun ? null : chosenYear;
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const found = new Set(findGames(typed, speaker).map(({ id }) => id));
  const objectives = useFoundObjectives(type === "education" ? typed : "", year);
  const isShown = ({ id }: CatalogueRow) =>
    objectives.has(id) || ((typed.trim() === "" || found.has(id)) && (year === null || suits(id, year)));
  const sections = categories(type)
    .map(({ category, games }) => ({ category, games: games.filter(isShown) }))
    .filter(({ games }) => games.length > 0);
  const shown = sections.reduce((sum, { games }) => sum + games.length, 0);
  return (
    <>
      <div
        className={`${styles["switch"]} only-phone`}
        hidden={hydrated && user === null}
        data-waiting={!hydrated || undefined}
      >
        <Tabs label={say("shell.menu.games")}>
          {CATALOGUES.map(({ to, text }) => (
            <NavLink key={to} to={to}>
              {say(text)}
            </NavLink>
          ))}
        </Tabs>
      </div>
      <Cluster between align="end" gap={6} rowGap={3} className={styles["head"]}>
        <Stack gap={2} className="measure">
          <PageHeading>{say(title)}</PageHeading>
          <p className="soft">{say(about)}</p>
        </Stack>
        <div className={styles["find"]} role="search" aria-label={say("shelf.find.here")}>
          <SearchField label={say("shelf.find")} value={typed} onChange={setTyped} />
        </div>
        {!forFun && (
          <div className={styles["years"]} role="group" aria-label={say("shelf.suits")}>
            <Chip on={year === null} onClick={() => setYear(null)}>
              {say("shelf.suits.all")}
            </Chip>
            {SCHOOL_YEARS.map((one) => (
              <Chip key={one} on={year === one} aria-label={yearWord(one, speaker)} onClick={() => setYear(one)}>
                {one < SECONDARY ? one : yearWord(one, speaker)}
              </Chip>
            ))}
          </div>
        )}
        <p className={`${styles["said"]} soft small`} role="status">
          {year !== null && say("shelf.suits.said", { games: shown, year: yearWord(year, speaker) })}
        </p>
      </Cluster>
      {/* Above, the year says it for the eye too. */}
      <p className="sr" role="status">
        {year === null && typed.trim() !== "" && say("shelf.games", { games: shown })}
      </p>
      <div className={styles["categories"]}>
        {sections.map(({ category, games }) => (
          <section key={category} aria-labelledby={category} data-few={games.length <= FEW_GAMES || undefined}>
            <SectionHead
              id={category}
              title={say(`category.${category}`)}
              note={say("shelf.games", { games: games.length })}
            />
            <GameGrid rowsOnPhone label={say(`category.${category}`)}>
              {games.map(({ id }) => (
                <GameCard
                  key={id}
                  game={id}
                  to={gamePath(id)}
                  rowOnPhone
                  line={<Line game={id} year={year} type={type} objective={objectives.get(id)} />}
                />
              ))}
            </GameGrid>
          </section>
        ))}
      </div>
      {sections.length === 0 && (
        <EmptyState
          text={typed.trim() === "" ? say("shelf.nothing.year") : say("shelf.nothing", { typed })}
          action={{
            text: say("shelf.all"),
            act: () => {
              setTyped("");
              setYear(null);
            },
          }}
        />
      )}
    </>
  );
}
