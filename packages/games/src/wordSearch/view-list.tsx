import type { Speaker } from "@karota/engine/message.ts";
import { TickIcon } from "@karota/ui/board-icons.ts";
import type { State } from "./board.ts";
import { tintOf } from "./view-strokes.tsx";
import { spokenWord } from "./view-words.ts";
import styles from "./view.module.css";

/** What is to be found; found words are struck through in the colour of their stroke. */
export function WordList(props: {
  readonly state: State;
  readonly speaker: Speaker;
  /** The word that the hint is about. */
  readonly hinted: string | null;
}) {
  const { speaker, hinted } = props;
  const { puzzle, found } = props.state;
  const { theme, language } = puzzle;
  const title = theme
    ? speaker.say({ id: "wordSearch.view.theme", values: { theme: { id: `wordSearch.theme.${theme}` } } })
    : speaker.say({ id: "wordSearch.view.list" });
  return (
    <section className={styles["list"]} aria-labelledby="word-list">
      <h2 id="word-list">{title}</h2>
      {puzzle.message !== undefined && <p>{speaker.say({ id: "wordSearch.view.rest" })}</p>}
      <ul data-mixed={puzzle.message !== undefined || undefined}>
        {puzzle.words.map(({ word }, place) => {
          const isFound = found.includes(word);
          const spoken = spokenWord(puzzle, word, speaker);
          return (
            <li
              key={word}
              {...tintOf(place)}
              data-found={isFound || undefined}
              data-hinted={word === hinted || undefined}
            >
              <span aria-hidden="true">{word}</span>
              {isFound && <TickIcon aria-hidden="true" />}
              <span className="sr" lang={theme && !isFound ? language : undefined}>
                {isFound ? speaker.say({ id: "wordSearch.view.found", values: { word: spoken } }) : spoken}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
