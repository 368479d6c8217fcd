import { useSay } from "../../shared/i18n.tsx";
import { PageHeading } from "../../shared/page-heading.tsx";

/** `/qa`: questions and answers; `/qa/:game`: how a game goes. */
export default function HelpPage() {
  const say = useSay();
  return (
    <div className="page">
      <PageHeading>{say("help.title")}</PageHeading>
    </div>
  );
}
