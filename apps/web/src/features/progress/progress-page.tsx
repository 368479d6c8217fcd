import { Suspense } from "react";
import { Link } from "wouter";
import { categories } from "../../shared/format/game-words.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import { WithTexts } from "../../shared/i18n/with-texts.tsx";
import { Calendar } from "./calendar.tsx";
import { Charts } from "./charts.tsx";
import { practisedOf } from "./figures.ts";
import { Garden } from "./garden.tsx";
import { LastDays } from "./last-days.tsx";
import { Numbers } from "./numbers.tsx";
import { PracticeCard } from "./practice-card.tsx";
import { ReviewCard } from "./review-card.tsx";
import { Skills } from "./skills.tsx";
import { Statistics } from "./statistics.tsx";
import { useProgress, type Progress } from "./use-progress.ts";

/** `/progress`: what one has played and learned, in pictures. */
export default function ProgressPage() {
  const say = useSay();
  return (
    <>
      <PageHeading>{say("progress.title")}</PageHeading>
      <Loaded of={useProgress()}>{(progress) => <Pictures progress={progress} />}</Loaded>
    </>
  );
}

function Pictures({ progress }: { progress: Progress }) {
  const say = useSay();
  const { days, skills, total, review, today } = progress;
  if (total.days === 0)
    return (
      <Garden progress={progress}>
        <p>{say("progress.empty")}</p>
        <Link className={`${buttonClass({ kind: "primary" })} start`} to="/home">
          {say("progress.empty.act")}
        </Link>
      </Garden>
    );
  const practised = practisedOf(skills, categories("education"));
  const answered = days.some(({ right, wrong }) => right + wrong > 0);
  return (
    <Stack gap={5}>
      <Garden progress={progress} />
      <Stack gap={5} className="no-print">
        <p className="soft measure">{say(review ? "progress.lead" : "progress.lead.guest")}</p>
        {review && skills.length > 0 && <PracticeCard />}
        <ReviewCard review={review} today={today} />
        <LastDays days={days} today={today} />
        <Numbers total={total} />
        <Calendar days={days} today={today} />
        {answered && <Charts days={days} today={today} />}
        <Statistics guest={review === null} />
        {practised.length > 0 && (
          <Suspense fallback={<Waiting />}>
            <WithTexts parts={practised.flatMap(({ games }) => games.map(({ game }) => game))}>
              <Skills practised={practised} due={review?.games ?? []} signedIn={review !== null} />
            </WithTexts>
          </Suspense>
        )}
      </Stack>
    </Stack>
  );
}
