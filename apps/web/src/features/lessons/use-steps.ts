import type { LessonBoard, LessonDesk, Step } from "@karota/contract/lessons/lesson.ts";
import { ApiFailure, call } from "../../shared/api/api.ts";
import { useAction } from "../../shared/api/use-action.ts";

/**
 * The mentor's steps, one at a time. One that was chosen in two windows counts once, and then this window only shows what
 * the other one did.
 */
export function useSteps(
  { id, version }: Pick<LessonBoard, "id" | "version">,
  done: (desk: LessonDesk | null) => void,
): readonly [boolean, (step: Step) => void] {
  return useAction(async (step: Step) => {
    try {
      done(await call<LessonDesk>("POST", `lessons/${id}/steps`, { body: { step, version } }));
    } catch (failure) {
      done(null);
      if (!(failure instanceof ApiFailure) || failure.code !== "E-KAROTA-OLD_VALUES") throw failure;
    }
  });
}
