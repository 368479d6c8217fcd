import type { ReactNode } from "react";
import type { PersonDetail } from "@karota/contract/admin/people.ts";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import styles from "./people.module.css";
import { DAY, MOMENT } from "./person-words.ts";

/** Names and values; what has no value is left out. */
function Facts({ of: facts }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles["facts"]}>
      {facts
        .filter(([, value]) => value !== null && value !== "")
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function AccountFacts({ person }: { person: PersonDetail }) {
  const say = useSay();
  const format = useFormat();
  const moment = (time: string) => <time dateTime={time}>{format.date(time, MOMENT)}</time>;
  return (
    <Facts
      of={[
        [
          say("admin.users.email"),
          person.email === "" ? (
            say("admin.users.noEmail")
          ) : (
            <a key="mail" href={`mailto:${encodeURIComponent(person.email)}`}>
              {person.email}
            </a>
          ),
        ],
        [say("admin.users.provider"), person.provider],
        [say("admin.users.created"), moment(person.created)],
        [say("admin.users.lastLogin"), moment(person.last_login)],
        [say("admin.users.warned"), person.warned === null ? null : moment(person.warned)],
        [
          say("admin.users.language"),
          person.language === null ? say("admin.users.noLanguage") : say(`language.${person.language}`),
        ],
        [say("admin.users.id"), <code key="id">{person.id}</code>],
      ]}
    />
  );
}

export function BillingFacts({ person }: { person: PersonDetail }) {
  const say = useSay();
  const place = [`${person.post_number} ${person.post}`.trim(), person.country].filter(Boolean).join(", ");
  const address = [person.address, place].filter(Boolean).join(", ");
  if (address === "" && person.company === "" && person.vat_id === "")
    return <p className="soft">{say("admin.person.billing.none")}</p>;
  return (
    <Facts
      of={[
        [say("admin.person.company"), person.company],
        [say("admin.person.address"), address],
        [say("admin.person.vat"), person.vat_id],
      ]}
    />
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
  return (
    <Facts
      of={[
        [
          say("admin.person.boards"),
          boards.started === 0 ? say("admin.person.none") : say("admin.person.boards.value", boards),
        ],
        [say("admin.person.purchases"), purchases.count === 0 ? say("admin.person.none") : bought],
        [
          say("admin.person.mentors"),
          mentors === 0 ? say("admin.person.none") : say("admin.person.mentors.value", { count: mentors }),
        ],
        [say("admin.person.mentoring"), taught ? taught.join(", ") : say("admin.person.none")],
      ]}
    />
  );
}
