import { IconArchive, IconClipboardPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../../shared/i18n.tsx";
import styles from "./people.module.css";

/** What can be done with a student or a group, whose page is `at`. */
export function Acts({ at, ready = true, children }: { at: string; ready?: boolean; children: ReactNode }) {
  const say = useSay();
  return (
    <div className={styles["acts"]}>
      {ready && (
        <Link className={buttonClass({ kind: "primary" })} to={`${at}/newAssignment`}>
          <Icon of={IconClipboardPlus} small />
          {say("students.newAssignment")}
        </Link>
      )}
      <Link className={buttonClass()} to={`${at}/archive`}>
        <Icon of={IconArchive} small />
        {say("students.archive")}
      </Link>
      {children}
    </div>
  );
}

/** The way back to the list. */
export const Back = ({ to, text }: { to: string; text: string }) => (
  <Link className={styles["back"]} to={to}>
    <span aria-hidden="true">‹ </span>
    {text}
  </Link>
);
