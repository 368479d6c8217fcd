import { IconDots } from "@tabler/icons-react";
import { useLayoutEffect, useState } from "react";
import { useLocation } from "wouter";
import { NavLink } from "../shared/components/nav-link.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../shared/i18n/i18n.tsx";
import { onDemand } from "../shared/api/on-demand.tsx";
import styles from "./bottom-bar.module.css";
import { COMMON } from "./menu.ts";

const More = onDemand(() => import("./more-dialog.tsx"));

/** The phone's menu at the foot of the page. */
export function BottomBar() {
  const say = useSay();
  const [more, setMore] = useState(false);
  const [pathname] = useLocation();
  useLayoutEffect(() => setMore(false), [pathname]);
  return (
    <>
      <nav className={`${styles["bar"]} only-phone no-print`} aria-label={say("shell.menu.bottom")}>
        {COMMON.map((item) => (
          <NavLink key={item.to} to={item.to}>
            <Icon of={item.icon} />
            <span>{say(item.text)}</span>
          </NavLink>
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setMore(true)}>
          <Icon of={IconDots} />
          <span>{say("shell.menu.more")}</span>
        </button>
      </nav>
      {more && <More onClose={() => setMore(false)} />}
    </>
  );
}
