import {
  IconAccessible,
  IconCarrot,
  IconChevronDown,
  IconCloudCheck,
  IconDeviceGamepad2,
  IconLifebuoy,
  IconPlant2,
  IconReceipt,
  IconRocket,
  IconSchool,
  IconShieldLock,
  IconSun,
  IconUsers,
} from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { QuestionItem } from "./question-item.tsx";
import type { topicsFor, Topic } from "./questions.ts";
import styles from "./questions-page.module.css";

const ICONS: Readonly<Record<Topic, ComponentProps<typeof Icon>["of"]>> = {
  start: IconRocket,
  challenges: IconSun,
  playing: IconDeviceGamepad2,
  saving: IconCloudCheck,
  learning: IconPlant2,
  carrots: IconCarrot,
  buying: IconReceipt,
  students: IconSchool,
  mentors: IconUsers,
  access: IconAccessible,
  data: IconShieldLock,
  trouble: IconLifebuoy,
};

/** The questions of a topic, on a card that opens where it is. */
export function Chapter({ topic: { id, questions } }: { topic: ReturnType<typeof topicsFor>[number] }) {
  const say = useSay();
  return (
    <details id={`topic-${id}`} className={styles["chapter"]}>
      <summary>
        <span className={styles["sign"]}>
          <Icon of={ICONS[id]} />
        </span>
        <span>
          <h2>{say(`help.topic.${id}`)}</h2>
          <small>{say("help.questions", { count: questions.length })}</small>
        </span>
        <Icon of={IconChevronDown} />
      </summary>
      <div className={styles["list"]}>
        {questions.map((question) => (
          <QuestionItem key={question} question={question} open={false} terms={[]} />
        ))}
      </div>
    </details>
  );
}
