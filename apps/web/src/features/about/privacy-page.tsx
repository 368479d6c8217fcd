import { Link } from "wouter";
import { LEGAL_BASES, STORED_DATA, type StoredDataReply } from "@karota/contract/service/stored-data.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Card } from "@karota/ui/card.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { freeText } from "../../shared/format/free-text.ts";
import { isFreeSite } from "../../shared/session/costs.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { Article, Leaves, Part } from "./article.tsx";
import { ContactFacts, Mail, NobodyNamed, useOperator, WithBody } from "./operator.tsx";
import styles from "./articles.module.css";

/** The data in the browser. */
const BROWSER = ["look", "session", "left", "progress", "waiting", "drafts", "files", "cookie", "language"] as const;
type BrowserRow = (typeof BROWSER)[number];
/** The rows that are there only where people have carrots or had some. */
const OF_CARROTS = ["billing", "carrots", "invoices"] as const;
/** The rows whose time is that of the settings. */
const BY_SETTINGS: readonly string[] = ["account", "mails", "messages", "audit"];

interface Described {
  readonly name: string;
  readonly why: string;
  readonly long: string;
  /** What allows it, where it is known. */
  readonly basis?: string | undefined;
}

/** The rows whose reason mentions carrots or purchases, and has a text without them. */
const WITH_FREE_FORM = ["account", "erased", "presses"] as const;

const isOneOf = <Id extends string>(ids: readonly Id[], id: string): id is Id => ids.some((one) => one === id);

function ServerData({ isFree }: { isFree: boolean }) {
  const say = useSay();
  const { data } = useLoad(["service/stored-data"], () => call<StoredDataReply>("GET", "service/stored-data"));
  const whyOf = (id: (typeof STORED_DATA)[number]): string =>
    say(isOneOf(WITH_FREE_FORM, id) ? freeText(`privacy.row.${id}.why`, isFree) : `privacy.row.${id}.why`);
  const there = STORED_DATA.filter((id) =>
    data ? data.rows.some((row) => row.id === id) : !(isFree && isOneOf(OF_CARROTS, id)),
  );
  const rows = there.map((id): Described => {
    const row = data?.rows.find((one) => one.id === id);
    const long =
      row || !BY_SETTINGS.includes(id) ? say(`privacy.row.${id}.long`, row?.span ?? {}) : say("privacy.bySettings");
    const basis = row && say(`privacy.basis.${row.basis}`);
    return { name: say(`privacy.row.${id}`), why: whyOf(id), long, basis };
  });
  return <StoredData rows={rows} title="privacy.server" />;
}

function BrowserData({ isFree }: { isFree: boolean }) {
  const say = useSay();
  const describe = (id: BrowserRow): Described => ({
    name: say(id === "session" ? freeText("privacy.row.session", isFree) : `privacy.row.${id}`),
    why: say(`privacy.row.${id}.why`),
    long: say(`privacy.row.${id}.long`),
  });
  return <StoredData rows={BROWSER.map(describe)} title="privacy.browser" />;
}

function StoredData({ rows, title }: { rows: readonly Described[]; title: MessageId }) {
  const say = useSay();
  return (
    <Stack as="section" aria-label={say(title)} className={styles["wide"]}>
      <h2>{say(title)}</h2>
      <Card pad="none" className={styles["table"]}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("privacy.what")}</th>
              <th scope="col">{say("privacy.why")}</th>
              <th scope="col">{say("privacy.long")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, why, long, basis }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-head={say("privacy.why")}>
                  {why}
                  {basis !== undefined && (
                    <div className="small">
                      {say("privacy.basis")}: {basis}
                    </div>
                  )}
                </td>
                <td data-head={say("privacy.long")}>{long}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Stack>
  );
}

const SEEN: readonly MessageId[] = [
  "privacy.seen.you",
  "privacy.seen.mentor",
  "privacy.seen.student",
  "privacy.seen.players",
  "privacy.seen.admin",
  "privacy.seen.provider",
  "privacy.seen.payment",
  "privacy.seen.hosting",
  "privacy.seen.nobody",
];

const BASES: readonly MessageId[] = [
  ...LEGAL_BASES.map((basis) => `privacy.bases.${basis}` as const),
  "privacy.bases.consent",
  "privacy.bases.automatic",
];

/** `/privacy`: who is responsible, which data is stored, where and for how long, as it is set now. */
export default function PrivacyPage() {
  const say = useSay();
  const { data, error } = useOperator();
  const operator = data?.operator;
  // On a free site with carrots of the time before, these are still stored.
  const isFree = data ? !data.carrots : isFreeSite();
  return (
    <Article title={say("privacy.title")} lead={say(freeText("privacy.lead", isFree))}>
      <Part title={say("privacy.short")}>
        <Leaves>
          <li>{say("privacy.short.visitor")}</li>
          <li>{say("privacy.short.account")}</li>
          <li>{say("privacy.short.nothing")}</li>
          <li>{say("privacy.short.yours")}</li>
        </Leaves>
      </Part>
      <Part title={say("privacy.controller")}>
        <NobodyNamed data={data} error={error} />
        {operator && (
          <Facts>
            <ContactFacts operator={operator} />
            <Fact name={say("operator.officer")}>
              {operator.data_protection_officer ? (
                <>
                  {operator.data_protection_officer.name}
                  <br />
                  <Mail to={operator.data_protection_officer.email} />
                </>
              ) : null}
            </Fact>
          </Facts>
        )}
        <p>{say("privacy.controller.school")}</p>
      </Part>
      <ServerData isFree={isFree} />
      <BrowserData isFree={isFree} />
      <Part title={say("privacy.bases")}>
        <Leaves>
          {BASES.filter((id) => !isFree || id !== "privacy.bases.law").map((id) => (
            <li key={id}>{say(id)}</li>
          ))}
        </Leaves>
      </Part>
      <Part title={say("privacy.seen")}>
        <Leaves>
          {SEEN.filter((id) => !isFree || id !== "privacy.seen.payment").map((id) => (
            <li key={id}>{say(id)}</li>
          ))}
        </Leaves>
      </Part>
      <Part title={say("privacy.rights")}>
        <Leaves>
          <li>
            {say("privacy.rights.export")} <Link to="/my-profile?tab=data">{say("privacy.toData")}</Link>
          </li>
          <li>{say("privacy.rights.change")}</li>
          <li>{say("privacy.rights.erase")}</li>
          <li>{say("privacy.rights.object")}</li>
          <li>{say("privacy.rights.children")}</li>
          <li>
            {say("privacy.rights.ask")} <Link to="/about#contact">{say("about.contact")}</Link>
          </li>
          <li>
            {operator?.data_protection_authority ? (
              <WithBody of={operator.data_protection_authority}>{say("privacy.rights.authority")}</WithBody>
            ) : (
              say("privacy.rights.anyAuthority")
            )}
          </li>
        </Leaves>
      </Part>
    </Article>
  );
}
