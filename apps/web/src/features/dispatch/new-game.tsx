import { navigate } from "wouter/use-browser-location";
import type { OptionValue } from "@karota/engine/options.ts";
import { yearsOfLevel } from "@karota/games/school-years.ts";
import { Segmented } from "@karota/ui/segmented.tsx";
import { Toggles } from "@karota/ui/toggles.tsx";
import type { MessageId } from "@karota/texts/ids.ts";
import { beds, gameName, gamePath } from "../../shared/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n.tsx";
import { optionWord } from "../../shared/option-words.ts";
import { findText } from "../../shared/texts.ts";
import { yearWords } from "../../shared/year-words.ts";
import { toggled, type Question } from "./choose.ts";
import styles from "./new-game.module.css";
import { OptionPicture } from "./option-picture.tsx";

/** What one may choose before a new game. */
export function NewGame({
  game,
  questions,
  onChoose,
}: {
  game: string;
  questions: readonly Question[];
  onChoose: (name: string, value: OptionValue) => void;
}) {
  const say = useSay();
  const speaker = useSpeaker();
  /** Whom a level suits; a few words on other values where there are some. */
  const note = (name: string, value: OptionValue): string | null => {
    const years = name === "level" ? yearsOfLevel(game, String(value)) : null;
    return years ? yearWords(years, speaker) : findText(`option.${name}.${value}.note`, speaker);
  };
  return (
    <section className={styles["panel"]} aria-labelledby="new">
      <div className={styles["head"]}>
        <h2 id="new">{say("dispatch.new")}</h2>
        <label className={styles["game"]}>
          <span>{say("dispatch.game")}</span>
          <select value={game} onChange={(event) => navigate(gamePath(event.target.value))}>
            {beds().map(({ bed, games }) => (
              <optgroup key={bed} label={say(`bed.${bed}`)}>
                {games.map(({ id }) => (
                  <option key={id} value={id}>
                    {gameName(id, speaker)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      </div>
      {questions.map((question) => {
        const { name, kind, values, value } = question;
        const legend = say(`option.${name}` as MessageId);
        const words = (one: OptionValue) => optionWord(name, one, speaker);
        if (kind === "some")
          return (
            <Toggles
              key={name}
              legend={legend}
              options={values.map((one) => ({
                value: String(one),
                label: words(one),
                on: String(value).includes(String(one)),
              }))}
              onToggle={(one) => onChoose(name, toggled(question, one))}
            />
          );
        return (
          <Segmented
            key={name}
            name={name}
            legend={legend}
            value={value}
            onChange={(next) => onChoose(name, next)}
            options={values.map((one, index) => ({
              value: one,
              label: words(one),
              note: note(name, one) ?? undefined,
              picture: values.length <= 4 && <OptionPicture value={one} place={index} of={values.length} />,
            }))}
          />
        );
      })}
    </section>
  );
}
