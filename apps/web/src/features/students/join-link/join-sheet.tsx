import { Suspense, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { JoinLink } from "@karota/contract/mentorship/join.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { addressWords } from "@karota/print/sheet-address.ts";
import { classNames } from "@karota/ui/class-names.ts";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import paper from "../../../shared/print/paper.module.css";
import { DAY } from "../student-page.tsx";
import { JoinQr } from "./join-qr.tsx";
import styles from "./join-sheet.module.css";
import { JoinSteps } from "./join-steps.tsx";
import { joinAddress, noonOf } from "./use-join-link.ts";

interface JoinSheetProps {
  readonly group: GroupDetail;
  readonly link: JoinLink;
  readonly onDone: () => void;
}

/** Goes to the printer as soon as all of it is there. */
function Sheet({ group, link, onDone }: JoinSheetProps) {
  const say = useSay();
  const format = useFormat();
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const end = () => done.current();
    addEventListener("afterprint", end);
    print();
    return () => removeEventListener("afterprint", end);
  }, []);
  const address = joinAddress(link.token);
  return (
    <div className={classNames(paper["printed"], styles["sheet"])}>
      <h1>{say("joinLink.board.title", { name: group.name })}</h1>
      <JoinQr group={group} address={address} className={styles["qr"]} />
      <p className={styles["address"]}>{addressWords(address)}</p>
      <JoinSteps approval={link.approval} />
      <p>{say("joinLink.until", { date: format.date(noonOf(link.lastDay), DAY) })}</p>
    </div>
  );
}

/** The link on a sheet of A4 for the wall, which is printed at once and never seen on the screen. */
export const JoinSheet = (props: JoinSheetProps) =>
  createPortal(
    <Suspense>
      <Sheet {...props} />
    </Suspense>,
    document.body,
  );
