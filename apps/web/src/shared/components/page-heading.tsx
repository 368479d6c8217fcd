import { useLayoutEffect, useRef, type HTMLAttributes } from "react";
import { hasNavigated } from "../navigation.ts";

/**
 * The h1 of a screen. After a navigation the focus goes to it, so that screen readers read where one is; in the commit
 * that shows the screen, so that it takes the focus from no field that was quickly entered.
 */
export function PageHeading(props: HTMLAttributes<HTMLHeadingElement>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, []);
  return <h1 {...props} ref={heading} tabIndex={-1} />;
}
