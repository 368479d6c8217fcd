import { Link } from "wouter";
import type { Message } from "@karota/engine/message.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Cluster } from "@karota/ui/layout.tsx";
import { Badge, Note } from "@karota/ui/note.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { freeText, type WithFreeForm } from "../../shared/format/free-text.ts";
import { isFreeSite } from "../../shared/session/costs.ts";
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

const ABOUT: TermsPart = { title: "terms.about", items: ["terms.about.games", "terms.about.free"] };
/** Beside what Karota is: with whom one concludes the contract. */
const withOperator = ({ items, ...part }: TermsPart): TermsPart => ({
  ...part,
  items: [...items, "terms.about.operator"],
});
const ACCOUNT: TermsPart = {
  title: "terms.account",
  items: ["terms.account.own", "terms.account.children", "terms.account.buying", "terms.account.end"],
};
const CARROTS: TermsPart = {
  title: "terms.carrots",
  items: ["terms.carrots.use", "terms.carrots.value", "terms.carrots.gone"],
};
/** Of a free site on which people still have carrots. */
const CARROTS_BEFORE: TermsPart = {
  title: "terms.carrots",
  items: ["terms.carrots.before", "terms.carrots.value", "terms.carrots.gone"],
};
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

/** Items that mention carrots, and have another form for a site without them. */
const WITH_FREE_FORM = [
  "terms.fair.play",
  "terms.availability.games",
  "terms.closing.notice",
  "terms.changes.old",
] as const satisfies readonly WithFreeForm[];

/** The parts of a site on which nobody has carrots: nothing of them, and nothing of buying. */
const withoutCarrots = (parts: readonly TermsPart[]): readonly TermsPart[] =>
  parts.map((part) => ({
    ...part,
    items: part.items
      .filter((id) => id !== "terms.account.buying")
      .map((id) => {
        const withFreeForm = WITH_FREE_FORM.find((one) => one === id);
        return withFreeForm ? freeText(withFreeForm, true) : id;
      }),
  }));

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
  const partner = operator && {
    operator: operator.name,
    place: `${operator.address}, ${operator.post_number} ${operator.post}`,
  };
  const values = { ...seller, ...partner, price };
  const about = partner ? withOperator(ABOUT) : ABOUT;
  const isFree = isFreeSite();
  const hasCarrots = data ? data.carrots : !isFree;
  const selling = isFree ? [] : seller ? BUYING : NOT_SOLD;
  const parts = hasCarrots
    ? [about, ACCOUNT, isFree ? CARROTS_BEFORE : CARROTS, ...selling, ...TOGETHER]
    : withoutCarrots([about, ACCOUNT, ...TOGETHER]);
  return (
    <Article title={say("terms.title")} lead={say("terms.lead")}>
      <NobodyNamed data={data} error={error} />
      {checked ? (
        <p className="soft">{say("terms.since", { date: format.date(since, FULL_DATE) })}</p>
      ) : (
        <Note tone="warn">{say("terms.template.note")}</Note>
      )}
      <TermsParts parts={parts} checked={checked} values={values} />
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
