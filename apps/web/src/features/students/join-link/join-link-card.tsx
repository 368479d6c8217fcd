import { IconPencil, IconPresentation, IconPrinter, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import type { JoinLink } from "@karota/contract/mentorship/join.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { call } from "../../../shared/api/api.ts";
import { Address } from "../../../shared/components/address.tsx";
import { ConfirmDialog } from "../../../shared/components/confirm-dialog.tsx";
import { toast } from "../../../shared/components/notices.tsx";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { DAY } from "../student-page.tsx";
import { refresh } from "../use-mentor.ts";
import { JoinBoard } from "./join-board.tsx";
import { JoinSheet } from "./join-sheet.tsx";
import { JoinTermsDialog } from "./join-terms-dialog.tsx";
import { joinAddress, noonOf } from "./use-join-link.ts";

/** On which terms people come, and why nobody can, if so. */
function Terms({ link, onChange }: { link: JoinLink; onChange: () => void }) {
  const say = useSay();
  const format = useFormat();
  const words = [
    say("joinLink.until", { date: format.date(noonOf(link.lastDay), DAY) }),
    say("joinLink.most", { count: link.maxMembers }),
    say(link.approval ? "joinLink.approval.with" : "joinLink.approval.without"),
  ];
  return (
    <>
      {(link.state === "over" || link.state === "full") && (
        <Note tone="warn">
          <p>{say(`joinLink.state.${link.state}`)}</p>
        </Note>
      )}
      <Cluster gap={2}>
        <p className="soft">{words.join(" · ")}</p>
        <Button size="small" kind="quiet" icon={<Icon of={IconPencil} small />} onClick={onChange}>
          {say("joinLink.change")}
        </Button>
      </Cluster>
    </>
  );
}

/** A link that is on: the QR code, the address, and what can be done with them. */
export function JoinLinkCard({ group, link }: { group: GroupDetail; link: JoinLink }) {
  const say = useSay();
  const [shown, show] = useState<"board" | "sheet" | "terms" | "renew" | null>(null);
  const close = () => show(null);
  const renew = async () => {
    await call("POST", `mentorship/groups/${group.id}/join-link/renew`);
    toast("joinLink.renewed");
    await refresh();
  };
  return (
    <Stack gap={4}>
      <Terms link={link} onChange={() => show("terms")} />
      <Address
        address={joinAddress(link.token)}
        label={say("joinLink.qr", { name: group.name })}
        acts={
          <>
            <Button icon={<Icon of={IconPresentation} small />} onClick={() => show("board")}>
              {say("joinLink.board")}
            </Button>
            <Button icon={<Icon of={IconPrinter} small />} onClick={() => show("sheet")}>
              {say("joinLink.print")}
            </Button>
          </>
        }
      >
        <Button size="small" kind="quiet" icon={<Icon of={IconRefresh} small />} onClick={() => show("renew")}>
          {say("joinLink.renew")}
        </Button>
      </Address>
      {shown === "board" && <JoinBoard group={group} link={link} onClose={close} />}
      {shown === "sheet" && <JoinSheet group={group} link={link} onDone={close} />}
      {shown === "terms" && <JoinTermsDialog group={group} link={link} onClose={close} />}
      {shown === "renew" && (
        <ConfirmDialog
          title={say("joinLink.renew.title")}
          act={say("joinLink.renew.act")}
          cancel={say("joinLink.renew.keep")}
          onAct={renew}
          onClose={close}
        >
          <p>{say("joinLink.renew.text")}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
