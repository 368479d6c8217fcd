import type { OptionValue } from "@karota/engine/options.ts";
import { Segmented } from "@karota/ui/segmented.tsx";
import { Toggles } from "@karota/ui/toggles.tsx";
import type { MessageId } from "@karota/texts/ids.ts";
import { useSay, useSpeaker } from "../../shared/i18n.tsx";
import { optionWord } from "../../shared/option-words.ts";
import { findText } from "../../shared/texts.ts";
import { toggled, type Question } from "./choose.ts";
import styles from "./new-game.module.css";
import { OptionPicture } from "./option-picture.tsx";

/** What one may choose before a new game. */
export function NewGame({
  questions,
  onChoose,
}: {
  questions: readonly Question[];
  onChoose: (name: string, value: OptionValue) => void;
}) {
  const say = useSay();
  const speaker = useSpeaker();
  return (
    <section className={styles["panel"]} aria-labelledby="new">
      <h2 id="new">{say("dispatch.new")}</h2>
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
              note: findText(`option.${name}.${one}.note`, speaker) ?? undefined,
              picture: values.length <= 4 && <OptionPicture value={one} place={index} of={values.length} />,
            }))}
          />
        );
      })}
    </section>
  );
}
