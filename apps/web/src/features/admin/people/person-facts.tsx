import type { PersonDetail } from "@karota/contract/admin/people.ts";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { isFreeSite } from "../../../shared/session/costs.ts";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { useTimes } from "../../../shared/i18n/use-times.ts";
import { DAY } from "./person-words.ts";

export function AccountFacts({ person }: { person: PersonDetail }) {
  const say = useSay();
  const times = useTimes();
  const { email, warned, language } = person;
  const moment = (time: string) => <time dateTime={time}>{times.moment(time, DAY)}</time>;
  return (
    <Facts>
      <Fact name={say("admin.users.email")}>
        {email === "" ? say("admin.users.noEmail") : <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
      </Fact>
      <Fact name={say("admin.users.provider")}>{person.provider}</Fact>
      <Fact name={say("admin.users.created")}>{moment(person.created)}</Fact>
      <Fact name={say("admin.users.lastLogin")}>{moment(person.last_login)}</Fact>
      <Fact name={say("admin.users.warned")}>{warned === null ? null : moment(warned)}</Fact>
      <Fact name={say("admin.users.language")}>
        {language === null ? say("admin.users.noLanguage") : say(`language.${language}`)}
      </Fact>
      <Fact name={say("admin.users.id")}>
        <code className="small">{person.id}</code>
      </Fact>
    </Facts>
  );
}

export function BillingFacts({ person }: { person: PersonDetail }) {
  const say = useSay();
  const place = [`${person.post_number} ${person.post}`.trim(), person.country].filter(Boolean).join(", ");
  const address = [person.address, place].filter(Boolean).join(", ");
  if (address === "" && person.company === "" && person.vat_id === "")
    return <p className="soft">{say("admin.person.billing.none")}</p>;
  return (
    <Facts>
      <Fact name={say("admin.person.company")}>{person.company}</Fact>
      <Fact name={say("admin.person.address")}>{address}</Fact>
      <Fact name={say("admin.person.vat")}>{person.vat_id}</Fact>
    </Facts>
  );
}

export function ActivityFacts({ person }: { person: PersonDetail }) {
  const say = useSay();
  const format = useFormat();
  const { boards, purchases, mentors, mentoring } = person;
  const bought = [
    say("admin.person.purchases.value", { count: purchases.count, paid: format.euros(purchases.paid_cents) }),
    ...(purchases.refunded_cents > 0
      ? [say("admin.person.purchases.refunded", { refunded: format.euros(purchases.refunded_cents) })]
      : []),
  ].join(", ");
  const taught = mentoring && [
    say("admin.person.mentoring.value", {
      package: say(`package.${mentoring.package}`),
      since: format.date(mentoring.since, DAY),
    }),
    say("admin.person.mentoring.groups", { count: mentoring.groups }),
    say("admin.person.mentoring.students", { count: mentoring.students }),
    say("admin.person.mentoring.assignments", { count: mentoring.assignments }),
  ];
  const none = say("admin.person.none");
  return (
    <Facts>
      <Fact name={say("admin.person.boards")}>
        {boards.started === 0 ? none : say("admin.person.boards.value", boards)}
      </Fact>
      <Fact name={say("admin.person.purchases")}>{purchases.count > 0 ? bought : isFreeSite() ? null : none}</Fact>
      <Fact name={say("admin.person.mentors")}>
        {mentors === 0 ? none : say("admin.person.mentors.value", { count: mentors })}
      </Fact>
      <Fact name={say("admin.person.mentoring")}>{taught ? taught.join(", ") : none}</Fact>
    </Facts>
  );
}
