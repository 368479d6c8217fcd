import { IconArrowRight, IconLogin2, IconRefresh } from "@tabler/icons-react";
import { Link } from "wouter";
import type { ReviewCount } from "@karota/contract/learning/learning.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { dayNumber } from "../../shared/offline/guest-learning.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./progress-page.module.css";

/** The mistakes that come back: how many today, or when the next ones. A visitor reads what a login would add. */
export function ReviewCard({ review, today }: { review: ReviewCount | null; today: string }) {
  const say = useSay();
  const format = useFormat();
  const { due, waiting, mended, next } = review ?? { due: 0, waiting: 0, mended: 0, next: null };
  const when = next === null ? "" : format.relativeDay(dayNumber(next) - dayNumber(today));
  const words = !review
    ? say("review.guest")
    : due > 0
      ? say("review.due", { due })
      : waiting > 0
        ? say("review.later", { waiting, when })
        : say("review.none");
  return (
    <Card as="section" pad="section" raised className={due > 0 ? styles["due"] : undefined} aria-labelledby="review">
      <Cluster between gap={5} rowGap={3}>
        <Stack gap={1} className={styles["words"]}>
          <h2 id="review">{say("review.title")}</h2>
          <p>
            {words}
            {mended > 0 && ` ${say("review.mended", { mended })}`}
          </p>
        </Stack>
        {!review ? (
          <Link className={buttonClass()} to="/login">
            <Icon of={IconLogin2} small />
            {say("shell.login")}
          </Link>
        ) : due > 0 ? (
          <Link className={buttonClass({ kind: "primary" })} to="/progress/review">
            <Icon of={IconRefresh} small />
            {say("review.start")}
          </Link>
        ) : (
          <Link className="target strong" to="/education">
            {say("progress.learn")}
            <Icon of={IconArrowRight} small />
          </Link>
        )}
      </Cluster>
    </Card>
  );
}
