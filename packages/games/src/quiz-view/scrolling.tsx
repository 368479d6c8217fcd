import { useLayoutEffect, useRef, useState, type ReactNode } from "react";

/** A row that scrolls where it is wider than its place; then the keyboard reaches it too, by this name. */
export function Scrolling({
  name,
  className,
  children,
}: {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const row = useRef<HTMLSpanElement>(null);
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const box = row.current;
    if (!box) return undefined;
    const look = () => setWide(box.scrollWidth > box.clientWidth);
    look();
    // The page's first measure, the window, and a font that comes late; jsdom has no layout to observe.
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(look);
    for (const one of [box, ...box.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={row} className={className} {...(wide && { role: "group", "aria-label": name, tabIndex: 0 })}>
      {children}
    </span>
  );
}
