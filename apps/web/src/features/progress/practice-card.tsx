import { IconPlant2 } from "@tabler/icons-react";
import { Link } from "wouter";
import { buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./progress-page.module.css";

/** The way to a practice of all one's skills. */
export function PracticeCard() {
  const say = useSay();
  return (
    <Card as="section" pad="section" raised aria-labelledby="practice">
      <Cluster between gap={5} rowGap={3}>
        <Stack gap={1} className={styles["words"]}>
          <h2 id="practice">{say("progress.practice")}</h2>
          <p>{say("progress.practice.lead")}</p>
        </Stack>
        <Link className={buttonClass({ kind: "primary" })} to="/practice">
          <Icon of={IconPlant2} small />
          {say("progress.practice.do")}
        </Link>
      </Cluster>
    </Card>
  );
}
