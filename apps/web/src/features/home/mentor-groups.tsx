import type { GroupRow } from "@karota/contract/mentorship/mentorship.ts";
import { Rows } from "@karota/ui/card.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { Link } from "wouter";
import { call } from "../../shared/api/api.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { SectionHead } from "../../shared/components/section-head.tsx";
import { dayWords } from "../../shared/format/day-words.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { WithTexts } from "../../shared/i18n/with-texts.tsx";
import styles from "./home.module.css";

const SHOWN = 3;

/** The groups of a mentor, as every part of home that shows something of them loads them. */
export const useMentorsGroups = () =>
  useLoad(["mentorship/groups"], () => call<{ groups: GroupRow[] }>("GET", "mentorship/groups"));

/** The groups that have answered last come first, those that never have last. */
const byLastAnswer = (one: GroupRow, other: GroupRow): number =>
  (other.lastAnswer ?? "").localeCompare(one.lastAnswer ?? "");

function Row({ group }: { group: GroupRow }) {
  const say = useSay();
  const format = useFormat();
  const { id, name, numMembers, numOpen, numWaiting, lastAnswer } = group;
  const facts = [
    say("groups.members", { count: numMembers }),
    ...(numOpen > 0 ? [say("students.inProgress", { count: numOpen })] : []),
    ...(lastAnswer === null ? [] : [say("students.last", { when: dayWords(lastAnswer, format) })]),
  ];
  return (
    <li className={styles["group"]}>
      <Link className="target" to={`/studentGroups/${id}`}>
        {name}
      </Link>
      <span className="soft small">{facts.join(" · ")}</span>
      {numWaiting > 0 && <Badge tone="info">{say("joinLink.waiting.count", { count: numWaiting })}</Badge>}
    </li>
  );
}

function Groups() {
  const say = useSay();
  const groups = useMentorsGroups().data?.groups ?? [];
  if (groups.length === 0) return null;
  return (
    <section className={styles["groups"]} aria-labelledby="groups">
      <SectionHead id="groups" title={say("shell.menu.groups")}>
        <Link className="target" to="/studentGroups">
          {say("home.groups.all")}
        </Link>
      </SectionHead>
      <Rows>
        {groups
          .toSorted(byLastAnswer)
          .slice(0, SHOWN)
          .map((group) => (
            <Row key={group.id} group={group} />
          ))}
      </Rows>
    </section>
  );
}

/** The mentor's own classes: how many are in each, what they have to do, and when they last did some of it. */
export const MentorGroups = () => (
  <WithTexts parts={["rest"]}>
    <Groups />
  </WithTexts>
);
