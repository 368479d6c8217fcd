import { useEffect, useRef, type ReactNode } from "react";
import styles from "./tabs.module.css";

interface TabsProps {
  readonly label: string;
  /** Links; the one to the present page has `aria-current`. */
  readonly children: ReactNode;
}

/** The parts of a page, each with its address, on one line: what does not fit is scrolled to. */
export function Tabs({ label, children }: TabsProps) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = line;
    const here = current?.querySelector<HTMLElement>("[aria-current]");
    // Not `scrollIntoView`, which would move the page as well.
    if (current && here) current.scrollLeft = here.offsetLeft - (current.clientWidth - here.offsetWidth) / 2;
  });
  return (
    <nav ref={line} className={styles["tabs"]} aria-label={label}>
      {children}
    </nav>
  );
}
