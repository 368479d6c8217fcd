import { useState } from "react";
import type { StatisticsReply, Tally } from "@karota/contract/learning/learning.ts";
import { Button } from "@karota/ui/button.tsx";
import { Card, Section } from "@karota/ui/card.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Figures } from "@karota/ui/figures.tsx";
import { Grid } from "@karota/ui/layout.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { gameName } from "../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { optionWords } from "../../shared/format/option-words.ts";
import { Folded } from "./folded.tsx";
import { GameLink } from "./game-link.tsx";
import styles from "./progress-page.module.css";
import { TimePlot, useTimeWords } from "./time-plot.tsx";
import { useStatistics } from "./use-statistics.ts";

type GameStatistics = StatisticsReply["games"][number];

/** So many games at first; the rest on demand. */
const SHOWN_FIRST = 6;

/** Every game that was played: how often, how often solved, how long it took and with how many hints. */
export function Statistics({ guest }: { guest: boolean }) {
  const say = useSay();
  const loaded = useStatistics();
  const [all, setAll] = useState(false);
  if (loaded.data?.games.length === 0) return null;
  return (
    <Folded
      id="games"
      title={say("progress.games")}
      count={loaded.data && say("progress.games.count", { games: loaded.data.games.length })}
    >
      <p className="soft measure">{say(guest ? "progress.games.guest" : "progress.games.note")}</p>
      <Loaded of={loaded}>
        {({ total, games }) => (
          <>
            <Section level="h3" title={say("progress.games.total")}>
              <Tallied tally={total} />
            </Section>
            <Grid as="ul" min={21} gap={4} className={styles["games"]}>
              {games
                .toSorted((one, other) => other.played - one.played)
                .slice(0, all ? undefined : SHOWN_FIRST)
                .map((one) => (
                  <li key={one.game}>
                    <GameCard statistics={one} />
                  </li>
                ))}
            </Grid>
            {games.length > SHOWN_FIRST && !all && (
              <p>
                <Button onClick={() => setAll(true)}>{say("progress.games.more", { games: games.length })}</Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </Folded>
  );
}

function GameCard({ statistics }: { statistics: GameStatistics }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { game, recent, choices, median, solved } = statistics;
  const name = gameName(game, speaker);
  return (
    <Card as="article" pad="section" aria-label={name}>
      <h3>
        <GameLink game={game} />
      </h3>
      <Tallied tally={statistics} />
      {median === null
        ? solved === 0 && <p className="soft">{say("progress.times.none")}</p>
        : recent.length > 1 && <TimePlot name={name} recent={recent} median={median} />}
      {choices.length > 1 && <Choices name={name} choices={choices} />}
    </Card>
  );
}

function Tallied({ tally }: { tally: Tally }) {
  const say = useSay();
  const format = useFormat();
  const words = useTimeWords();
  const { played, solved, hints, best, median } = tally;
  const figures = [
    { label: say("progress.played"), value: format.number(played) },
    { label: say("progress.solved"), value: format.number(solved) },
    { label: say("progress.hints"), value: format.number(hints) },
    ...(best === null || median === null
      ? []
      : [
          { label: say("progress.best"), value: words(best) },
          { label: say("progress.median"), value: words(median) },
        ]),
  ];
  return <Figures className={styles["tally"]} figures={figures} />;
}

/** The same by what was chosen, so that a best time is one among its like. */
function Choices({ name, choices }: { name: string; choices: GameStatistics["choices"] }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const words = useTimeWords();
  const time = (seconds: number | null) => (seconds === null ? say("progress.noTime") : words(seconds));
  return (
    <Disclosure summary={<b>{say("progress.choices")}</b>}>
      <table className={styles["choices"]}>
        <caption className="sr">{say("progress.choices.of", { game: name })}</caption>
        <thead>
          <tr>
            <th scope="col">{say("progress.choice")}</th>
            <th scope="col">{say("progress.solved")}</th>
            <th scope="col">{say("progress.best")}</th>
            <th scope="col">{say("progress.median")}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map((one) => (
            <tr key={JSON.stringify(one.options)}>
              <th scope="row">{optionWords(one.options, speaker)}</th>
              <td>{say("progress.solvedOf", { solved: one.solved, played: format.number(one.played) })}</td>
              <td>{time(one.best)}</td>
              <td>{time(one.median)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
