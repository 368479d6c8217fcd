import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { LessonReply } from "@karota/contract/lessons/lesson.ts";
import type { GroupRow } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Select } from "@karota/ui/fields.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { newKey } from "../../shared/api/new-key.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { gameName } from "../../shared/format/game-words.ts";
import { optionWords } from "../../shared/format/option-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { readLessonPlan, type LessonPlan } from "../../shared/lesson-plan.ts";
import { isFreeSite } from "../../shared/session/costs.ts";
import styles from "./lessons.module.css";

const NOBODY = "";

/** The plan, for which group, and the start. */
function Start({ plan }: { plan: LessonPlan }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { data } = useLoad(["mentorship/groups"], () => call<{ groups: GroupRow[] }>("GET", "mentorship/groups"));
  const [chosen, setGroup] = useState(plan.groupId);
  const [key] = useState(newKey);
  const groups = data?.groups ?? [];
  // Who has one group teaches that one.
  const groupId = chosen ?? (groups.length === 1 ? groups[0]!.id : NOBODY);
  const isKnown = groups.some(({ id }) => id === groupId);
  const [busy, start] = useAction(async () => {
    const body = { tasks: plan.tasks, ...(isKnown && { groupId }) };
    const { id } = await call<LessonReply>("POST", "lessons", { body, idempotencyKey: key });
    navigate(`/lessons/${id}`);
  });
  return (
    <Card as="section" pad="section" raised gap={4} aria-labelledby="questions">
      <h2 id="questions">{say("lessons.questions")}</h2>
      <ul className={styles["plan"]}>
        {plan.tasks.map(({ game, options, count }, place) => (
          <li key={place}>
            <b className="num">{count} ×</b> {gameName(game, speaker)}{" "}
            <span className="soft">({optionWords(options, speaker)})</span>
          </li>
        ))}
      </ul>
      <Select
        label={say("lessons.group")}
        hint={say("lessons.group.hint")}
        value={isKnown ? groupId : NOBODY}
        options={[
          { value: NOBODY, label: say("lessons.group.none") },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setGroup}
      />
      <Stack gap={2} start>
        <Button kind="primary" size="big" busy={busy} onClick={start}>
          {say("lessons.start")}
        </Button>
        {!isFreeSite() && <p className="soft small">{say("lessons.costsNothing")}</p>}
      </Stack>
    </Card>
  );
}

/** `/lessons/new`: starts a lesson with the questions that were chosen before. */
export function NewLesson() {
  const say = useSay();
  const [plan] = useState(readLessonPlan);
  return (
    <Stack gap={4}>
      <Breadcrumbs steps={[{ to: "/lessons", text: say("lessons.title") }]} />
      <PageHeading>{say("lessons.new")}</PageHeading>
      <p className="measure">{say("lessons.lead")}</p>
      {plan ? (
        <Start plan={plan} />
      ) : (
        <EmptyState
          text={say("lessons.noPlan")}
          action={{ text: say("lessons.choose.quiz"), act: () => navigate("/education") }}
        />
      )}
    </Stack>
  );
}
