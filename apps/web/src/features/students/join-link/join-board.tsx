import { IconX } from "@tabler/icons-react";
import { Suspense } from "react";
import type { JoinLink } from "@karota/contract/mentorship/join.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { addressWords } from "@karota/print/sheet-address.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { BoardDialog } from "../../../shared/board/board-dialog.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import styles from "./join-board.module.css";
import { JoinQr } from "./join-qr.tsx";
import { JoinSteps } from "./join-steps.tsx";
import { joinAddress, useJoinLink } from "./use-join-link.ts";

/** The link over the whole screen, for a projector, with how many have come; no names of people. */
export function JoinBoard(props: {
  readonly group: GroupDetail;
  readonly link: JoinLink;
  readonly onClose: () => void;
}) {
  const { group, link, onClose } = props;
  const say = useSay();
  const waiting = useJoinLink(group.id).data?.waiting.length ?? 0;
  const address = joinAddress(link.token);
  const counts = [
    say("joinLink.members", { count: group.numMembers, most: link.maxMembers }),
    ...(waiting > 0 ? [say("joinLink.waiting.count", { count: waiting })] : []),
  ];
  return (
    <BoardDialog
      title={say("joinLink.board.title", { name: group.name })}
      onClose={onClose}
      className={styles["board"]}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard */}
      <section className={styles["columns"]} tabIndex={0} aria-label={say("joinLink.title")}>
        <Suspense fallback={<span className={styles["qr"]} />}>
          <JoinQr group={group} address={address} className={styles["qr"]} />
        </Suspense>
        <div className={styles["words"]}>
          <JoinSteps approval={link.approval} />
          <p className={styles["address"]}>{addressWords(address)}</p>
          <p role="status" className="num">
            {counts.join(" · ")}
          </p>
        </div>
      </section>
      <p className={styles["acts"]}>
        <Button autoFocus icon={<Icon of={IconX} small />} onClick={onClose}>
          {say("shell.close")}
        </Button>
      </p>
    </BoardDialog>
  );
}
