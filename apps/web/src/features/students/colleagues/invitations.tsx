import type { Invitation } from "@karota/contract/mentorship/colleagues.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows, Section } from "@karota/ui/card.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { Face } from "../../../shared/components/face.tsx";
import { freeText } from "../../../shared/format/free-text.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useRowFocus } from "../../../shared/use-row-focus.ts";
import join from "../join-link/join-link.module.css";
import { answer, useInvitations } from "./use-colleagues.ts";

function Asked({ invitation }: { invitation: Invitation }) {
  const say = useSay();
  const { as, group, owner, members } = invitation;
  const values = { group, name: owner.name };
  const [accepting, accept] = useAction(() => answer(invitation, true), { toast: `invitations.${as}.accepted` });
  const [declining, decline] = useAction(() => answer(invitation, false), { toast: "invitations.declined" });
  const busy = accepting || declining;
  return (
    <Cluster as="li" between className={join["request"]}>
      <Stack gap={1} className="wrap">
        <Cluster as="span" gap={2} nowrap>
          <Face of={owner.face} name={owner.name} />
          <span className={join["name"]}>{say(`invitations.${as}`, values)}</span>
        </Cluster>
        <span className="soft small">
          {as === "colleague"
            ? say("invitations.colleague.why")
            : say(freeText("invitations.owner.why"), { count: members ?? 0 })}
        </span>
      </Stack>
      <Cluster as="span" gap={2}>
        <Button
          size="small"
          kind="primary"
          disabled={busy}
          aria-label={say("invitations.accept.of", values)}
          onClick={accept}
        >
          {say("invitations.accept")}
        </Button>
        <Button
          size="small"
          kind="quiet"
          disabled={busy}
          aria-label={say("invitations.decline.of", values)}
          onClick={decline}
        >
          {say("invitations.decline")}
        </Button>
      </Cluster>
    </Cluster>
  );
}

/** What other mentors ask of this one, on top of the lists of students and groups; nothing when nobody asks. */
export function Invitations() {
  const say = useSay();
  const invitations = useInvitations().data?.invitations ?? [];
  const rowFocus = useRowFocus();
  if (invitations.length === 0) return null;
  return (
    <Section title={say("invitations.title")} gap={2} {...rowFocus}>
      <Rows bare>
        {invitations.map((invitation) => (
          <Asked key={`${invitation.id} ${invitation.as}`} invitation={invitation} />
        ))}
      </Rows>
    </Section>
  );
}
