import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useId } from "react";
import { Link } from "wouter";
import type { CreditEntry } from "@karota/contract/credits/ledger.ts";
import { groupBy } from "@karota/engine/group-by.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { Rows } from "@karota/ui/card.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useTimes } from "../../shared/i18n/use-times.ts";
import styles from "./credits.module.css";

type OfAssignment = NonNullable<CreditEntry["assignment"]>;

/** The mentor's page of an assignment. */
const assignmentPath = ({ groupId, studentId }: OfAssignment, id: string): string =>
  `${groupId === null ? `/myStudents/${studentId}` : `/studentGroups/${groupId}`}/assignments/${id}`;

/** One movement: what for, when, how many, and what there was after it. */
function Movement({ entry }: { entry: CreditEntry }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { moment } = useTimes();
  const { amount, assignment, balance, reason, reference, time } = entry;
  const game = entry.game !== null && findGame(entry.game)?.active ? entry.game : null;
  const gained = amount > 0;
  return (
    <li className={styles["movement"]} data-gained={gained || undefined}>
      <span className={styles["sign"]} aria-hidden="true">
        <Icon of={gained ? IconPlus : IconMinus} small />
      </span>
      <p>
        <b>{say(`reason.${reason}`)}</b>
        {game !== null && reference !== null && (
          <Link className={styles["link"]} to={gamePath(game, reference)}>
            {gameName(game, speaker)}
          </Link>
        )}
        {assignment && reference !== null && (
          <Link className={styles["link"]} to={assignmentPath(assignment, reference)}>
            {assignment.name}
          </Link>
        )}
        <time className="soft small" dateTime={time}>
          {moment(time)}
        </time>
      </p>
      <p className={styles["amount"]}>
        <b className="num">
          <span className="sr">{say(gained ? "credits.got" : "credits.spent")}: </span>
          <span aria-hidden="true">{gained ? "+" : "−"}</span>
          {carrotWords(Math.abs(amount), speaker)}
        </b>
        <span className="soft small">{say("credits.after", { carrots: carrotWords(balance, speaker) })}</span>
      </p>
    </li>
  );
}

/** Movements under the names of their months, in the order they come. */
export function Movements({ entries }: { entries: readonly CreditEntry[] }) {
  const format = useFormat();
  const id = useId();
  const months = groupBy(entries, ({ time }) => format.date(time, { month: "long", year: "numeric" }));
  return [...months].map(([month, some]) => (
    <Stack as="section" gap={2} key={month} aria-labelledby={`${id}${some[0]!.id}`}>
      <h2 className="title" id={`${id}${some[0]!.id}`}>
        {month}
      </h2>
      <Rows>
        {some.map((entry) => (
          <Movement key={entry.id} entry={entry} />
        ))}
      </Rows>
    </Stack>
  ));
}
