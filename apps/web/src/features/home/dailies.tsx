import { useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "wouter";
import { findGame, FIRST_GAMES } from "@karota/games/catalogue.ts";
import type { Category } from "@karota/games/categories.ts";
import { fitOf, type Level } from "@karota/games/school-years.ts";
import { Chip } from "@karota/ui/chip.tsx";
import { categories, categoryOf, gamePath } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { optionWords } from "../../shared/format/option-words.ts";
import { GameCard } from "../../shared/components/game-card.tsx";
import { SectionHead } from "../../shared/components/section-head.tsx";
import { GameGrid } from "../../shared/components/game-grid.tsx";
import { useAudience } from "../../shared/session/audience.ts";
import styles from "./dailies.module.css";
import { UntilMidnight } from "./until-midnight.tsx";
import type { DayBoard } from "./use-overview.ts";

const FOR_YOU_COUNT = 12;
const FOR_YOUNG_COUNT = 6;

/** A board of a game for its own sake. */
export const isForFun = ({ game }: DayBoard): boolean => findGame(game)?.type === "entertainment";

/**
 * A few for today: what is begun first, then what suits a school year at the board's level, then what somebody new is
 * shown first, and at the end what is too hard for the year.
 */
export function forYou(boards: readonly DayBoard[], most: number, year?: number): readonly DayBoard[] {
  if (most >= boards.length) return boards;
  const isBegun = ({ state }: DayBoard) => state !== undefined && !state.completed && state.done > 0;
  const placeOf = ({ game }: DayBoard) => {
    const place = FIRST_GAMES.indexOf(game);
    return place < 0 ? FIRST_GAMES.length : place;
  };
  const rankOf = (board: DayBoard) => {
    if (isBegun(board) || year === undefined) return isBegun(board) ? 2 : 0;
    return fitOf(board.game, year, board.options["level"] as Level | undefined);
  };
  return boards.toSorted((one, other) => rankOf(other) - rankOf(one) || placeOf(one) - placeOf(other)).slice(0, most);
}

/** How many options a packet has room for; a quiz's level says most. */
const OPTIONS_SHOWN = 2;
function firstOptions(options: DayBoard["options"]): DayBoard["options"] {
  const { level, tasks } = options;
  if (level !== undefined && tasks !== undefined) return { level };
  const named = Object.entries(options).filter(([name]) => name !== "language");
  return Object.fromEntries(named.slice(0, OPTIONS_SHOWN));
}

export interface DailiesProps {
  readonly boards: readonly DayBoard[];
  readonly ends: string;
  readonly onNewDay: () => void;
}

/** Today's challenges as packets, by category; for fun only games for their own sake, for young pupils a few large ones. */
export function Dailies({ boards: every, ends, onNewDay }: DailiesProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const { year, isYoung, forFun } = useAudience();
  const boards = forFun ? every.filter(isForFun) : every;
  const count = isYoung ? FOR_YOUNG_COUNT : FOR_YOU_COUNT;
  const [choice, setChoice] = useState<Category | "you" | "all" | "done">("you");
  const done = boards.filter(({ state }) => state?.completed);
  const shown =
    choice === "you"
      ? forYou(boards, count, year)
      : choice === "all"
        ? boards
        : choice === "done"
          ? done
          : boards.filter(({ game }) => categoryOf(game) === choice);
  const chip = (value: typeof choice, text: string, category?: Category) => (
    <Chip key={value} data-category={category} on={choice === value} onClick={() => setChoice(value)}>
      {category && <i />}
      {text}
    </Chip>
  );
  return (
    <section aria-labelledby="today">
      <SectionHead id="today" title={say("home.today")} note={<UntilMidnight ends={ends} onNewDay={onNewDay} />}>
        {boards.length > count && choice !== "all" && (
          <button
            type="button"
            className="link"
            onClick={({ currentTarget }) => {
              const section = currentTarget.closest("section");
              // This button leaves with the focus.
              flushSync(() => setChoice("all"));
              section?.querySelector<HTMLElement>("li a")?.focus();
            }}
          >
            {say("home.today.all", { total: boards.length })}
          </button>
        )}
      </SectionHead>
      {!isYoung && (
        <div className={styles["categories"]} role="group" aria-label={say("home.categories")}>
          {chip("you", say("home.categories.you"))}
          {done.length > 0 && chip("done", say("home.categories.done", { games: done.length }))}
          {categories(forFun ? "entertainment" : undefined).map(({ category }) =>
            chip(category, say(`category.${category}`), category),
          )}
        </div>
      )}
      <GameGrid label={say("home.today")} large={isYoung} rolling={!isYoung && shown.length > 4}>
        {shown.map(({ game, options, state }) => (
          <GameCard
            key={game}
            game={game}
            to={gamePath(game, "daily")}
            line={isYoung ? null : optionWords(firstOptions(options), speaker)}
            state={state}
          />
        ))}
      </GameGrid>
      {forFun && (
        <Link className="target" to="/education">
          {say("home.learning", { games: every.length - boards.length })}
        </Link>
      )}
    </section>
  );
}
