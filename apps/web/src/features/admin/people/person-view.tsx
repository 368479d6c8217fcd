import { IconArrowLeft, IconListDetails } from "@tabler/icons-react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { PersonDetail } from "@karota/contract/admin/people.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { ApiFailure, call } from "../../../shared/api/api.ts";
import { carrotWords } from "../../../shared/format/carrot-words.ts";
import { EmptyState } from "../../../shared/components/empty-state.tsx";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../../shared/api/load-failed.tsx";
import { useSession } from "../../../shared/session/session.ts";
import { useLoad } from "../../../shared/api/use-load.ts";
import { Waiting } from "../../../shared/components/waiting.tsx";
import styles from "./people.module.css";
import { StateBadge } from "./person-badge.tsx";
import { PersonCarrots } from "./person-carrots.tsx";
import { PersonClosing } from "./person-closing.tsx";
import { AccountFacts, ActivityFacts, BillingFacts } from "./person-facts.tsx";
import { PersonMovements } from "./person-movements.tsx";
import { PersonRoles } from "./person-roles.tsx";

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function Account({ person, arrived }: { person: PersonDetail; arrived: boolean }) {
  const say = useSay();
  const speaker = useSpeaker();
  const oneself = useSession()?.userId === person.id;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <>
      <div className={styles["personHead"]}>
        <h2 ref={heading} tabIndex={-1}>
          {person.name}
        </h2>
        <StateBadge state={person.state} />
      </div>
      <div className={styles["columns"]}>
        <div className={styles["column"]}>
          <Section title={say("admin.person.account")}>
            <AccountFacts person={person} />
          </Section>
          <Section title={say("admin.users.roles")}>
            <PersonRoles person={person} />
          </Section>
          <Section title={say("admin.person.figures")}>
            <ActivityFacts person={person} />
            <Link className={styles["way"]} to={`/status?page=audit&person=${person.id}`}>
              <Icon of={IconListDetails} small />
              {say("admin.person.log")}
            </Link>
          </Section>
          <Section title={say("admin.person.billing")}>
            <BillingFacts person={person} />
          </Section>
        </div>
        <div className={styles["column"]}>
          <Section title={say("admin.users.carrots")}>
            <p className={styles["balance"]}>
              {say("admin.person.balance", { carrots: carrotWords(person.credit_amount, speaker) })}
            </p>
            <PersonCarrots person={person} />
          </Section>
          <Section title={say("admin.person.movements")}>
            <PersonMovements movements={person.movements} />
          </Section>
          <Section title={say("admin.person.closing")}>
            {oneself ? (
              <p>
                {say("admin.person.oneself")} <Link to="/my-profile">{say("admin.person.oneself.to")}</Link>
              </p>
            ) : (
              <PersonClosing person={person} />
            )}
          </Section>
        </div>
      </div>
    </>
  );
}

/** `/users?person=`: an account, and what admins can do with it. */
export function PersonView({ id, arrived }: { id: string; arrived: boolean }) {
  const say = useSay();
  const who = useSession()?.userId ?? null;
  const { data, error, waiting, reload } = useLoad(["admin/users/id", who, id], () =>
    call<PersonDetail>("GET", `admin/users/${encodeURIComponent(id)}`),
  );
  const gone = error instanceof ApiFailure && (error.status === 404 || error.status === 400);
  return (
    <div className={styles["people"]}>
      <Link className={styles["way"]} to="/users">
        <Icon of={IconArrowLeft} small />
        {say("admin.person.back")}
      </Link>
      {waiting && <Waiting />}
      {gone && (
        <EmptyState
          text={say("admin.person.gone")}
          action={{ text: say("admin.person.back"), act: () => navigate("/users") }}
        />
      )}
      {!gone && !data && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
      {!gone && data && <Account person={data} arrived={arrived} />}
    </div>
  );
}
