import {
  IconArrowsShuffle,
  IconClock,
  IconDoorExit,
  IconFileSpreadsheet,
  IconPrinter,
  IconRepeat,
  type Icon as Shape,
} from "@tabler/icons-react";
import type { MessageId } from "@karota/texts/ids.ts";
import { Card } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Hills, Plant, Rabbit } from "@karota/ui/illustrations.tsx";
import { Cluster, Grid, Stack } from "@karota/ui/layout.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { isFreeSite } from "../../shared/session/costs.ts";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { Join } from "./join.tsx";
import styles from "./mentorship-page.module.css";
import { Packages } from "./packages.tsx";
import { CodeScene, ResultsScene, TasksScene } from "./scenes.tsx";

const STEPS = [
  { picture: CodeScene, title: "mentorship.step.add", text: "mentorship.step.add.text" },
  { picture: TasksScene, title: "mentorship.step.set", text: "mentorship.step.set.text" },
  { picture: ResultsScene, title: "mentorship.step.see", text: "mentorship.step.see.text" },
] as const;

const GOODS: readonly { icon: Shape; text: MessageId }[] = [
  { icon: IconArrowsShuffle, text: "mentorship.good.numbers" },
  { icon: IconRepeat, text: "mentorship.good.followUp" },
  { icon: IconClock, text: "mentorship.good.time" },
  { icon: IconPrinter, text: "mentorship.good.print" },
  { icon: IconFileSpreadsheet, text: "mentorship.good.export" },
  { icon: IconDoorExit, text: "mentorship.good.leave" },
];

/** `/mentorship`: what a mentor can do, what it costs, and the one click that makes one. */
export default function MentorshipPage() {
  const say = useSay();
  return (
    <Stack gap={6}>
      <section className={styles["hero"]}>
        <Stack gap={4} start className={styles["hello"]}>
          <PageHeading>{say("mentorship.title")}</PageHeading>
          <p className={`soft ${styles["lead"]}`}>{say("mentorship.lead")}</p>
          <Join />
        </Stack>
        <div className={styles["garden"]} aria-hidden="true">
          <Hills className={styles["far"]} />
          <Rabbit className={styles["rabbit"]} />
          <Plant className={styles["plant"]} />
          <Plant className={styles["plant"]} />
          <Plant className={styles["plant"]} />
          <Hills near className={styles["near"]} />
        </div>
      </section>
      <Stack as="section" gap={4} aria-labelledby="mentorship-how">
        <h2 id="mentorship-how">{say("mentorship.how")}</h2>
        <Grid as="ol" fit min={16} gap={4} className={styles["steps"]}>
          {STEPS.map(({ picture: Picture, title, text }) => (
            <Card as="li" pad="section" gap={2} key={title}>
              <Picture />
              <h3>{say(title)}</h3>
              <p className="soft">{say(text)}</p>
            </Card>
          ))}
        </Grid>
        <Grid as="ul" fit min={19} gap={3} className={styles["goods"]}>
          {GOODS.map(({ icon, text }) => (
            <Cluster as="li" nowrap key={text}>
              <Icon of={icon} />
              <span>{say(text)}</span>
            </Cluster>
          ))}
        </Grid>
      </Stack>
      {!isFreeSite() && <Packages />}
    </Stack>
  );
}
