import { IconTrash } from "@tabler/icons-react";
import type { GameInfo } from "@karota/contract/games/board.ts";
import { IconButton } from "@karota/ui/button.tsx";
import { CountField } from "@karota/ui/count-field.tsx";
import { Field } from "@karota/ui/field.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { GameOptions } from "../../shared/components/game-options.tsx";
import { PresetSelect } from "../../shared/components/preset-select.tsx";
import { gameName } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { chosenPreset, presetsOf, type BookPart } from "./book-parts.ts";
import styles from "./book-page.module.css";

/** More than a book holds can be typed, so that the page can say that it is too much. */
const MOST_TYPED = 9999;

/** One kind of games in the book: which game, of what type, and how many. */
export function PartRow(props: {
  readonly part: BookPart;
  /** Undefined while it is loaded. */
  readonly info: GameInfo | undefined;
  readonly set: (part: BookPart) => void;
  readonly remove: () => void;
}) {
  const { part, info, set, remove } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const name = gameName(part.game, speaker);
  return (
    <li className={styles["part"]} aria-label={name}>
      <Field label={say("book.game")}>
        {(control) => (
          <select
            {...control}
            value={part.game}
            onChange={({ target }) => set({ ...part, game: target.value, preset: null })}
          >
            <GameOptions />
          </select>
        )}
      </Field>
      <PresetSelect
        label={say("book.kind")}
        presets={info ? presetsOf(info, speaker) : []}
        value={info ? chosenPreset(part, info, speaker)[1] : 0}
        onChange={(preset) => set({ ...part, preset })}
      />
      <div className={styles["count"]}>
        <CountField
          compact
          label={say("book.count", { game: name })}
          value={part.count}
          max={MOST_TYPED}
          stops={[1]}
          nameOf={(count) => say("book.count.to", { count, game: name })}
          onChange={(count) => set({ ...part, count })}
        />
        <IconButton label={say("book.remove", { game: name })} icon={<Icon of={IconTrash} />} onClick={remove} />
      </div>
    </li>
  );
}
