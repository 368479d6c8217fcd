import { Leaf } from "@karota/ui/illustrations.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { useSay } from "../i18n/i18n.tsx";
import { useNewAnswers } from "./use-new-answers.ts";

interface NewAnswersBadgeProps {
  readonly of: "groups" | "students";
  readonly id: string;
  readonly className?: string | undefined;
}

/** How many assignments of a group, or of a single student, have new answers; another part of the page asks. */
export function NewAnswersBadge({ of, id, className }: NewAnswersBadgeProps) {
  const say = useSay();
  const count = useNewAnswers(false).data?.[of].find((one) => one.id === id)?.count ?? 0;
  return (
    count > 0 && (
      <Badge tone="good" className={className}>
        <Leaf className="icon icon-small" />
        {say("newAnswers.assignments", { count })}
      </Badge>
    )
  );
}
