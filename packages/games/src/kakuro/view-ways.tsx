import { runAt, type Run } from "@karota/engine/grid/crossing.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { HeadingArrow } from "../crossing-view/clue-bar.tsx";
import { digitAt, digitsIn, sumOf, type State } from "./board.ts";
import { combinationsOf } from "./combinations.ts";
import { emptyIn, openCombinations, sumOfRun } from "./play.ts";
import styles from "./view.module.css";

/** The ways to make a run's sum, the possible ones first; those that the digits entered there rule out are struck through. */
function Ways({ state, run, speaker }: { readonly state: State; readonly run: Run; readonly speaker: Speaker }) {
  const sum = sumOfRun(state.puzzle, run);
  const have = sumOf(run.cells.map((cell) => digitAt(state, cell)));
  const open = openCombinations(state, run);
  const all = combinationsOf(run.cells.length, sum);
  const closed = all.filter((set) => !open.includes(set));
  const started = emptyIn(state, run).length < run.cells.length;
  const label = speaker.say({
    id: "kakuro.view.ways.of",
    values: { heading: run.heading, sum, cells: run.cells.length },
  });
  return (
    <section aria-label={label} className={styles["ways"]}>
      <h2>
        <HeadingArrow heading={run.heading} />
        <span aria-hidden="true">{sum}</span>
        <span className="sr">{label}</span>
        {started && sum >= have && (
          <small>{speaker.say({ id: "kakuro.view.ways.have", values: { have, missing: sum - have } })}</small>
        )}
      </h2>
      <ul>
        {[...open, ...closed].map((set) => {
          const way = digitsIn(set).join("+");
          const out = closed.includes(set);
          return (
            <li key={set} data-out={out || undefined}>
              <span aria-hidden={out || undefined}>{way}</span>
              {out && <span className="sr">{speaker.say({ id: "kakuro.view.ways.out", values: { way } })}</span>}
            </li>
          );
        })}
      </ul>
      {open.length === 0 && <p>{speaker.say({ id: "kakuro.view.ways.none" })}</p>}
    </section>
  );
}

/** The ways to make both sums of a cell, folded until they are asked for. */
export function WaysPanel(props: {
  readonly state: State;
  readonly cell: number;
  readonly speaker: Speaker;
  readonly isOpen: boolean;
  readonly toggle: (isOpen: boolean) => void;
}) {
  const { state, cell, speaker, isOpen, toggle } = props;
  const runs = (["e", "s"] as const).flatMap((heading) => runAt(state.puzzle, cell, heading) ?? []);
  return (
    // The focus stays on the board, so that the player may type on.
    <Disclosure
      className={styles["panel"]}
      summary={speaker.say({ id: "kakuro.view.ways" })}
      open={isOpen}
      onToggle={(event) => toggle(event.currentTarget.open)}
      onPointerDown={(event) => event.preventDefault()}
    >
      <div className={styles["both"]}>
        {runs.map((run) => (
          <Ways key={run.heading} state={state} run={run} speaker={speaker} />
        ))}
      </div>
    </Disclosure>
  );
}
