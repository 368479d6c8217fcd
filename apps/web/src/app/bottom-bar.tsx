import { IconDots } from "@tabler/icons-react";
import { useLayoutEffect, useState } from "react";
import { useLocation } from "wouter";
import { NavLink } from "../shared/components/nav-link.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../shared/i18n/i18n.tsx";
import { onDemand } from "../shared/api/on-demand.tsx";
import { useMyAssignments } from "../shared/my-assignments/use-my-assignments.ts";
import { useUser } from "../shared/session/session.ts";
import styles from "./bottom-bar.module.css";
import { COMMON, MY_ASSIGNMENTS, type MenuItem } from "./menu.ts";
import { WaitingBadge } from "./waiting-badge.tsx";

const More = onDemand(() => import("./more-dialog.tsx"));

/** For who has assignments, they take the last place. */
const WITH_ASSIGNMENTS: readonly MenuItem[] = [...COMMON.slice(0, -1), MY_ASSIGNMENTS];

/** The phone's menu at the foot of the page. */
export function BottomBar() {
  return useUser() ? <PersonsBar /> : <Bar items={COMMON} />;
}

function PersonsBar() {
  const { data } = useMyAssignments("ACTIVE");
  return <Bar items={data && data.assignments.length > 0 ? WITH_ASSIGNMENTS : COMMON} />;
}

function Bar({ items }: { items: readonly MenuItem[] }) {
  const say = useSay();
  const [more, setMore] = useState(false);
  const [pathname] = useLocation();
  useLayoutEffect(() => setMore(false), [pathname]);
  return (
    <>
      <nav className={`${styles["bar"]} only-phone no-print`} aria-label={say("shell.menu.bottom")}>
        {items.map((item) => (
          <NavLink key={item.to} to={item.to}>
            <Icon of={item.icon} />
            <span>{say(item.short ?? item.text)}</span>
            {item === MY_ASSIGNMENTS && <WaitingBadge />}
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
