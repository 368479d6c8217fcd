import { IconListDetails } from "@tabler/icons-react";
import { useLayoutEffect, useRef } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { PersonDetail } from "@karota/contract/admin/people.ts";
import { Section } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Grid, Stack } from "@karota/ui/layout.tsx";
import { ApiFailure, call } from "../../../shared/api/api.ts";
import { carrotWords } from "../../../shared/format/carrot-words.ts";
import { EmptyState } from "../../../shared/components/empty-state.tsx";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { isFreeSite } from "../../../shared/session/costs.ts";
import { useSession } from "../../../shared/session/session.ts";
import { useLoad } from "../../../shared/api/use-load.ts";
import { Breadcrumbs } from "../../../shared/components/breadcrumbs.tsx";
import { Loaded } from "../../../shared/components/loaded.tsx";
import styles from "./people.module.css";
import { StateBadge } from "./person-badge.tsx";
import { PersonCarrots } from "./person-carrots.tsx";
import { PersonClosing } from "./person-closing.tsx";
import { AccountFacts, ActivityFacts, BillingFacts } from "./person-facts.tsx";
import { PersonMovements } from "./person-movements.tsx";
import { PersonRoles } from "./person-roles.tsx";

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
      <Cluster rowGap={0}>
        <h2 ref={heading} tabIndex={-1} className="wrap">
          {person.name}
        </h2>
        <StateBadge state={person.state} />
      </Cluster>
      <Grid fit min={24} gap={4} className={styles["columns"]}>
        <Stack gap={4}>
          <Section level="h3" title={say("admin.person.account")}>
            <AccountFacts person={person} />
          </Section>
          <Section level="h3" title={say("admin.users.roles")}>
            <PersonRoles person={person} />
          </Section>
          <Section level="h3" title={say("admin.person.figures")}>
            <ActivityFacts person={person} />
            <Link className="target" to={`/status?page=audit&person=${person.id}`}>
              <Icon of={IconListDetails} small />
              {say("admin.person.log")}
            </Link>
          </Section>
          {!(isFreeSite() && person.purchases.count === 0) && (
            <Section level="h3" title={say("admin.person.billing")}>
              <BillingFacts person={person} />
            </Section>
          )}
        </Stack>
        <Stack gap={4}>
          {!isFreeSite() && (
            <>
              <Section level="h3" title={say("admin.users.carrots")}>
                <p className={styles["balance"]}>
                  {say("admin.person.balance", { carrots: carrotWords(person.credit_amount, speaker) })}
                </p>
                <PersonCarrots person={person} />
              </Section>
              <Section level="h3" title={say("admin.person.movements")}>
                <PersonMovements movements={person.movements} />
              </Section>
            </>
          )}
          <Section level="h3" title={say("admin.person.closing")}>
            {oneself ? (
              <p>
                {say("admin.person.oneself")} <Link to="/my-profile">{say("admin.person.oneself.to")}</Link>
              </p>
            ) : (
              <PersonClosing person={person} />
            )}
          </Section>
        </Stack>
      </Grid>
    </>
  );
}

/** `/users?person=`: an account, and what admins can do with it. */
export function PersonView({ id, arrived }: { id: string; arrived: boolean }) {
  const say = useSay();
  const who = useSession()?.userId ?? null;
  const loaded = useLoad(["admin/users/id", who, id], () =>
    call<PersonDetail>("GET", `admin/users/${encodeURIComponent(id)}`),
  );
  const { error } = loaded;
  const gone = error instanceof ApiFailure && (error.status === 404 || error.status === 400);
  const back = { to: "/users", text: say("admin.person.back") };
  return (
    <>
      <Breadcrumbs steps={[back]} />
      {gone ? (
        <EmptyState text={say("admin.person.gone")} action={{ text: back.text, act: () => navigate(back.to) }} />
      ) : (
        <Loaded of={loaded}>{(person) => <Account person={person} arrived={arrived} />}</Loaded>
      )}
    </>
  );
}
