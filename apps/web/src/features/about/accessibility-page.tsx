import { Link } from "wouter";
import type { MessageId } from "@karota/texts/ids.ts";
import { Cluster } from "@karota/ui/layout.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { Article, Leaves, Part } from "./article.tsx";

const PARTS: readonly { title: MessageId; items: readonly MessageId[] }[] = [
  {
    title: "accessibility.works",
    items: [
      "accessibility.works.keyboard",
      "accessibility.works.reader",
      "accessibility.works.colour",
      "accessibility.works.size",
      "accessibility.works.font",
      "accessibility.works.motion",
      "accessibility.works.time",
      "accessibility.works.words",
      "accessibility.works.paper",
    ],
  },
  {
    title: "accessibility.tested",
    items: ["accessibility.tested.axe", "accessibility.tested.keyboard", "accessibility.tested.contrast"],
  },
  {
    title: "accessibility.untried",
    items: ["accessibility.untried.readers", "accessibility.untried.people", "accessibility.untried.voice"],
  },
  {
    title: "accessibility.gaps",
    items: [
      "accessibility.gaps.flags",
      "accessibility.gaps.pictures",
      "accessibility.gaps.large",
      "accessibility.gaps.memory",
      "accessibility.gaps.midnight",
      "accessibility.gaps.card",
    ],
  },
];

/** `/accessibility`: how accessible Karota is, how that was tested, and what is missing. */
export default function AccessibilityPage() {
  const say = useSay();
  return (
    <Article title={say("accessibility.title")} lead={say("accessibility.lead")}>
      {PARTS.map(({ title, items }) => (
        <Part key={title} title={say(title)}>
          <Leaves>
            {items.map((id) => (
              <li key={id}>{say(id)}</li>
            ))}
          </Leaves>
        </Part>
      ))}
      <Part title={say("accessibility.tell")}>
        <p>{say("accessibility.tell.text")}</p>
        <Cluster as="p" gap={5} rowGap={0}>
          <Link className="target" to="/about#contact">
            {say("about.contact")}
          </Link>
          <Link className="target" to="/qa#topic-access">
            {say("accessibility.toHelp")}
          </Link>
          <Link className="target" to="/settings">
            {say("accessibility.toSettings")}
          </Link>
        </Cluster>
      </Part>
    </Article>
  );
}
