import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "wouter";
import { Icon } from "@karota/ui/icon.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { Prose } from "./marked.tsx";
import { ARTICLES, type Article } from "./questions.ts";
import styles from "./questions-page.module.css";

/** A longer answer, on a page of its own. */
export function ArticlePage({ id }: { id: Article }) {
  const say = useSay();
  const { paragraphs } = ARTICLES.find((one) => one.id === id)!;
  return (
    <div className="page">
      <article className={styles["article"]}>
        <PageHeading>{say(`help.article.${id}`)}</PageHeading>
        {paragraphs.map((paragraph) => (
          <Prose key={paragraph} text={say(paragraph)} />
        ))}
        <p>
          <Link className="target" to="/qa">
            <Icon of={IconArrowLeft} small /> {say("help.title")}
          </Link>
        </p>
      </article>
    </div>
  );
}
