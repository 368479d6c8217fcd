import type { AboutReply } from "@karota/contract/service/about.ts";
import { call } from "../../shared/api.ts";
import { useFormat, useSay } from "../../shared/i18n.tsx";
import { PageHeading } from "../../shared/page-heading.tsx";
import { useLoad } from "../../shared/use-load.ts";
import styles from "./about-page.module.css";

/** What there is by now; the words take the form that the number asks for. */
function Numbers({ about }: { about: AboutReply }) {
  const say = useSay();
  const format = useFormat();
  const numbers = [
    { value: about.registered_users, label: say("about.users", { users: about.registered_users }) },
    { value: about.active_games, label: say("about.games", { games: about.active_games }) },
    { value: about.completed_games, label: say("about.completed", { games: about.completed_games }) },
  ];
  return (
    <dl className={styles["numbers"]} aria-label={say("about.numbers")}>
      {numbers.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `/about`: what Karota is. Its words are there without the numbers too. */
export default function AboutPage() {
  const say = useSay();
  const { data, error } = useLoad(["service/about"], () => call<AboutReply>("GET", "service/about"));
  const parts = [
    { title: say("about.play"), text: say("about.play.text") },
    { title: say("about.learn"), text: say("about.learn.text") },
    { title: say("about.carrots"), text: say("about.carrots.text") },
    { title: say("about.calm"), text: say("about.calm.text") },
  ];
  return (
    <div className="page">
      <article className={styles["about"]}>
        <PageHeading>{say("about.title")}</PageHeading>
        <p className={styles["lead"]}>{say("about.lead")}</p>
        {data ? (
          <Numbers about={data} />
        ) : (
          <p className={styles["room"]} role="status">
            {error !== undefined && say("about.numbers.none")}
          </p>
        )}
        {parts.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </article>
    </div>
  );
}
