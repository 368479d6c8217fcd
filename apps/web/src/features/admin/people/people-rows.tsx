import { Link } from "wouter";
import type { PersonRow } from "@karota/contract/admin/people.ts";
import { Card } from "@karota/ui/card.tsx";
import { Cluster, Grid } from "@karota/ui/layout.tsx";
import { Table } from "@karota/ui/table.tsx";
import { carrotWords } from "../../../shared/format/carrot-words.ts";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { useTimes } from "../../../shared/i18n/use-times.ts";
import { isFreeSite } from "../../../shared/session/costs.ts";
import { useMedia } from "../../../shared/use-media.ts";
import { RoleList, StateBadge } from "./person-badge.tsx";
import styles from "./people.module.css";
import { DAY, personPath } from "./person-words.ts";

function Row({ person }: { person: PersonRow }) {
  const say = useSay();
  const format = useFormat();
  const { moment } = useTimes();
  return (
    <tr className={styles["row"]}>
      <th scope="row">
        <Link className="name" to={personPath(person.id)}>
          {person.name}
        </Link>
        <p className="soft wrap">{person.email || say("admin.users.noEmail")}</p>
      </th>
      <td>
        <StateBadge state={person.state} />
      </td>
      <td>
        <RoleList roles={person.roles} />
      </td>
      {!isFreeSite() && <td className="num">{format.number(person.credit_amount, { maximumFractionDigits: 2 })}</td>}
      <td>
        <time dateTime={person.last_login}>{moment(person.last_login, DAY)}</time>
      </td>
    </tr>
  );
}

function PersonCard({ person }: { person: PersonRow }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { moment } = useTimes();
  return (
    <Card as="li" pad="small" gap={0}>
      <Cluster as="p" between rowGap={0}>
        <Link className="target name" to={personPath(person.id)}>
          {person.name}
        </Link>
        <StateBadge state={person.state} />
      </Cluster>
      <p className="soft small wrap">{person.email || say("admin.users.noEmail")}</p>
      <p>
        <RoleList roles={person.roles} />
        {!isFreeSite() && `, ${carrotWords(person.credit_amount, speaker)}`}
      </p>
      <p className="soft small">
        {say("admin.users.lastLogin")}: <time dateTime={person.last_login}>{moment(person.last_login, DAY)}</time>
      </p>
    </Card>
  );
}

/** People as a table where there is room for one, else as cards. */
export function PeopleRows({ people }: { people: readonly PersonRow[] }) {
  const say = useSay();
  const wide = useMedia("(min-width: 1000px)");
  if (!wide)
    return (
      <Grid as="ul" min={20} aria-label={say("admin.users.list")}>
        {people.map((person) => (
          <PersonCard key={person.id} person={person} />
        ))}
      </Grid>
    );
  return (
    <Table
      caption={say("admin.users.list")}
      columns={[
        { label: say("admin.users.name") },
        { label: say("admin.users.state") },
        { label: say("admin.users.roles") },
        ...(isFreeSite() ? [] : [{ label: say("admin.users.carrots"), num: true }]),
        { label: say("admin.users.lastLogin") },
      ]}
    >
      {people.map((person) => (
        <Row key={person.id} person={person} />
      ))}
    </Table>
  );
}
