import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { classNames } from "@karota/ui/class-names.ts";
import { useSay } from "../shared/i18n/i18n.tsx";
import { noteNavigation } from "../shared/navigation.ts";
import { Notices } from "../shared/components/notices.tsx";
import { isWide, useIsPlaying } from "../shared/shell.ts";
import { useMedia } from "../shared/use-media.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import { storedValue } from "../shared/session/stored-value.ts";
import { Sidebar } from "./sidebar.tsx";

/** How the menu of wide screens was left. */
const menu = storedValue("karota:menu", (text) => text);

/** After a navigation the page begins at its top; the screen's heading takes the focus itself. */
function useNavigations(): void {
  const [pathname] = useLocation();
  const last = useRef(pathname);
  const scrolled = useRef(pathname);
  if (last.current !== pathname) {
    noteNavigation(last.current);
    last.current = pathname;
  }
  useEffect(() => {
    // The browser's own arrows bring their place on the page with them.
    const onArrow = () => (scrolled.current = location.pathname);
    addEventListener("popstate", onArrow);
    return () => removeEventListener("popstate", onArrow);
  }, []);
  useLayoutEffect(() => {
    if (scrolled.current !== pathname) window.scrollTo(0, 0);
    scrolled.current = pathname;
  }, [pathname]);
}

/** Header, menu, footer and bottom bar around every screen. */
export function Layout({ children }: { children: ReactNode }) {
  const say = useSay();
  const playing = useIsPlaying();
  const mini = menu.use() === "mini";
  const [open, setOpen] = useState(false);
  const [pathname] = useLocation();
  /** In play, beside wide tables and on middle widths the menu is folded, and opens over the page. */
  const tight = useMedia("(max-width: 1023px)") || playing || isWide(pathname);
  const folded = tight ? !open : mini;
  useNavigations();
  useLayoutEffect(() => setOpen(false), [pathname]);
  const toggle = () => {
    if (tight) setOpen(!open);
    else menu.write(mini ? "wide" : "mini");
  };
  return (
    <>
      <a className={styles["skip"]} href="#main">
        {say("shell.skip")}
      </a>
      <div className={classNames(styles["head"], playing && "no-phone")}>
        <Header isOpen={!folded} onMenu={toggle} />
      </div>
      <div className={classNames(styles["app"], (tight || mini) && styles["mini"])}>
        <div>
          <Sidebar folded={folded} over={tight && open} onMinify={toggle} onClose={() => setOpen(false)} />
        </div>
        <div className={styles["content"]}>
          <main id="main" tabIndex={-1} className={classNames(styles["main"], playing && styles["playing"])}>
            {children}
          </main>
          {!playing && <Footer />}
        </div>
      </div>
      {!playing && <BottomBar />}
      <Notices />
    </>
  );
}
