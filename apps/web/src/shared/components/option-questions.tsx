import type { OptionValue } from "@karota/engine/options.ts";
import { yearsOfLevel } from "@karota/games/school-years.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Segmented } from "@karota/ui/segmented.tsx";
import { Toggles } from "@karota/ui/toggles.tsx";
import { useSay, useSpeaker } from "../i18n/i18n.tsx";
import { toggled, type Question } from "./option-form.ts";
import { OptionPicture } from "./option-picture.tsx";
import { optionWord } from "../format/option-words.ts";
import { findText } from "../i18n/texts.ts";
import { yearWords } from "../format/year-words.ts";

/** The questions of a game's form, each with its values in words. */
export function OptionQuestions(props: {
  readonly game: string;
  readonly questions: readonly Question[];
  readonly onChoose: (name: string, value: OptionValue) => void;
}) {
  const { game, questions, onChoose } = props;
  const say = useSay();
  const speaker = useSpeaker();
  /** Whom a level suits; a few words on other values where there are some. */
  const note = (name: string, value: OptionValue): string | null => {
    const years = name === "level" ? yearsOfLevel(game, String(value)) : null;
    return years ? yearWords(years, speaker) : findText(`option.${name}.${value}.note`, speaker);
  };
  return questions.map((question) => {
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
  });
}
