import type { GroupRow } from "@karota/contract/mentorship/mentorship.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { Link } from "wouter";
import { SectionHead } from "../../shared/components/section-head.tsx";
import { dayWords } from "../../shared/format/day-words.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { WithTexts } from "../../shared/i18n/with-texts.tsx";
import { NewAnswersBadge } from "../../shared/new-answers/new-answers-badge.tsx";
import styles from "./mentor-groups.module.css";
import { useMentorsGroups } from "./use-mentors-groups.ts";

const SHOWN = 3;

/** The groups that have answered last come first, those that never have last. */
const byLastAnswer = (one: GroupRow, other: GroupRow): number =>
  (other.lastAnswer ?? "").localeCompare(one.lastAnswer ?? "");

function Group({ group }: { group: GroupRow }) {
  const say = useSay();
  const format = useFormat();
  const { id, name, numMembers, numOpen, numWaiting, lastAnswer } = group;
  const facts = [
    say("groups.members", { count: numMembers }),
    ...(numOpen > 0 ? [say("students.inProgress", { count: numOpen })] : []),
    ...(lastAnswer === null ? [] : [say("students.last", { when: dayWords(lastAnswer, format) })]),
  ];
  return (
    <Card as="li" pad="small" gap={0} className={styles["group"]}>
      <Cluster nowrap between gap={2}>
        <Link className={`target ${styles["name"]}`} to={`/studentGroups/${id}`}>
          {name}
        </Link>
        {numWaiting > 0 && <Badge tone="info">{say("joinLink.waiting.count", { count: numWaiting })}</Badge>}
      </Cluster>
      <NewAnswersBadge of="groups" id={id} />
      <span className="soft small">{facts.join(" · ")}</span>
    </Card>
  );
}

function Groups() {
  const say = useSay();
  const groups = useMentorsGroups().data?.groups;
  return (
    <section className={styles["groups"]} aria-labelledby="groups">
      <SectionHead id="groups" title={say("shell.menu.groups")}>
        <Link className="target" to="/studentGroups">
          {say("home.groups.all")}
        </Link>
      </SectionHead>
      {groups?.length === 0 && (
        <Stack start gap={3}>
          <p className="soft measure">{say("groups.empty")}</p>
          <Link className={buttonClass({ size: "small" })} to="/studentGroups">
            {say("groups.new")}
          </Link>
        </Stack>
      )}
      <ul className={styles["row"]}>
        {groups
          ?.toSorted(byLastAnswer)
          .slice(0, SHOWN)
          .map((group) => (
            <Group key={group.id} group={group} />
          ))}
      </ul>
    </section>
  );
}

/** The mentor's own classes: how many are in each, what they have to do, and when they last did some of it. */
export default function MentorGroups() {
  return (
    <WithTexts parts={["rest"]}>
      <Groups />
    </WithTexts>
  );
}
