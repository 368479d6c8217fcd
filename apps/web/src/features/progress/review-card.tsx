import { IconArrowRight, IconLogin2, IconRefresh } from "@tabler/icons-react";
import { Link } from "wouter";
import type { ReviewCount } from "@karota/contract/learning/learning.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { dayNumber } from "../../shared/offline/guest-learning.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./review-card.module.css";

/** The mistakes that come back: how many today, or when the next ones. A visitor reads what a login would add. */
export function ReviewCard({ review, today }: { review: ReviewCount | null; today: string }) {
  const say = useSay();
  const format = useFormat();
  if (!review)
    return (
      <section className={styles["card"]} aria-labelledby="review">
        <div>
          <h2 id="review">{say("review.title")}</h2>
          <p>{say("review.guest")}</p>
        </div>
        <Link className={buttonClass()} to="/login">
          <Icon of={IconLogin2} small />
          {say("shell.login")}
        </Link>
      </section>
    );
  const { due, waiting, mended, next } = review;
  const when = next === null ? "" : format.relativeDay(dayNumber(next) - dayNumber(today));
  return (
    <section className={styles["card"]} data-due={due > 0 || undefined} aria-labelledby="review">
      <div>
        <h2 id="review">{say("review.title")}</h2>
        <p>
          {due > 0
            ? say("review.due", { due })
            : waiting > 0
              ? say("review.later", { waiting, when })
              : say("review.none")}
          {mended > 0 && ` ${say("review.mended", { mended })}`}
        </p>
      </div>
      {due > 0 && (
        <Link className={buttonClass({ kind: "primary" })} to="/progress/review">
          <Icon of={IconRefresh} small />
          {say("review.start")}
        </Link>
      )}
      {due === 0 && (
        <Link className={styles["how"]} to="/education">
          {say("progress.learn")}
          <Icon of={IconArrowRight} small />
        </Link>
      )}
    </section>
  );
}
