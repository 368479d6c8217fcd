import { IconPresentation } from "@tabler/icons-react";
import { navigate } from "wouter/use-browser-location";
import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { NEW_LESSON, saveLessonPlan, type LessonPlan } from "../../shared/lesson-plan.ts";

/** Opens the start of a lesson with the questions of a plan. */
export function openAsLesson(tasks: readonly TaskPlan[], groupId: LessonPlan["groupId"]): void {
  saveLessonPlan({ tasks, groupId });
  navigate(NEW_LESSON);
}

/** The same questions for the whole class at the same time, instead of an assignment. */
export const AsLesson = ({ tasks, groupId }: LessonPlan) => (
  <Button
    size="small"
    kind="quiet"
    icon={<Icon of={IconPresentation} small />}
    onClick={() => openAsLesson(tasks, groupId)}
  >
    {useSay()("lessons.asLesson")}
  </Button>
);
