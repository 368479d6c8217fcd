import { useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Rabbit } from "@karota/ui/illustrations.tsx";
import { useDismiss } from "@karota/ui/use-dismiss.ts";
import { useSay } from "../shared/i18n/i18n.tsx";
import { onDemand } from "../shared/api/on-demand.tsx";
import type { Session } from "../shared/session/session.ts";
import { useSettings } from "../shared/session/settings.ts";
import styles from "./profile-menu.module.css";

const Face = onDemand(async () => ({ default: (await import("../shared/components/face.tsx")).Face }));
const ProfileDrop = onDemand(() => import("./profile-drop.tsx"));

/** The picture in the header and the menu below it. Closes with Escape, a click outside and every navigation. */
export default function ProfileMenu({ user }: { user: Session }) {
  const say = useSay();
  const id = useId();
  const { face } = useSettings();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const [pathname] = useLocation();
  // In the commit of the new screen: later it would close what a quick click has opened.
  useLayoutEffect(() => setOpen(false), [pathname]);
  useDismiss(open, place, () => setOpen(false));
  return (
    <div ref={place} className={styles["place"]}>
      <button
        type="button"
        className={styles["face"]}
        aria-label={say("shell.profile")}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {face ? <Face of={face} /> : <Rabbit />}
      </button>
      <div id={id} className={`${styles["drop"]} popup`} hidden={!open}>
        {open && <ProfileDrop user={user} />}
      </div>
    </div>
  );
}
