import type { GameInfo } from "@karota/contract/games/board.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { optionWords } from "../../shared/format/option-words.ts";
import styles from "./print-page.module.css";
import type { PrintId } from "./use-printed.ts";

interface Row {
  readonly id: PrintId;
  readonly name: string;
  readonly note: string;
}

/** The boards that can be printed for free: those of the day and the week, and the player's own. */
export function BoardList(props: {
  readonly info: GameInfo;
  readonly signedIn: boolean;
  /** Chosen boards, also finished ones that are no longer listed. */
  readonly chosen: readonly PrintId[];
  readonly isFull: boolean;
  readonly toggle: (id: PrintId) => void;
}) {
  const { info, signedIn, chosen, isFull, toggle } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const unfinished = info.unfinished.map(({ gridId, options, started }): Row => ({
    id: gridId,
    name: optionWords(options, speaker),
    note: say("print.started", { day: format.date(started) }),
  }));
  const rows: readonly Row[] = [
    { id: "daily", name: say("print.daily"), note: optionWords(info.daily.options, speaker) },
    ...(signedIn ? [{ id: "weekly", name: say("print.weekly"), note: optionWords(info.weekly.options, speaker) }] : []),
    ...unfinished,
  ];
  const others = chosen
    .filter((id) => !rows.some((row) => row.id === id))
    .map((id): Row => ({ id, name: say("print.this"), note: "" }));
  return (
    <fieldset className={styles["boards"]}>
      <legend>{say("print.boards")}</legend>
      {[...rows, ...others].map(({ id, name, note }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onChange={() => toggle(id)}
          />
          <span>
            {name}
            {note !== "" && <small>{note}</small>}
          </span>
        </label>
      ))}
      {isFull && <p role="status">{say("print.full")}</p>}
    </fieldset>
  );
}
