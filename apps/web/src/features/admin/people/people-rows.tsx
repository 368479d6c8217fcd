import { Link } from "wouter";
import type { PersonRow } from "@karota/contract/admin/people.ts";
import { carrotWords } from "../../../shared/format/carrot-words.ts";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { useMedia } from "../../../shared/use-media.ts";
import styles from "./people.module.css";
import { RoleList, StateBadge } from "./person-badge.tsx";
import { MOMENT, personPath } from "./person-words.ts";

function Row({ person }: { person: PersonRow }) {
  const say = useSay();
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        <Link className={styles["name"]} to={personPath(person.id)}>
          {person.name}
        </Link>
        <span className={styles["mail"]}>{person.email || say("admin.users.noEmail")}</span>
      </th>
      <td>
        <StateBadge state={person.state} />
      </td>
      <td>
        <RoleList roles={person.roles} />
      </td>
      <td className="num">{format.number(person.credit_amount, { maximumFractionDigits: 2 })}</td>
      <td>
        <time dateTime={person.last_login}>{format.date(person.last_login, MOMENT)}</time>
      </td>
    </tr>
  );
}

function Card({ person }: { person: PersonRow }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  return (
    <li className={styles["card"]}>
      <p className={styles["cardHead"]}>
        <Link className={styles["name"]} to={personPath(person.id)}>
          {person.name}
        </Link>
        <StateBadge state={person.state} />
      </p>
      <p className={styles["mail"]}>{person.email || say("admin.users.noEmail")}</p>
      <p>
        <RoleList roles={person.roles} />, {carrotWords(person.credit_amount, speaker)}
      </p>
      <p className={styles["mail"]}>
        {say("admin.users.lastLogin")}:{" "}
        <time dateTime={person.last_login}>{format.date(person.last_login, MOMENT)}</time>
      </p>
    </li>
  );
}

/** People as a table where there is room for one, else as cards. */
export function PeopleRows({ people }: { people: readonly PersonRow[] }) {
  const say = useSay();
  const wide = useMedia("(min-width: 1000px)");
  if (!wide)
    return (
      <ul className={styles["cards"]} aria-label={say("admin.users.list")}>
        {people.map((person) => (
          <Card key={person.id} person={person} />
        ))}
      </ul>
    );
  return (
    <div className={styles["frame"]}>
      <table className={styles["table"]}>
        <caption className="sr">{say("admin.users.list")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("admin.users.name")}</th>
            <th scope="col">{say("admin.users.state")}</th>
            <th scope="col">{say("admin.users.roles")}</th>
            <th scope="col" className="num">
              {say("admin.users.carrots")}
            </th>
            <th scope="col">{say("admin.users.lastLogin")}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
