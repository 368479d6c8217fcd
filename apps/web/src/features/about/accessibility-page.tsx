import { useSay } from "../../shared/i18n.tsx";
import { PageHeading } from "../../shared/page-heading.tsx";

/** How accessible Karota is, and what is missing. */
export default function AccessibilityPage() {
  const say = useSay();
  return (
    <div className="page">
      <PageHeading>{say("accessibility.title")}</PageHeading>
    </div>
  );
}
