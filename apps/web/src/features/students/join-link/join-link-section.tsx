import type { JoinLink } from "@karota/contract/mentorship/join.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { Section } from "@karota/ui/card.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Switch } from "@karota/ui/fields.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { revalidate } from "../../../shared/api/use-load.ts";
import { usePolling } from "../../../shared/api/use-polling.ts";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useRowFocus } from "../../../shared/use-row-focus.ts";
import { JoinLinkCard } from "./join-link-card.tsx";
import { RequestRows } from "./join-requests.tsx";
import { changeLink, useJoinLink } from "./use-join-link.ts";

/** How often a mentor's page looks who has come, while people can come, in milliseconds. */
const POLL_INTERVAL_MS = 5_000;

/** Loads the group and its link. */
const look = () => revalidate("mentorship/groups");

function Link({ group, link }: { group: GroupDetail; link: JoinLink | null }) {
  const say = useSay();
  const [busy, turn] = useAction((on: boolean) => changeLink(group.id, { on }));
  return (
    <>
      <Switch
        label={say("joinLink.on")}
        hint={say("joinLink.why")}
        checked={link?.on === true}
        aria-disabled={busy || undefined}
        onChange={turn}
      />
      {link?.on && <JoinLinkCard group={group} link={link} />}
    </>
  );
}

/** A group's join link: whether there is one, how it is shown to people, and who was refused. */
export function JoinLinkSection({ group }: { group: GroupDetail }) {
  const say = useSay();
  const loaded = useJoinLink(group.id);
  const rowFocus = useRowFocus();
  usePolling(look, POLL_INTERVAL_MS, loaded.data?.link?.state === "open");
  return (
    <Section title={say("joinLink.title")} gap={4}>
      <Loaded of={loaded} shape="none">
        {({ link, refused }) => (
          <>
            <Link group={group} link={link} />
            {refused.length > 0 && (
              <Disclosure summary={say("joinLink.refused", { count: refused.length })} {...rowFocus}>
                <RequestRows groupId={group.id} requests={refused} />
              </Disclosure>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}
