import { Link } from "wouter";
import type { RetentionReply } from "@karota/contract/service/retention.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Card } from "@karota/ui/card.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { useLoad } from "../../shared/api/use-load.ts";
import { Article, Leaves, Part } from "./article.tsx";
import styles from "./articles.module.css";

/** The data on the server; the texts are `privacy.row.<id>` with `.why` and `.long`. */
const SERVER = [
  "account",
  "billing",
  "games",
  "learning",
  "settings",
  "carrots",
  "invoices",
  "mentorship",
  "code",
  "mails",
  "messages",
  "login",
  "tokens",
  "erased",
  "presses",
  "audit",
  "logs",
  "backups",
] as const;
/** The data in the browser. */
const BROWSER = ["look", "session", "left", "progress", "waiting", "drafts", "files", "cookie", "language"] as const;
type Row = (typeof SERVER)[number] | (typeof BROWSER)[number];

/** Periods that admins set are shown as they are set. */
const SPANS: Partial<Readonly<Record<Row, (retention: RetentionReply) => Readonly<Record<string, number>>>>> = {
  account: ({ unused_months: months, warn_days: days }) => ({ months, days }),
  mails: ({ log_days: days }) => ({ days }),
  messages: ({ log_days: days }) => ({ days }),
  audit: ({ audit_months: months }) => ({ months }),
};

function StoredData({ rows, title }: { rows: readonly Row[]; title: MessageId }) {
  const say = useSay();
  const { data } = useLoad(["service/retention"], () => call<RetentionReply>("GET", "service/retention"));
  const long = (row: Row): string => {
    const span = SPANS[row];
    if (!span) return say(`privacy.row.${row}.long`);
    return data ? say(`privacy.row.${row}.long`, span(data)) : say("privacy.bySettings");
  };
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
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{say(`privacy.row.${row}`)}</th>
                <td data-head={say("privacy.why")}>{say(`privacy.row.${row}.why`)}</td>
                <td data-head={say("privacy.long")}>{long(row)}</td>
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
  "privacy.seen.admin",
  "privacy.seen.provider",
  "privacy.seen.payment",
  "privacy.seen.nobody",
];

/** `/privacy`: which data is stored, where and for how long, as it is set now. */
export default function PrivacyPage() {
  const say = useSay();
  return (
    <Article title={say("privacy.title")} lead={say("privacy.lead")}>
      <Part title={say("privacy.short")}>
        <Leaves>
          <li>{say("privacy.short.visitor")}</li>
          <li>{say("privacy.short.account")}</li>
          <li>{say("privacy.short.nothing")}</li>
          <li>{say("privacy.short.yours")}</li>
        </Leaves>
      </Part>
      <StoredData rows={SERVER} title="privacy.server" />
      <StoredData rows={BROWSER} title="privacy.browser" />
      <Part title={say("privacy.seen")}>
        <Leaves>
          {SEEN.map((id) => (
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
          <li>{say("privacy.rights.children")}</li>
          <li>
            {say("privacy.rights.ask")} <Link to="/about#contact">{say("about.contact")}</Link>
          </li>
        </Leaves>
      </Part>
    </Article>
  );
}
