import { useState } from "react";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { onDemand } from "../api/on-demand.tsx";
import { useSay } from "../i18n/i18n.tsx";
import type { ObjectivesProps } from "./objectives-list.tsx";
import styles from "./objectives.module.css";

const ObjectivesList = onDemand<ObjectivesProps>(() => import("./objectives-list.tsx"));

/** What a quiz, or one level of it, practises at school; the objectives come when it is opened. */
export function ObjectivesPanel(props: ObjectivesProps) {
  const say = useSay();
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure
      className={styles["panel"]}
      summary={<b>{say("objectives.title")}</b>}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      {wasOpened && <ObjectivesList {...props} />}
    </Disclosure>
  );
}
