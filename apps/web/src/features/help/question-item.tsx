import { IconChevronDown, IconLink } from "@tabler/icons-react";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { Marked, Prose } from "./marked.tsx";
import { useUser } from "../../shared/session/session.ts";
import { answerTo, type Question } from "./questions.ts";
import styles from "./questions-page.module.css";

/** A question that opens to its answer. */
export function QuestionItem(props: {
  readonly question: Question;
  /** At the top of the page it is there a second time: its address is that of its topic. */
  readonly place?: "top" | "topic";
  readonly open: boolean;
  readonly terms: readonly string[];
}) {
  const { question, place = "topic", terms } = props;
  const say = useSay();
  const user = useUser();
  return (
    <details id={place === "top" ? `top-${question}` : question} className={styles["question"]} open={props.open}>
      <summary>
        <h3>
          <Marked text={say(`help.q.${question}`)} terms={terms} />
        </h3>
        <Icon of={IconChevronDown} />
      </summary>
      <div className={styles["answer"]}>
        <Prose text={say(answerTo(question, user))} terms={terms} />
        <a className={styles["link"]} href={`#${question}`}>
          <Icon of={IconLink} small />
          {say("help.link")}
        </a>
      </div>
    </details>
  );
}
