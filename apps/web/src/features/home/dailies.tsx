import { useState } from "react";
import type { Bed } from "@karota/games/beds.ts";
import { beds, bedOf, gamePath } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { optionWords } from "../../shared/format/option-words.ts";
import { GameCard } from "../../shared/components/game-card.tsx";
import { SectionHead } from "../../shared/components/section-head.tsx";
import { GameGrid } from "../../shared/components/game-grid.tsx";
import styles from "./dailies.module.css";
import type { DayBoard } from "./use-overview.ts";

const FOR_YOU = 12;

/** A dozen for today: what is begun first, then one bed after the other, so that every bed has its place. */
export function forYou(boards: readonly DayBoard[], most = FOR_YOU): readonly DayBoard[] {
  const begun = boards.filter(({ state }) => state && !state.completed && state.done > 0);
  const rows = new Map<Bed, DayBoard[]>();
  for (const board of boards.filter((one) => !begun.includes(one))) {
    const bed = bedOf(board.game);
    rows.set(bed, [...(rows.get(bed) ?? []), board]);
  }
  const dealt: DayBoard[] = [];
  for (let turn = 0; dealt.length < boards.length - begun.length; turn++)
    for (const row of rows.values()) dealt.push(...row.slice(turn, turn + 1));
  const chosen = new Set([...begun, ...dealt].slice(0, most));
  return most >= boards.length ? boards : [...chosen];
}

/** Today's challenges as packets, by bed. */
export function Dailies({ boards }: { boards: readonly DayBoard[] }) {
  const say = useSay();
  const speaker = useSpeaker();
  const [choice, setChoice] = useState<Bed | "you" | "all" | "done">("you");
  const done = boards.filter(({ state }) => state?.completed);
  const shown =
    choice === "you"
      ? forYou(boards)
      : choice === "all"
        ? boards
        : choice === "done"
          ? done
          : boards.filter(({ game }) => bedOf(game) === choice);
  const chip = (value: typeof choice, text: string, bed?: Bed) => (
    <button key={value} type="button" data-bed={bed} aria-pressed={choice === value} onClick={() => setChoice(value)}>
      {bed && <i />}
      {text}
    </button>
  );
  return (
    <section aria-labelledby="today">
      <SectionHead id="today" title={say("home.today")} note={say("home.today.note")}>
        {boards.length > FOR_YOU && choice !== "all" && (
          <button type="button" onClick={() => setChoice("all")}>
            {say("home.today.all", { total: boards.length })}
          </button>
        )}
      </SectionHead>
      <div className={styles["beds"]} role="group" aria-label={say("home.beds")}>
        {chip("you", say("home.beds.you"))}
        {done.length > 0 && chip("done", say("home.beds.done", { games: done.length }))}
        {beds().map(({ bed }) => chip(bed, say(`bed.${bed}`), bed))}
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
