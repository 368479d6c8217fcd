import { useSay } from "../../shared/i18n.tsx";
import { PageHeading } from "../../shared/page-heading.tsx";
import styles from "./privacy-page.module.css";

/** What is kept, where and for how long, as things stand. */
export default function PrivacyPage() {
  const say = useSay();
  const parts = [
    { title: say("privacy.visitor"), text: say("privacy.visitor.text") },
    { title: say("privacy.account"), text: say("privacy.account.text") },
    { title: say("privacy.browser"), text: say("privacy.browser.text") },
    { title: say("privacy.others"), text: say("privacy.others.text") },
    { title: say("privacy.rights"), text: say("privacy.rights.text") },
  ];
  return (
    <article className={styles["article"]}>
      <PageHeading>{say("privacy.title")}</PageHeading>
      <p className={styles["lead"]}>{say("privacy.lead")}</p>
      {parts.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </article>
  );
}
