import {
  IconAccessible,
  IconBuildingCommunity,
  IconBulb,
  IconCalendarHeart,
  IconCarrot,
  IconClockOff,
  IconFileText,
  IconGift,
  IconHelpCircle,
  IconLock,
  type Icon as Shape,
} from "@tabler/icons-react";
import { Link } from "wouter";
import type { AboutReply } from "@karota/contract/service/about.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Card } from "@karota/ui/card.tsx";
import { Figures } from "@karota/ui/figures.tsx";
import { Cluster, Grid, Stack } from "@karota/ui/layout.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Hills, Plant, Rabbit } from "@karota/ui/illustrations.tsx";
import { call } from "../../shared/api/api.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { isFreeSite } from "../../shared/session/costs.ts";
import { useAddress } from "../../shared/use-address.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import styles from "./about-page.module.css";
import { ContactForm } from "./contact-form.tsx";

/** The present numbers; their labels take the form that the number needs. */
function Numbers({ about }: { about: AboutReply }) {
  const say = useSay();
  const format = useFormat();
  const numbers = [
    { value: format.number(about.registered_users), label: say("about.users", { users: about.registered_users }) },
    { value: format.number(about.active_games), label: say("about.games", { games: about.active_games }) },
    { value: format.number(about.completed_games), label: say("about.completed", { games: about.completed_games }) },
  ];
  return <Figures className={styles["numbers"]} label={say("about.numbers")} figures={numbers} />;
}

interface AboutPart {
  readonly icon: Shape;
  readonly title: MessageId;
  readonly text: MessageId;
}
const partsOf = (isFree: boolean): readonly AboutPart[] => [
  { icon: IconCalendarHeart, title: "about.play", text: "about.play.text" },
  { icon: IconBulb, title: "about.learn", text: "about.learn.text" },
  isFree
    ? { icon: IconGift, title: "about.allFree", text: "about.allFree.text" }
    : { icon: IconCarrot, title: "about.carrots", text: "about.carrots.text" },
  { icon: IconClockOff, title: "about.calm", text: "about.calm.text" },
];
const WAYS: readonly { icon: Shape; to: string; text: MessageId }[] = [
  { icon: IconHelpCircle, to: "/qa", text: "about.toHelp" },
  { icon: IconLock, to: "/privacy", text: "privacy.title" },
  { icon: IconAccessible, to: "/accessibility", text: "accessibility.title" },
  { icon: IconFileText, to: "/terms", text: "terms.title" },
  { icon: IconBuildingCommunity, to: "/imprint", text: "imprint.title" },
];

/** `/about`: what Karota is, and how to reach those who run it. Its words are there without the numbers too. */
export default function AboutPage() {
  const say = useSay();
  useAddress();
  const { data, error } = useLoad(["service/about"], () => call<AboutReply>("GET", "service/about"));
  return (
    <Stack gap={6}>
      <header className={styles["hero"]}>
        <Stack className={styles["hello"]}>
          <PageHeading>{say("about.title")}</PageHeading>
          <p className={`${styles["lead"]} soft`}>{say("about.lead")}</p>
        </Stack>
        <div className={styles["garden"]} aria-hidden="true">
          <Hills className={styles["hills"]} />
          <Rabbit className={styles["rabbit"]} />
          <Plant className={styles["plant"]} />
          <Plant className={styles["plant"]} />
          <Hills near className={styles["hills"]} />
        </div>
      </header>
      {data ? (
        <Numbers about={data} />
      ) : (
        <p className={`${styles["room"]} soft`} role="status">
          {error !== undefined && say("about.numbers.none")}
        </p>
      )}
      <Grid min={20} gap={4} fit className={styles["parts"]}>
        {partsOf(isFreeSite()).map(({ icon, title, text }) => (
          <Card as="section" pad="large" gap={2} key={title}>
            <Cluster nowrap>
              <Icon of={icon} />
              <h2>{say(title)}</h2>
            </Cluster>
            <p className="soft">{say(text)}</p>
          </Card>
        ))}
      </Grid>
      <Card
        as="section"
        id="contact"
        tabIndex={-1}
        gap={6}
        className={styles["contact"]}
        aria-labelledby="contact-title"
      >
        <Stack className={styles["invite"]}>
          <h2 id="contact-title">{say("about.contact")}</h2>
          <p className="soft">{say("about.contact.lead")}</p>
          <ul>
            {WAYS.map(({ icon, to, text }) => (
              <li key={to}>
                <Link className="target" to={to}>
                  <Icon of={icon} />
                  {say(text)}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
        <ContactForm />
      </Card>
    </Stack>
  );
}
