import { Link } from "wouter";
import type { MessageId } from "@karota/texts/ids.ts";
import { Cluster } from "@karota/ui/layout.tsx";
import { canBuy } from "../../shared/session/can-buy.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { Article, Leaves, Part } from "./article.tsx";
import { FULL_DATE } from "./full-date.ts";
import { Mail, NobodyNamed, useOperator, WithBody } from "./operator.tsx";

/** The days of the statement itself: whoever changes what it says writes the second one anew. */
const PREPARED = "2026-11-27";
const REVIEWED = "2026-12-01";
/** The days of the last whole run of the tests, in all browsers, and of reading the criteria. */
const TESTED = "2026-12-01";
const READ = "2026-11-25";

interface Listed {
  readonly title: MessageId;
  readonly items: readonly MessageId[];
}
const WORKS: Listed = {
  title: "accessibility.works",
  items: [
    "accessibility.works.keyboard",
    "accessibility.works.reader",
    "accessibility.works.colour",
    "accessibility.works.size",
    "accessibility.works.hands",
    "accessibility.works.voice",
    "accessibility.works.font",
    "accessibility.works.motion",
    "accessibility.works.time",
    "accessibility.works.words",
    "accessibility.works.paper",
  ],
};
const GAPS: Listed = {
  title: "accessibility.gaps",
  items: [
    "accessibility.gaps.flags",
    "accessibility.gaps.pictures",
    "accessibility.gaps.large",
    "accessibility.gaps.memory",
    "accessibility.gaps.fields",
    "accessibility.gaps.formulas",
    "accessibility.gaps.midnight",
    "accessibility.gaps.card",
  ],
};
const UNTRIED: Listed = {
  title: "accessibility.untried",
  items: [
    "accessibility.untried.readers",
    "accessibility.untried.people",
    "accessibility.untried.voice",
    "accessibility.untried.devices",
  ],
};
const METHOD: readonly MessageId[] = [
  "accessibility.tested.run",
  "accessibility.tested.reader",
  "accessibility.tested.axe",
  "accessibility.tested.keyboard",
  "accessibility.tested.contrast",
  "accessibility.tested.spacing",
  "accessibility.tested.criteria",
];

function Items({ of }: { of: readonly MessageId[] }) {
  const say = useSay();
  const format = useFormat();
  const days = { tested: format.date(TESTED, FULL_DATE), read: format.date(READ, FULL_DATE) };
  return (
    <Leaves>
      {of.map((id) => (
        <li key={id}>{say(id, days)}</li>
      ))}
    </Leaves>
  );
}

/** `/accessibility`: the statement of Implementing Decision (EU) 2018/1523, in its order. */
export default function AccessibilityPage() {
  const say = useSay();
  const format = useFormat();
  const { data, error } = useOperator();
  const operator = data?.operator;
  const day = (text: string) => format.date(text, FULL_DATE);
  return (
    <Article title={say("accessibility.statement")} lead={say("accessibility.lead")}>
      <NobodyNamed data={data} error={error} />
      <p>{operator ? say("accessibility.scope.named", { name: operator.name }) : say("accessibility.scope")}</p>
      <Part title={say("accessibility.status")}>
        <p>{say("accessibility.status.text")}</p>
      </Part>
      {[GAPS, UNTRIED, WORKS].map(({ title, items }) => (
        <Part key={title} title={say(title)}>
          <Items of={items.filter((id) => id !== "accessibility.gaps.card" || canBuy(null))} />
        </Part>
      ))}
      <Part title={say("accessibility.prepared")}>
        <p>{say("accessibility.prepared.text", { prepared: day(PREPARED), reviewed: day(REVIEWED) })}</p>
        <Items of={METHOD} />
      </Part>
      <Part title={say("accessibility.tell")}>
        <p>
          {say("accessibility.tell.text")} {operator && <Mail to={operator.email} />}
        </p>
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
      <Part title={say("accessibility.enforcement")}>
        <p>
          {operator?.accessibility_authority ? (
            <WithBody of={operator.accessibility_authority}>{say("accessibility.enforcement.body")}</WithBody>
          ) : (
            say("accessibility.enforcement.any")
          )}
        </p>
      </Part>
    </Article>
  );
}
