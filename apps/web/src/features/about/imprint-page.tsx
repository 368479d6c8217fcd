import { Link } from "wouter";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { Article, Part } from "./article.tsx";
import { ContactFacts, NobodyNamed, PostalAddress, useOperator, WithBody } from "./operator.tsx";

/** `/imprint`: who runs this Karota, who sells its carrots, and how both are reached. */
export default function ImprintPage() {
  const say = useSay();
  const { data, error } = useOperator();
  const { operator, seller } = data ?? {};
  return (
    <Article title={say("imprint.title")} lead={say("imprint.lead")}>
      <NobodyNamed data={data} error={error} />
      {operator && (
        <Part title={say("imprint.operator")}>
          <Facts>
            <ContactFacts operator={operator} />
            <Fact name={say("operator.represented")}>{operator.represented_by ?? null}</Fact>
            <Fact name={say("operator.purpose")}>{operator.purpose ?? null}</Fact>
            <Fact name={say("operator.register")}>{operator.register ?? null}</Fact>
            <Fact name={say("operator.tax")}>{operator.tax_number ?? null}</Fact>
            <Fact name={say("operator.supervision")}>
              {operator.supervisory_authority ? <WithBody of={operator.supervisory_authority} /> : null}
            </Fact>
          </Facts>
          <p className="soft small">{say("imprint.law")}</p>
        </Part>
      )}
      {seller && (
        <Part title={say("imprint.seller")}>
          <Facts>
            <Fact name={say("imprint.seller.name")}>{seller.name}</Fact>
            <Fact name={say("operator.address")}>
              <PostalAddress {...seller} />
            </Fact>
            <Fact name={say("operator.tax")}>{seller.tax_number}</Fact>
          </Facts>
        </Part>
      )}
      <Part title={say("imprint.content")}>
        <p>{say("imprint.content.text")}</p>
      </Part>
      <Part title={say("imprint.more")}>
        <Cluster as="p" gap={5} rowGap={0}>
          <Link className="target" to="/about#contact">
            {say("about.contact")}
          </Link>
          <Link className="target" to="/terms">
            {say("terms.title")}
          </Link>
          <Link className="target" to="/privacy">
            {say("privacy.title")}
          </Link>
          <Link className="target" to="/accessibility">
            {say("accessibility.title")}
          </Link>
        </Cluster>
      </Part>
    </Article>
  );
}
