import { Link } from "wouter";
import type { Message } from "@karota/engine/message.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Cluster } from "@karota/ui/layout.tsx";
import { Badge, Note } from "@karota/ui/note.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { useSiteSettings } from "../../shared/session/site-settings.ts";
import { Article, Leaves, Part } from "./article.tsx";
import { FULL_DATE } from "./full-date.ts";
import { NobodyNamed, useOperator, WithBody } from "./operator.tsx";

interface TermsPart {
  readonly title: MessageId;
  readonly items: readonly MessageId[];
  /** A lawyer has to look at it for the operator's country and kind. */
  readonly template?: true;
}

const USING: readonly TermsPart[] = [
  { title: "terms.about", items: ["terms.about.games", "terms.about.free"] },
  {
    title: "terms.account",
    items: ["terms.account.own", "terms.account.children", "terms.account.buying", "terms.account.end"],
  },
  { title: "terms.carrots", items: ["terms.carrots.use", "terms.carrots.value", "terms.carrots.gone"] },
];
const BUYING: readonly TermsPart[] = [
  {
    title: "terms.buying",
    items: ["terms.buying.seller", "terms.buying.price", "terms.buying.order", "terms.buying.invoice"],
  },
  {
    title: "terms.withdrawal",
    items: ["terms.withdrawal.right", "terms.withdrawal.money", "terms.withdrawal.used"],
    template: true,
  },
];
const NOT_SOLD: readonly TermsPart[] = [{ title: "terms.buying", items: ["terms.buying.none"] }];
const TOGETHER: readonly TermsPart[] = [
  {
    title: "terms.fair",
    items: ["terms.fair.play", "terms.fair.words", "terms.fair.print", "terms.fair.block"],
  },
  {
    title: "terms.mentors",
    items: [
      "terms.mentors.code",
      "terms.mentors.results",
      "terms.mentors.words",
      "terms.mentors.end",
      "terms.mentors.school",
    ],
  },
  { title: "terms.availability", items: ["terms.availability.best", "terms.availability.games"] },
  { title: "terms.closing", items: ["terms.closing.notice"], template: true },
  {
    title: "terms.liability",
    items: ["terms.liability.faults", "terms.liability.full", "terms.liability.limited"],
    template: true,
  },
  { title: "terms.changes", items: ["terms.changes.notice", "terms.changes.old"], template: true },
];

interface TermsPartsProps {
  readonly parts: readonly TermsPart[];
  readonly checked: boolean;
  readonly values: Message["values"];
}

const TermsParts = ({ parts, checked, values }: TermsPartsProps) => {
  const say = useSay();
  return parts.map(({ title, items, template }) => (
    <Part key={title} title={say(title)} mark={template && !checked && <Template />}>
      <Leaves>
        {items.map((id) => (
          <li key={id}>{say(id, values)}</li>
        ))}
      </Leaves>
    </Part>
  ));
};

const Template = () => <Badge tone="warn">{useSay()("terms.template")}</Badge>;

/** `/terms`: what people and operator may expect of each other, as the code does it. */
export default function TermsPage() {
  const say = useSay();
  const format = useFormat();
  const settings = useSiteSettings();
  const { data, error } = useOperator();
  const { operator, seller } = data ?? {};
  const since = operator?.terms_checked;
  const checked = since !== undefined;
  const price = settings ? format.euros(settings.carrot_cents) : "";
  const values = seller ? { ...seller, price } : {};
  return (
    <Article title={say("terms.title")} lead={say("terms.lead")}>
      <NobodyNamed data={data} error={error} />
      {checked ? (
        <p className="soft">{say("terms.since", { date: format.date(since, FULL_DATE) })}</p>
      ) : (
        <Note tone="warn">{say("terms.template.note")}</Note>
      )}
      <TermsParts parts={USING} checked={checked} values={{}} />
      <TermsParts parts={seller ? BUYING : NOT_SOLD} checked={checked} values={values} />
      <TermsParts parts={TOGETHER} checked={checked} values={{}} />
      <Part title={say("terms.law")} mark={!checked && <Template />}>
        <Leaves>
          <li>{say("terms.law.country")}</li>
          <li>{say("terms.law.write")}</li>
          <li>
            {operator?.dispute_body ? (
              <WithBody of={operator.dispute_body}>{say("terms.law.body")}</WithBody>
            ) : (
              say("terms.law.noBody")
            )}
          </li>
        </Leaves>
        <Cluster as="p" gap={5} rowGap={0}>
          <Link className="target" to="/about#contact">
            {say("about.contact")}
          </Link>
          <Link className="target" to="/imprint">
            {say("imprint.title")}
          </Link>
          <Link className="target" to="/privacy">
            {say("privacy.title")}
          </Link>
        </Cluster>
      </Part>
    </Article>
  );
}
