import { useState } from "react";
import { FIRST_GAMES } from "@karota/games/catalogue.ts";
import type { Category } from "@karota/games/categories.ts";
import { categories, categoryOf, gamePath } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { optionWords } from "../../shared/format/option-words.ts";
import { GameCard } from "../../shared/components/game-card.tsx";
import { SectionHead } from "../../shared/components/section-head.tsx";
import { GameGrid } from "../../shared/components/game-grid.tsx";
import styles from "./dailies.module.css";
import { UntilMidnight } from "./until-midnight.tsx";
import type { DayBoard } from "./use-overview.ts";

const FOR_YOU_COUNT = 12;

/** A dozen for today: what is begun first, then what somebody new is shown first. */
export function forYou(boards: readonly DayBoard[], most = FOR_YOU_COUNT): readonly DayBoard[] {
  if (most >= boards.length) return boards;
  const isBegun = ({ state }: DayBoard) => state !== undefined && !state.completed && state.done > 0;
  const placeOf = ({ game }: DayBoard) => {
    const place = FIRST_GAMES.indexOf(game);
    return place < 0 ? FIRST_GAMES.length : place;
  };
  return boards
    .toSorted((one, other) => Number(isBegun(other)) - Number(isBegun(one)) || placeOf(one) - placeOf(other))
    .slice(0, most);
}

export interface DailiesProps {
  readonly boards: readonly DayBoard[];
  readonly ends: string;
  readonly onNewDay: () => void;
}

/** Today's challenges as packets, by category. */
export function Dailies({ boards, ends, onNewDay }: DailiesProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const [choice, setChoice] = useState<Category | "you" | "all" | "done">("you");
  const done = boards.filter(({ state }) => state?.completed);
  const shown =
    choice === "you"
      ? forYou(boards)
      : choice === "all"
        ? boards
        : choice === "done"
          ? done
          : boards.filter(({ game }) => categoryOf(game) === choice);
  const chip = (value: typeof choice, text: string, category?: Category) => (
    <button
      key={value}
      type="button"
      className="pill"
      data-category={category}
      aria-pressed={choice === value}
      onClick={() => setChoice(value)}
    >
      {category && <i />}
      {text}
    </button>
  );
  return (
    <section aria-labelledby="today">
      <SectionHead id="today" title={say("home.today")} note={<UntilMidnight ends={ends} onNewDay={onNewDay} />}>
        {boards.length > FOR_YOU_COUNT && choice !== "all" && (
          <button type="button" className="link" onClick={() => setChoice("all")}>
            {say("home.today.all", { total: boards.length })}
          </button>
        )}
      </SectionHead>
      <div className={styles["categories"]} role="group" aria-label={say("home.categories")}>
        {chip("you", say("home.categories.you"))}
        {done.length > 0 && chip("done", say("home.categories.done", { games: done.length }))}
        {categories().map(({ category }) => chip(category, say(`category.${category}`), category))}
      </div>
      <GameGrid label={say("home.today")} rolling={shown.length > 4}>
        {shown.map(({ game, options, state }) => (
          <GameCard
            key={game}
            game={game}
            to={gamePath(game, "daily")}
            line={optionWords(options, speaker)}
            state={state}
          />
        ))}
      </GameGrid>
    </section>
  );
}
