import { Link } from "wouter";
import type { MessageId } from "@karota/texts/ids.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import styles from "./articles.module.css";

const PARTS: readonly { title: MessageId; items: readonly MessageId[] }[] = [
  {
    title: "accessibility.works",
    items: [
      "accessibility.works.keyboard",
      "accessibility.works.reader",
      "accessibility.works.colour",
      "accessibility.works.size",
      "accessibility.works.font",
      "accessibility.works.motion",
      "accessibility.works.time",
      "accessibility.works.words",
      "accessibility.works.paper",
    ],
  },
  {
    title: "accessibility.tested",
    items: ["accessibility.tested.axe", "accessibility.tested.keyboard", "accessibility.tested.contrast"],
  },
  {
    title: "accessibility.untried",
    items: ["accessibility.untried.readers", "accessibility.untried.people", "accessibility.untried.voice"],
  },
  {
    title: "accessibility.gaps",
    items: [
      "accessibility.gaps.flags",
      "accessibility.gaps.pictures",
      "accessibility.gaps.large",
      "accessibility.gaps.memory",
      "accessibility.gaps.midnight",
      "accessibility.gaps.card",
    ],
  },
];

/** `/accessibility`: how accessible Karota is, how that was tested, and what is missing. */
export default function AccessibilityPage() {
  const say = useSay();
  return (
    <div className="page">
      <article className={styles["article"]}>
        <PageHeading>{say("accessibility.title")}</PageHeading>
        <p className={styles["lead"]}>{say("accessibility.lead")}</p>
        {PARTS.map(({ title, items }) => (
          <section key={title}>
            <h2>{say(title)}</h2>
            <ul className={styles["list"]}>
              {items.map((id) => (
                <li key={id}>{say(id)}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>{say("accessibility.tell")}</h2>
          <p>{say("accessibility.tell.text")}</p>
          <p className={styles["ways"]}>
            <Link to="/about#contact">{say("about.contact")}</Link>
            <Link to="/qa#topic-access">{say("accessibility.toHelp")}</Link>
            <Link to="/settings">{say("accessibility.toSettings")}</Link>
          </p>
        </section>
      </article>
    </div>
  );
}
