import { IconDots } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { NavLink } from "../shared/components/nav-link.tsx";
import { useHydrated } from "@karota/ui/hydration.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../shared/i18n/i18n.tsx";
import { onDemand } from "../shared/api/on-demand.tsx";
import { useMyAssignments } from "../shared/my-assignments/use-my-assignments.ts";
import { useAudience } from "../shared/session/audience.ts";
import { useUser, type Session } from "../shared/session/session.ts";
import { storedValue } from "../shared/session/stored-value.ts";
import styles from "./bottom-bar.module.css";
import { barOf, COMMON, type MenuItem } from "./menu.ts";

const MenuBadge = onDemand(() => import("./menu-badge.tsx"));
const More = onDemand(() => import("./more-dialog.tsx"));

/** Whether the person was ever set something, so that the bar is the right one at once; it leaves at sign-out. */
const assigned = storedValue("karota:choices:assigned", (text) => text !== null);

/** The phone's menu at the foot of the page. */
export function BottomBar() {
  const user = useUser();
  return user ? <PersonsBar user={user} /> : <Bar items={COMMON} />;
}

function PersonsBar({ user }: { user: Session }) {
  const { data } = useMyAssignments("ACTIVE");
  const { year } = useAudience();
  const some = data !== undefined && data.assignments.length > 0;
  useEffect(() => {
    if (some) assigned.write("");
  }, [some]);
  const wasAssigned = assigned.use();
  return <Bar items={barOf(user, some || wasAssigned || year !== undefined)} />;
}

function Bar({ items }: { items: readonly MenuItem[] }) {
  const say = useSay();
  const [more, setMore] = useState(false);
  const [pathname] = useLocation();
  const hydrated = useHydrated();
  // In the commit that shows the next screen: under the dialog its heading could not take the focus.
  const [at, setAt] = useState(pathname);
  if (at !== pathname) {
    setAt(pathname);
    setMore(false);
  }
  return (
    <>
      <nav
        className={`${styles["bar"]} only-phone no-print`}
        aria-label={say("shell.menu.bottom")}
        data-waiting={!hydrated || undefined}
      >
        {items.map((item) => (
          <NavLink key={item.to} to={item.to} also={item.also}>
            <Icon of={item.icon} />
            <span>{say(item.short ?? item.text)}</span>
            {item.badge && <MenuBadge of={item.badge} asks />}
          </NavLink>
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setMore(true)}>
          <Icon of={IconDots} />
          <span>{say("shell.menu.more")}</span>
        </button>
      </nav>
      {more && <More without={items} onClose={() => setMore(false)} />}
    </>
  );
}
