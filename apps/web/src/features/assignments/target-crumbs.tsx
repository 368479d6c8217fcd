import { ApiFailure } from "../../shared/api/api.ts";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { FORMER_PATH, pathOf, useTargetInfo, type Target } from "./wizard/target.ts";

/** The way back from an assignment to whom it is for, or to the former ones. */
export function TargetCrumbs({ target }: { target: Target }) {
  const say = useSay();
  const { data, error } = useTargetInfo(target);
  const isFormer = error instanceof ApiFailure && error.status === 404;
  const all =
    target.of === "group"
      ? { to: "/studentGroups", text: say("assignments.groups") }
      : { to: "/myStudents", text: say("assignments.students") };
  const one = isFormer
    ? { to: FORMER_PATH, text: say("assignments.former") }
    : { to: pathOf(target), text: data?.name ?? "…" };
  return <Breadcrumbs steps={[all, one]} />;
}
