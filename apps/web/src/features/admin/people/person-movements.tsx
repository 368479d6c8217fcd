import { findGame } from "@karota/games/catalogue.ts";
import type { PersonDetail } from "@karota/contract/admin/people.ts";
import { Rows } from "@karota/ui/card.tsx";
import { carrotWords } from "../../../shared/format/carrot-words.ts";
import { gameName } from "../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { useTimes } from "../../../shared/i18n/use-times.ts";
import styles from "./people.module.css";
import { DAY } from "./person-words.ts";

/** The latest movements of a person's carrots. */
export function PersonMovements({ movements }: Pick<PersonDetail, "movements">) {
  const say = useSay();
  const speaker = useSpeaker();
  const times = useTimes();
  if (movements.length === 0) return <p className="soft">{say("admin.person.movements.none")}</p>;
  return (
    <Rows bare>
      {movements.map(({ id, amount, balance, reason, game, assignment, time }) => (
        <li key={id} className={styles["line"]}>
          <p>
            <span>
              {say(`reason.${reason}`)}
              {game !== null && findGame(game) && `: ${gameName(game, speaker)}`}
              {assignment && `: ${assignment.name}`}
            </span>
            <time className="soft" dateTime={time}>
              {times.moment(time, DAY)}
            </time>
          </p>
          <p className={styles["amount"]}>
            <b className="num">
              {amount > 0 ? "+" : "−"}
              {carrotWords(Math.abs(amount), speaker)}
            </b>
            <span className="soft">
              {say("admin.person.movements.after", { carrots: carrotWords(balance, speaker) })}
            </span>
          </p>
        </li>
      ))}
    </Rows>
  );
}
