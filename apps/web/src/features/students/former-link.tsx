import { IconArchive } from "@tabler/icons-react";
import { Link } from "wouter";
import { FORMER } from "@karota/contract/assignments/collections.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";

/** The way to the results of those who are in no list any more. */
export function FormerLink() {
  const say = useSay();
  return (
    <p>
      <Link className={buttonClass({ size: "small", kind: "quiet" })} to={`/myStudents/${FORMER}/archive`}>
        <Icon of={IconArchive} small />
        {say("students.former")}
      </Link>
    </p>
  );
}
